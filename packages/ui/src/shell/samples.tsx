// An invented company that the shell's stories share; no component reads it.
import { Cloud, Globe, Router, Smartphone, TabletSmartphone } from "lucide-react";
import { type DataColumn, DataTable, ListRow } from "../data/DataTable/index.ts";
import { CountCluster } from "../figures/CountCluster/CountCluster.tsx";
import { ScoreScale } from "../figures/ScoreScale/ScoreScale.tsx";
import { Stat } from "../figures/Stat/Stat.tsx";
import { Vernier } from "../figures/Vernier/Vernier.tsx";
import { VernierLegend } from "../figures/VernierLegend/VernierLegend.tsx";
import { Button } from "../forms/Button/Button.tsx";
import { Icon } from "../icons/Icon/Icon.tsx";
import type { CheckCounts } from "../icons/status.ts";
import { companyCounts, english, siteCounts, spoken } from "../internal/samples.ts";
import { text } from "../theme/text.css.ts";
import { PageHeader } from "./Page/PageHeader.tsx";
import { Section } from "./Page/Section.tsx";
import { Split } from "./Page/Split.tsx";
import * as css from "./samples.css.ts";

/** The mark of a company that has no logo. */
export const CompanyInitials = ({ letters, size = 24 }: { letters: string; size?: number }) => (
  <span aria-hidden="true" className={css.company} style={{ width: size, height: size }}>
    {letters}
  </span>
);

interface Asset {
  id: string;
  name: string;
  type: string;
  icon: typeof Globe;
  counts: CheckCounts;
  rate: string;
  change: string;
}

const asset = (
  id: string,
  name: string,
  type: string,
  icon: typeof Globe,
  counts: CheckCounts,
  rate: string,
  change: string,
): Asset => ({ id, name, type, icon, counts, rate, change });

const objects: readonly Asset[] = [
  asset("shop", "shop.example.com", "Website", Globe, siteCounts, "76%", "−2"),
  asset(
    "android",
    "Example Shop",
    "Android 6.3.1",
    Smartphone,
    { critical: 2, medium: 6, low: 9, potential: 5, passed: 96 },
    "78%",
    "−2",
  ),
  asset(
    "doorbell",
    "Doorbell D2",
    "IoT device fw 2.4.7",
    Router,
    { critical: 1, medium: 5, low: 4, potential: 2, passed: 46 },
    "73%",
    "−1",
  ),
  asset(
    "ios",
    "Example Shop",
    "iOS 6.3.0",
    TabletSmartphone,
    { medium: 4, low: 7, potential: 3, passed: 98 },
    "86%",
    "−2",
  ),
  asset("aws", "1234-5678-9012", "AWS account", Cloud, { medium: 3, low: 12, passed: 112 }, "90%", "±0"),
];

const Name = ({ icon, name, type }: Asset) => (
  <span className={css.object}>
    <Icon className={css.objectIcon} of={icon} size={18} />
    <span className={css.objectWords}>
      <span className={css.objectName}>{name}</span>
      <span className={css.objectType}>{type}</span>
    </span>
  </span>
);

const columns: DataColumn<Asset>[] = [
  { id: "name", header: "Object", cell: (row) => <Name {...row} /> },
  {
    id: "checks",
    header: "Checks",
    width: 176,
    cell: ({ counts }) => <Vernier counts={counts} label={spoken(counts)} size="row" />,
  },
  {
    id: "issues",
    header: "Issues",
    width: 204,
    cell: ({ counts }) => <CountCluster counts={counts} label={spoken(counts)} />,
  },
  {
    id: "rate",
    header: "Pass rate",
    width: 112,
    align: "end",
    cell: ({ rate }) => <span className={css.number}>{rate}</span>,
  },
];

const objectId = ({ id }: Asset) => id;
const narrowObject = (row: Asset) => (
  <ListRow
    aside={<span className={css.number}>{row.rate}</span>}
    foot={<CountCluster counts={row.counts} label={spoken(row.counts)} />}
    status={<span className={css.objectType}>{row.type}</span>}
    title={row.name}
  />
);

const changes = {
  critical: "−4",
  medium: "−4",
  low: "+1",
  potential: "±0",
  uncertain: "−2",
  error: "+2",
  resolved: "+1",
  passed: "+9",
};

/** The dashboard in short: what it says, shows and lists. */
export function DashboardSample() {
  return (
    <>
      <PageHeader
        actions={<Button>Export</Button>}
        size="sentence"
        subtitle="4 fewer than on 19 October. The AWS account has none."
        title="6 critical issues in 3 of 5 objects."
      >
        <div className={css.reading}>
          <Vernier
            caption={({ total, perTick }) =>
              `${total} checks · 1 tick ≈ ${Math.round(perTick * 10) / 10} checks, worst first`
            }
            counts={companyCounts}
            label={`546 checks: ${spoken(companyCounts)}`}
            size="hero"
          />
          <VernierLegend
            aria-label="Checks by result"
            changes={changes}
            counts={companyCounts}
            labels={english}
            note="vs 19 Oct"
          />
        </div>
      </PageHeader>
      <Split
        rail={
          <Section aria-label="Privacy maturity">
            <div className={css.stack}>
              <Stat
                aside={
                  <>
                    <span className={text({ size: 3, weight: "bold" })}>Effective</span>
                    <br />
                    <span className={text({ size: 1, tone: "muted" })}>12 points to Comprehensive</span>
                  </>
                }
                label="Privacy maturity"
                size="score"
                unit="/ 100"
                value="78"
              />
              <ScoreScale label="Privacy maturity 78 of 100, Effective; 71 before" previous={71} value={78} />
            </div>
          </Section>
        }
        railLabel="Score"
      >
        <Section
          actions={<a href="/objects">All objects</a>}
          inset="flush"
          meta="5 of 8, most critical first"
          title="Objects"
        >
          <DataTable
            columns={columns}
            density="double"
            label="Objects"
            renderNarrow={narrowObject}
            rowId={objectId}
            rows={objects}
            stickyHead={false}
          />
        </Section>
      </Split>
    </>
  );
}
