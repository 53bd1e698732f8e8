package app.traytable.match

import androidx.lifecycle.ViewModelProvider
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import app.traytable.TraytableApp

/** The table as it is, but that bots do not wait for people who might say something. */
fun speechless(app: TraytableApp): ViewModelProvider.Factory =
    viewModelFactory {
        initializer {
            with(app) {
                MatchViewModel(this, matches(), settings(), background(), { 0 }) {
                    learned().now().hasNews(it.frame(), settings().now())
                }
            }
        }
    }
