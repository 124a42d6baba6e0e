/** What tables are described with; one file for all, as in `drizzle.ts`. */
// biome-ignore lint/style/noRestrictedImports: the one file that may, for all others
export * from "drizzle-orm/pg-core";
