import { useCallback, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { AssessmentSelector } from "../checks/index.ts";
import { comparisonHref } from "../comparison/index.ts";
import { usePlatform } from "../platform/index.ts";
import { usePageHead } from "../shell/index.ts";
import {
  applicationHref,
  applicationsAddress,
  type CardState,
  type cardAddress,
  cardScanOf,
} from "./address.ts";
import { cardAt } from "./links.ts";
import { useApplication, useHistory } from "./queries.ts";

const ownPage = ({ scan_id }: { scan_id: string }) => applicationHref(scan_id);

/** The top bar over one application: its title, the way back, and which of its assessments is shown. */
export function useApplicationHead(
  wanted: { objectId?: string | null; scanId: string | null },
  /** The same page about another of its assessments; default: the application's own. */
  hrefOf: (scan: { scan_id: string; assessment_id: string }) => string = ownPage,
): void {
  const { t } = useTranslation("applications");
  const { navigate } = usePlatform();
  const { data } = useApplication(wanted);
  const objectId = data?.application.id ?? null;
  const { data: history } = useHistory(objectId);
  const shown = data?.application.assessment_id ?? null;
  // Read when another one is chosen: a tab that opens changes the address, and nothing in the top bar.
  const latest = useRef(hrefOf);
  latest.current = hrefOf;
  const scanTime = useMemo(
    () =>
      objectId !== null && (
        <AssessmentSelector
          objectId={objectId}
          value={shown}
          onChange={(id) => {
            const scan = history?.list.find(({ assessment_id }) => assessment_id === id) ?? history?.list[0];
            if (scan) navigate(latest.current(scan));
          }}
          onCompare={(before, after) => navigate(comparisonHref({ before, after, objectId }))}
        />
      ),
    [objectId, shown, history, navigate],
  );
  usePageHead({
    title: t("headTitle"),
    subtitle: t("title"),
    backHref: applicationsAddress.href(),
    backLabel: t("back"),
    ...(data && { documentTitle: data.application.title }),
    scanTime,
  });
}

/** The top bar over a card: another assessment shows the same card, with its tables set as they are. */
export function useCardHead(address: typeof cardAddress, state: CardState): void {
  useApplicationHead(
    cardScanOf(state),
    useCallback((scan) => cardAt(address, state)(scan), [address, state]),
  );
}
