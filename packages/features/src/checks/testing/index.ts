export { DETAIL } from "./detail.ts";
export { answerChecks } from "./rows.ts";
