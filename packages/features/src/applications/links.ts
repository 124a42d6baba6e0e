import type { AnalysisCard } from "@candor/api/entities";
import { type CardKind, type CardState, cardAddress } from "./address.ts";
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

/** Address of the same card in another assessment of its object. What its tables were set to stays. */
export const cardAt =
  (address: typeof cardAddress, state: CardState) =>
  ({ scan_id, assessment_id }: { scan_id: string; assessment_id: string }): string =>
    address.href({ ...state, scanId: scan_id, objectVersionId: assessment_id });
