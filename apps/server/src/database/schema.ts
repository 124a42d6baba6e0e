export * from "./schema/assessments.ts";
export * from "./schema/audit.ts";
export * from "./schema/company.ts";
export * from "./schema/mail.ts";
export * from "./schema/objects.ts";
export * from "./schema/people.ts";
export * from "./schema/results.ts";
export * from "./schema/storage.ts";
