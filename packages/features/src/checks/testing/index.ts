export { DETAIL } from "./detail.ts";
export { answerChecks, ROWS } from "./rows.ts";
export { COMMENTS } from "./work.ts";
