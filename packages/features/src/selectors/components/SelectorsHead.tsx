import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { AssessmentSelector, ObjectSelector } from "../../checks/index.ts";
import { comparisonHref } from "../../comparison/index.ts";
import type { ScreenId } from "../../navigation/index.ts";
import { type Arriving, amongApps, usePlatform, useSelect, useSelection } from "../../platform/index.ts";
import { useCurrentUser } from "../../session/index.ts";
import { usePageHead } from "../../shell/index.ts";

export interface SelectorsHeadProps extends Arriving {
  screenId: ScreenId;
}

/** The choice of app, and of one of its assessments or of all apps', as this tab last made it. */
export default function SelectorsHead({ screenId }: SelectorsHeadProps) {
  const { t } = useTranslation("shell");
  const { navigate } = usePlatform();
  const { app_list } = useCurrentUser();
  const selection = useSelection();
  const select = useSelect();
  const { appId, appScanId, scanId } = amongApps(selection, app_list);
  const selectors = useMemo(
    () => ({
      appSelector: (
        <ObjectSelector
          apps={app_list}
          value={appId}
          onChange={(id) => select({ appId: id, appScanId: null })}
        />
      ),
      // The list of applications says of each when it was assessed last: no time is chosen for it.
      scanTime: screenId !== "applications" && (
        <AssessmentSelector
          objectId={appId}
          value={appId === null ? scanId : appScanId}
          onChange={(id) => select(appId === null ? { scanId: id } : { appScanId: id })}
          onCompare={(before, after) => navigate(comparisonHref({ before, after, objectId: appId }))}
        />
      ),
    }),
    [screenId, app_list, appId, scanId, appScanId, select, navigate],
  );
  usePageHead({ title: "", documentTitle: t(`screen.${screenId}`), ...selectors });
  return null;
}
