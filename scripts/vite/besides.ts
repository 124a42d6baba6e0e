import type { ModulePreloadOptions } from "vite";

/**
 * What a page's parts are fetched with, beside the chunks that every page has: each list of them stands in a script.
 * Styles stay in it: nothing else brings those.
 */
export function besides(
  ...chunks: readonly string[]
): NonNullable<ModulePreloadOptions["resolveDependencies"]> {
  const known = new RegExp(`(?:^|/)(?:${chunks.join("|")})-[\\w-]{8}\\.js$`);
  return (_, files, { hostType }) =>
    hostType === "html" ? files : files.filter((file) => !known.test(file));
}
