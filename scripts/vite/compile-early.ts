/**
 * Has Chromium compile the named chunks, which are sure to run before a screen is first drawn, while they still arrive,
 * beside the page's own thread, rather than function by function when it is called. Other browsers read a comment.
 */
export const compileEarly =
  (...chunks: readonly string[]) =>
  ({ name }: { name: string }): string =>
    chunks.includes(name) ? "//# allFunctionsCalledOnLoad" : "";
