package app.traytable.ui.tray.pieces

import androidx.compose.ui.graphics.StrokeCap
import app.traytable.match.Animal
import app.traytable.ui.tray.pieces.Paint.Body
import app.traytable.ui.tray.pieces.Paint.Detail
import app.traytable.ui.tray.pieces.Paint.Field
import app.traytable.ui.tray.pieces.Paint.White

private val Sketches: Map<Animal, AnimalSketch> by lazy {
    Animal.entries.associateWith(::sketchOf)
}

internal val Animal.sketch: AnimalSketch
    get() = Sketches.getValue(this)

private fun sketchOf(animal: Animal) =
    when (animal) {
        Animal.FOX -> fox()
        Animal.WHALE -> whale()
        Animal.FROG -> frog()
        Animal.OWL -> owl()
        Animal.PIG -> pig()
        Animal.BEAR -> bear()
        Animal.CHICK -> chick()
        Animal.CAT -> cat()
        Animal.RABBIT -> rabbit()
        Animal.ELEPHANT -> elephant()
    }

/** How high the eyes are: there a bot wears its visor. */
internal val Animal.eyes: Float
    get() =
        when (this) {
            Animal.FOX -> 0.4f
            Animal.WHALE -> 1f
            Animal.FROG -> -8f
            Animal.OWL -> -2.5f
            Animal.PIG -> -2.6f
            Animal.BEAR -> -1.6f
            Animal.CHICK -> -1.6f
            Animal.CAT -> -1f
            Animal.RABBIT -> 3f
            Animal.ELEPHANT -> -3.4f
        }

private fun fox() =
    AnimalSketch {
        fill(
            Body,
            "M-15,-14L-5.5,-9Q0,-10.5 5.5,-9L15,-14Q16.5,-1 10,6L0,16L-10,6Q-16.5,-1 -15,-14Z",
        )
        fill(
            Field,
            "M0,16L-10,6Q-13,3 -14,-1Q-5,1 -2.2,9ZM0,16L10,6Q13,3 14,-1Q5,1 2.2,9Z",
            0.38f,
        )
        discs(Detail, 5.6f, 0.6f, 1.9f)
        disc(Detail, 0f, 13.4f, 2.5f)
    }

private fun whale() =
    AnimalSketch {
        fill(
            Body,
            "M-15,3Q-15,-7.5 -3.5,-7.5Q7,-7.5 9.5,1Q10.5,-5 7,-9.5Q12,-9.5 13.2,-5.5" +
                "Q14.5,-9.5 18,-9Q18,-3 13.6,-1.6Q14,12 -3,12Q-15,12 -15,3Z",
        )
        disc(Detail, -8f, 2.4f, 1.8f)
        line(Detail, "M-14.5,6.5Q-6,9.5 -1,7", 1.5f)
        line(Body, "M-4,-10V-12Q-4,-15.5 -8,-15M-4,-12Q-4,-15.5 0,-15", 2f)
    }

private fun frog() =
    AnimalSketch {
        discs(Body, 8f, -8f, 5.6f)
        oval(Body, 0f, 2.5f, 15.5f, 11f)
        discs(Detail, 8f, -8f, 2.5f)
        line(Detail, "M-10,4Q0,11.5 10,4", 1.9f)
        discs(Detail, 2f, -1f, 0.9f)
    }

private fun owl() =
    AnimalSketch {
        fill(Body, "M-14,-15Q0,-8 14,-15Q16,3 11.5,9Q0,18.5 -11.5,9Q-16,3 -14,-15Z")
        discs(Field, 6f, -2.5f, 5.4f)
        discs(White, 6f, -2.5f, 2.3f)
        fill(Detail, "M-2.6,2L2.6,2L0,7Z")
    }

private fun pig() =
    AnimalSketch {
        fill(Body, "M-14.5,-13L-4,-10.5L-11,-2ZM14.5,-13L4,-10.5L11,-2Z")
        disc(Body, 0f, 1f, 13.5f)
        discs(Detail, 6f, -2.6f, 1.8f)
        oval(Field, 0f, 5.4f, 6.4f, 4.7f)
        ovals(White, 2.2f, 5.4f, 1.1f, 1.9f)
    }

private fun bear() =
    AnimalSketch {
        discs(Body, 10f, -10f, 5.6f)
        discs(Field, 10f, -10f, 2.6f)
        disc(Body, 0f, 1.5f, 13.6f)
        discs(Detail, 5.6f, -1.6f, 1.8f)
        oval(Detail, 0f, 4f, 2.9f, 2.1f)
        line(Detail, "M0,5.5V8M0,8Q-3,10.5 -5,8.4M0,8Q3,10.5 5,8.4", 1.5f)
    }

private fun chick() =
    AnimalSketch {
        fill(
            Body,
            "M-1,-11Q-6,-14 -3.5,-18Q-0.5,-16.5 0,-13.5Q2,-17.5 5.5,-16.5Q5.5,-12.5 2,-11Z",
        )
        disc(Body, 0f, 1.5f, 13.6f)
        discs(Detail, 5.8f, -1.6f, 1.9f)
        fill(Detail, "M-4.6,3.6L0,0.6L4.6,3.6L0,8.6Z")
        line(Body, "M-4.6,3.6H4.6", 0.9f, StrokeCap.Butt)
    }

private fun cat() =
    AnimalSketch {
        fill(
            Body,
            "M-13.6,-15.5L-4,-10.8Q0,-11.6 4,-10.8L13.6,-15.5Q15.5,-5 14,1.5" +
                "Q11,13 0,13Q-11,13 -14,1.5Q-15.5,-5 -13.6,-15.5Z",
        )
        ovals(Detail, 6f, -1f, 1.6f, 2.6f)
        fill(Detail, "M-2,4H2L0,6.4Z")
        line(
            Detail,
            "M-9,5L-17,3.6M-9,7.4L-16.4,9M9,5L17,3.6M9,7.4L16.4,9",
            1.1f,
        )
        line(Detail, "M0,6.4Q-1.6,9.4 -4,8.4M0,6.4Q1.6,9.4 4,8.4", 1.2f)
    }

private fun rabbit() =
    AnimalSketch {
        ovals(Body, 5.4f, -10f, 3.7f, 8.6f, tilt = 8f)
        ovals(Field, 5.4f, -10f, 1.5f, 5.6f, tilt = 8f)
        oval(Body, 0f, 5f, 11.8f, 10.6f)
        discs(Detail, 4.9f, 3f, 1.8f)
        fill(Detail, "M-2,7H2L0,9.2Z")
        fill(Detail, "M-1.6,11.2H1.6V14H-1.6Z", 0.65f)
    }

private fun elephant() =
    AnimalSketch {
        ovals(Body, 10.6f, -2.5f, 6.8f, 9.4f)
        ovals(Field, 11f, -2.5f, 3.8f, 6f, alpha = 0.55f)
        fill(
            Body,
            "M-8.6,-5Q-8,-13 0,-13Q8,-13 8.6,-5Q8.6,3 4,5.5Q3.4,10 5.5,12.5Q7.5,14.5 9,12.5" +
                "L10.4,15Q6,18.5 2,15Q-2,11.5 -3.4,5.8Q-8.6,3 -8.6,-5Z",
        )
        discs(Detail, 4.2f, -3.6f, 1.7f)
        line(Field, "M-2,8.5L3,7.6M-0.6,11.4L3.8,9.8", 1f, StrokeCap.Butt)
    }
