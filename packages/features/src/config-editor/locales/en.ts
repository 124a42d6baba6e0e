export { uploadMessages as messagesByCode } from "@candor/api/errors/en";
export { default } from "./en.json";
