import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { AssessmentSelector } from "../checks/index.ts";
import { comparisonHref } from "../comparison/index.ts";
import { usePlatform } from "../platform/index.ts";
import { usePageHead } from "../shell/index.ts";
import { applicationHref, applicationsAddress } from "./address.ts";
import { useApplication, useHistory } from "./queries.ts";

/** The top bar over one application: its title, the way back, and which of its assessments is shown. */
export function useApplicationHead(wanted: { objectId?: string | null; scanId: string | null }): void {
  const { t } = useTranslation("applications");
  const { navigate } = usePlatform();
  const { data } = useApplication(wanted);
  const objectId = data?.application.id ?? null;
  const { data: history } = useHistory(objectId);
  const shown = data?.application.assessment_id ?? null;
  const scanTime = useMemo(
    () =>
      objectId !== null && (
        <AssessmentSelector
          objectId={objectId}
          value={shown}
          onChange={(id) => {
            const scan = history?.list.find(({ assessment_id }) => assessment_id === id) ?? history?.list[0];
            if (scan) navigate(applicationHref(scan.scan_id));
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
