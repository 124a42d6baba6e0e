import type { CheckDetail } from "@candor/api/entities";

type Bilingual = CheckDetail["summary"];

/** The parts of a check or result that are prose. */
export type ProseParts = Pick<CheckDetail, "summary" | "what_is_wrong" | "explain" | "uncertain_reason">;

/**
 * What a check's prose says, in order: what was seen, what is wrong about it where something is, and why it
 * matters. A rule that is itself unsure gives its reason as the summary; it is shown as the reason then.
 */
export function proseOf({
  summary,
  what_is_wrong: wrong,
  explain,
  uncertain_reason,
}: ProseParts): Bilingual[] {
  const repeated = uncertain_reason?.en === summary.en && uncertain_reason.cn === summary.cn;
  return [repeated ? null : summary, wrong, explain].filter((text) => text !== null);
}
