package app.traytable.rules.bots;

import app.traytable.rules.table.Move;
import org.jspecify.annotations.Nullable;

/**
 * Why a move that somebody aims at is not the one of the hint.
 *
 * @param tried how the move of the hint fared beside it
 * @param objection what its seat can see speaks against it; null for nothing
 */
public record Answer<M extends Move, H>(M aimed, Comparison tried, @Nullable H objection) {}
