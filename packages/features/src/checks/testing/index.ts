export { DETAIL } from "./detail.ts";
export { answerChecks, ROWS } from "./rows.ts";
export { LONG_TITLE } from "./say.ts";
export { COMMENTS } from "./work.ts";
