import type { Draft } from "../evidence-rows/index.ts";
import { readDraft, storeDraft } from "../platform/index.ts";

/** Name under which what is typed over a result is kept until it is saved or thrown away. */
export const resultDraft = (id: string) => `scan-result.${id}`;

/** What is kept of an edit beside its fields. */
interface Beside {
  /** Rows of evidence; null: as they stand. */
  rows: Draft | null;
  /** When the word was laid that the editor saw; null where there was none. */
  seen: string | null;
}

const besideName = (id: string) => `${resultDraft(id)}.beside`;

export const readBeside = (id: string): Beside | null => readDraft<Beside>(besideName(id));

/** Keeps it over a reload of the page; null forgets it. */
export const keepBeside = (id: string, beside: Beside | null) => storeDraft(besideName(id), beside);

/** Throws away what was typed over a result. */
export function forgetResult(id: string): void {
  storeDraft(resultDraft(id), null);
  keepBeside(id, null);
}
