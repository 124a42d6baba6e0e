import type { AnalysisCard } from "@candor/api/entities";
import { applicationHref, type CardKind, cardAddress } from "./address.ts";
import type { useHistory } from "./queries.ts";
import type { ApplicationCardHead, ApplicationDetail } from "./types.ts";

/** The body that a card of each source is shown with. */
const KINDS: Record<AnalysisCard, CardKind> = {
  data_sharing: "ds",
  cross_border: "dc",
  cookies: "cookies",
  sdks: "sdks",
  privacy_label: "pl",
  tracking_pixel: "t",
};
/** Bodies whose address names no card: they are the engine's own. */
const UNNAMED: ReadonlySet<CardKind> = new Set(["cookies", "sdks", "data-sharing"]);

/** Address of a card's page: one that staff laid out as a table is a table. */
export const cardHref =
  ({ application }: Pick<ApplicationDetail, "application">) =>
  ({ card_key, source, layout }: Pick<ApplicationCardHead, "card_key" | "source" | "layout">): string => {
    const own = layout === "table" ? "t" : KINDS[source];
    const kind = UNNAMED.has(own) && card_key !== source ? "t" : own;
    return cardAddress.href({
      objectId: application.id,
      objectVersionId: application.assessment_id,
      scanId: application.scan_id,
      kind,
      cardKey: UNNAMED.has(kind) ? null : card_key,
    });
  };

/** Address of the last assessment among those of an object; null while they are on their way. */
export function lastHref(history: ReturnType<typeof useHistory>["data"]): string | null {
  const last = history?.list[0];
  return last ? applicationHref(last.scan_id) : null;
}
