import type { ParsedRequestOf, ReplyOf, renderEvidence, renderTemplate } from "@candor/api/contract";
import {
  type EvidenceValues,
  placeholderProblems,
  renderBudget,
  renderEvidenceText,
  SEPARATORS,
  TextTooLongError,
  templatesFor,
} from "@candor/api/entities";
import type { Db } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import { versionOf } from "./read.ts";

/** Refuses what would be far longer than anyone reads. */
function bounded<T>(render: () => T): T {
  try {
    return render();
  } catch (error) {
    if (error instanceof TextTooLongError) throw new HttpError("mis.render_too_long");
    throw error;
  }
}

/** Renders a text while it is edited. */
export function renderText({
  text,
  values,
  language,
}: ParsedRequestOf<typeof renderEvidence>): ReplyOf<typeof renderEvidence> {
  const rendered = bounded(() => renderEvidenceText(text, values, SEPARATORS[language]));
  return { ...rendered, problems: placeholderProblems(text, Object.keys(values)) };
}

/** Renders a version as the portal would show it. */
export async function renderVersion(
  db: Db,
  { version_id: id, language, values, rows }: ParsedRequestOf<typeof renderTemplate>,
): Promise<ReplyOf<typeof renderTemplate>> {
  const { content } = await versionOf(db, id);
  const missing = new Set<string>();
  const budget = renderBudget();
  const rendered = (text: string, given: EvidenceValues): string => {
    const result = renderEvidenceText(text, given, SEPARATORS[language], budget);
    for (const name of result.missing) missing.add(name);
    return result.text;
  };
  const reply = bounded(() => ({
    title: rendered(content.title[language], values),
    sub_title: rendered(content.sub_title[language], values),
    help: rendered(content.help[language], values),
    rows: rows.map((row) => rendered(content.format[language], { ...values, ...row })),
  }));
  const seen = rows.length > 0 ? rows.map((row) => ({ ...values, ...row })) : [values];
  const templates = [...new Set(seen.flatMap((one) => templatesFor(content.conditions, one)))];
  return { ...reply, missing: [...missing], templates };
}
