package app.traytable.ui.eyes

/**
 * What is as it is for a reason: a line "kind: what [page] = reason" of every-eye.txt, in which a
 * star stands for anything.
 */
class Excepted private constructor(
    val line: String,
    private val pattern: Regex,
) {
    fun covers(finding: Finding) = pattern.matches(finding.toString())

    companion object {
        fun all(): List<Excepted> =
            checkNotNull(Excepted::class.java.getResource("/every-eye.txt"))
                .readText()
                .lines()
                .filter { it.isNotBlank() && !it.startsWith("#") }
                .map(::of)

        private fun of(line: String): Excepted {
            val (pattern, reason) =
                line
                    .split(
                        " = ",
                        limit = 2,
                    ).also { check(it.size == 2) { line } }
            check(reason.isNotBlank()) { line }
            return Excepted(line, Regex(pattern.split("*").joinToString(".*") { Regex.escape(it) }))
        }
    }
}
