export * from "./schemas.ts";
export * from "./tables.ts";
