/** Stands at `<html>` while text is wider. */
export const WIDER_TEXT = "data-wider-text";
