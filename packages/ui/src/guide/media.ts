/** Below the dialog's own width and a margin of 24 at each side it takes the whole screen. */
export const fullScreen = "screen and (width < 938px)";
