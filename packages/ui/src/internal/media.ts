/** Below 900 px the sidebar is a drawer and regions stack. */
export const narrow = "screen and (width < 900px)";
/** Below 1200 px the rail goes under the main column. */
export const stacked = "screen and (width < 1200px)";
/** People who asked for less motion: opacity only. */
export const calm = "(prefers-reduced-motion: reduce)";
/** Forced colours (Windows high contrast): fills are replaced, so borders must carry the meaning. */
export const forced = "(forced-colors: active)";
