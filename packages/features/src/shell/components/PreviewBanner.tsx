import { listAssessments } from "@candor/api/contract";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "../../address/index.ts";
import { type Arriving, inReviewState, useEndpoint, useSharedState } from "../../platform/index.ts";

/** Tells staff who preview a portal whether the page shows an assessment that is not published. */
export default function PreviewBanner(_: Arriving) {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  const { data } = useEndpoint(
    listAssessments,
    { states: ["expert_review"], page: 1, page_size: 100 },
    { quiet: true },
  );
  const address = `${pathname}${search}`;
  // An address names an assessment, or what it found in one object.
  const named = data?.list.find(({ id, objects }) =>
    [id, ...objects.map(({ scan_id }) => scan_id)].some((one) => address.includes(one)),
  );
  const number = named?.number ?? null;
  const [, setInReview] = useSharedState(inReviewState);
  useEffect(() => {
    setInReview(number);
    return () => setInReview(null);
  }, [number, setInReview]);
  return number === null ? t("preview") : t("previewInReview", { number: `S-${number}` });
}
