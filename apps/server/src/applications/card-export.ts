import type { exportCard, ParsedRequestOf } from "@candor/api/contract";
import type { Language } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import { evidenceExport } from "../exports/evidence.ts";
import type { ExportTable } from "../exports/table.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { cardOf } from "./applications.ts";
import type { Analyses } from "./facts.ts";

/** One table of a card as its reader has it, in the columns that are exported. */
export async function cardTable(
  services: Services,
  known: Analyses,
  customer: Customer,
  { object_id, scan_id, card_key, table: id, ...asked }: ParsedRequestOf<typeof exportCard>,
  language: Language,
): Promise<ExportTable> {
  const card = await cardOf(services, known, customer, { object_id, scan_id, card_key });
  const table = card.tables.find((one) => one.id === id);
  if (!table) throw new HttpError("check.analysis_not_found");
  return evidenceExport(card_key, table, asked, language);
}
