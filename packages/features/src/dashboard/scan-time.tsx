import { ScanTimeButton } from "@candor/ui/menus";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../address/index.ts";
import { checksCatalogue } from "../checks/catalogue.ts";
import { lazyPart, useFormat } from "../platform/index.ts";
import type { DashboardState } from "./address.ts";
import type { ScanTimeProps } from "./components/ScanTime.tsx";
import { useDashboard } from "./queries.ts";

const load = () => import("./components/ScanTime.tsx");
const ScanTime = lazyPart<ScanTimeProps>(checksCatalogue, load);
// What does not arrive is told of once it is asked for.
const near = () => void load().catch(() => {});

/**
 * The choice of assessment in the top bar. Its lists are a tenth of the page's script: they are fetched when somebody
 * goes near the button. Nothing before the first publication.
 */
export function useDashboardScanTime({ state, change }: AddressState<DashboardState>): ReactNode {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { data } = useDashboard(state);
  const [pressed, setPressed] = useState(false);
  const choosable = Boolean(data?.counts) || state.assessmentId !== null;
  const at = (state.assessmentId && data?.assessed_at) || null;
  return useMemo(() => {
    if (!choosable) return null;
    const button = (
      <ScanTimeButton
        label={t("scanTime.label")}
        time={at ? format.dateTime(at) : t("scanTime.last")}
        aria-expanded={pressed}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setPressed(true)}
      />
    );
    if (!pressed) return button;
    return (
      <Suspense fallback={button}>
        <ScanTime address={{ state, change }} onMissing={() => setPressed(false)}>
          {button}
        </ScanTime>
      </Suspense>
    );
  }, [choosable, at, pressed, state, change, t, format]);
}
