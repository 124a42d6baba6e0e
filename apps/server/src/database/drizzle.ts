/**
 * The query builder, from one file: Node reads the library's list of entries, 130 kB, anew for each file that imports
 * it, which was half a second of every start.
 */
// biome-ignore lint/style/noRestrictedImports: the one file that may, for all others
export * from "drizzle-orm";
