/** Below 900 px the sidebar is a drawer and regions stack. */
export const narrow = "screen and (width < 900px)";
/** Below 1200 px and on paper the rail goes under the main column. */
export const stacked = "screen and (width < 1200px), print";
/** People who asked for less motion: opacity only. */
export const calm = "(prefers-reduced-motion: reduce)";
/** Forced colours (Windows high contrast): fills are replaced, so borders must carry the meaning. */
export const forced = "(forced-colors: active)";
/**
 * For what is filled with ink. In forced colours the browser lays paper behind every word, and paper-coloured words on
 * it would vanish: the fill keeps its own colours, which the tokens already take from the system.
 */
export const keepsInk = { [forced]: { forcedColorAdjust: "none" } } as const;
