/**
 * Node's flags for a process that holds the embedded database for a test and ends. V8 compiles WebAssembly that is busy
 * a second time, to run it faster: many seconds of work that a short life does not get back.
 */
export const forShortLives = /** @type {const} */ (["--liftoff-only"]);
