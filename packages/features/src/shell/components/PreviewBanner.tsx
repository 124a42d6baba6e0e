import { listAssessments, type ReplyOf } from "@candor/api/contract";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "../../address/index.ts";
import { type Arriving, inReviewState, useEndpoint, useSharedState } from "../../platform/index.ts";

const NEWEST = { page: 1, page_size: 100 as const };

/** Tells staff who preview a portal whether what the page shows is published. The one place that says so. */
export default function PreviewBanner(_: Arriving) {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  // An address names an assessment, or what it found in one object.
  const namedIn = (data: ReplyOf<typeof listAssessments> | undefined) =>
    data?.list.find(({ id, objects }) =>
      [id, ...objects.map(({ scan_id }) => scan_id)].some((one) => address.includes(one)),
    );
  const { data } = useEndpoint(listAssessments, { ...NEWEST, states: ["expert_review"] }, { quiet: true });
  const number = namedIn(data)?.number ?? null;
  const others = useEndpoint(
    listAssessments,
    { ...NEWEST, states: ["complete"] },
    { quiet: true, enabled: data !== undefined && number === null },
  );
  const published = number === null ? namedIn(others.data) : undefined;
  const [, setInReview] = useSharedState(inReviewState);
  useEffect(() => {
    setInReview(number);
    return () => setInReview(null);
  }, [number, setInReview]);
  if (number !== null) return t("previewInReview", { number: `S-${number}` });
  return published ? t("previewPublished", { number: `S-${published.number}` }) : t("preview");
}
