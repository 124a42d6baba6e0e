/**
 * What the bundler may leave out where nobody reads it. A schema is made by calls of `z` as its module runs; the bundler
 * cannot see that they do nothing else, so a screen that reads one constant would load the schemas beside it, and their
 * library. Reading a property does nothing else either: no module here has a getter that does.
 */
export const treeshake = { manualPureFunctions: ["z"], propertyReadSideEffects: false } as const;
