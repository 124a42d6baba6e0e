/** What tables are described with; one file for all, as in `drizzle.ts`. */
// biome-ignore lint/style/noRestrictedImports: here it comes from
export * from "drizzle-orm/pg-core";
