import type { CheckDetail } from "@candor/api/entities";
import { CountCluster } from "@candor/ui/figures";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { CheckScreen } from "../../checks/index.ts";
import { StatusText } from "../../evidence/index.ts";
import { AsOf, DroppedNote } from "../../frames/index.ts";
import { paneAlone, paneBeside, paneRow, TwoPanes, useKeys } from "../../panes/index.ts";
import { useFirstLines, useFormat, usePlatform, useStatusTexts } from "../../platform/index.ts";
import { complianceAddress, type ScenarioScanState } from "../address.ts";
import { useScenarioScan } from "../queries.ts";
import * as css from "./compliance.css.ts";
import { ScenarioFrame } from "./ScenarioFrame.tsx";

export interface ScenarioScanScreenProps {
  /** The scan, the scenario and the chosen check, in the address. */
  address: AddressState<ScenarioScanState>;
  /** Draws the chosen check. */
  children: (check: CheckDetail) => ReactNode;
}

/** One scenario as one scan of one object found it: its checks, and the chosen one beside them. j and k go on. */
export function ScenarioScanScreen({ address, children }: ScenarioScanScreenProps) {
  const { t } = useTranslation("compliance");
  const format = useFormat();
  const status = useStatusTexts();
  const { Link } = usePlatform();
  const { state, change, hrefFor } = address;
  const query = useScenarioScan(state);
  const list = useMemo(() => query.data?.list ?? [], [query.data]);
  const drawn = useFirstLines(list);
  // Where there is room the first one is open from the start.
  const at = Math.max(
    list.findIndex(({ check_id }) => check_id === state.checkId),
    0,
  );
  const shown = list[at];
  const step = (by: 1 | -1) => {
    const next = list[at + by];
    if (next) change({ checkId: next.check_id }, { replace: true });
  };
  const close = () => change({ checkId: null }, { replace: true });
  useKeys({ j: () => step(1), k: () => step(-1), Escape: close });
  return (
    <ScenarioFrame query={query} missing={{ title: t("scan.missingTitle"), text: t("scan.missingText") }}>
      {({ title, object, counts, published_at, last_scan_id }) => (
        <>
          {last_scan_id !== state.scanId && (
            <AsOf at={published_at} onLast={() => change({ scanId: last_scan_id })} />
          )}
          <DroppedNote address={address} />
          <TwoPanes
            open={state.checkId !== null && shown?.check_id === state.checkId}
            closeHref={hrefFor({ checkId: null })}
            closeLabel={t("scan.toList")}
            list={
              <>
                <div className={css.listHead}>
                  {/* The check's title is the page's, unless there is room for the list alone. */}
                  <h2 className={`${css.title} ${paneBeside}`}>{format.text(title)}</h2>
                  <h1 className={`${css.title} ${paneAlone}`}>{format.text(title)}</h1>
                  <span className={css.small}>
                    {t("scan.of", { object: object.name, date: format.date(published_at) })}
                  </span>
                  <CountCluster counts={counts} label={status.issues(counts)} />
                </div>
                <nav aria-label={t("scan.checks")}>
                  {drawn.map((row) => (
                    <Link
                      key={row.id}
                      href={hrefFor({ checkId: row.check_id })}
                      className={paneRow}
                      aria-current={row === shown ? "true" : undefined}
                    >
                      <StatusText status={row.status} />
                      <span className={css.title}>{format.text(row.title)}</span>
                      <span className={css.small}>{format.text(row.category)}</span>
                    </Link>
                  ))}
                </nav>
              </>
            }
            detail={
              shown && (
                <CheckScreen key={shown.id} id={shown.id} backHref={complianceAddress.href()}>
                  {children}
                </CheckScreen>
              )
            }
          />
        </>
      )}
    </ScenarioFrame>
  );
}
