import { getCheckFile } from "@candor/api/contract";
import { Cell, Cells, PageHeader, Section } from "@candor/ui/shell";
import { preload } from "react-dom";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { StoredTexts } from "../../evidence/index.ts";
import { DetailScreen, DroppedNote } from "../../frames/index.ts";
import { Below, useFormat } from "../../platform/index.ts";
import { type CheckComparisonState, comparisonHref } from "../address.ts";
import { useCheckComparison } from "../queries.ts";
import type { CheckComparison } from "../types.ts";
import { ComparedSide } from "./ComparedSide.tsx";
import * as css from "./comparison.css.ts";
import { EvidenceChanges } from "./EvidenceChanges.tsx";
import { Impossible, isImpossible } from "./Impossible.tsx";
import { ScreenshotPairs } from "./ScreenshotPairs.tsx";
import { VersionChoice } from "./VersionChoice.tsx";

export interface CheckComparisonScreenProps {
  /** The check and the two assessments, in the address. */
  address: AddressState<CheckComparisonState>;
  checksHref: string;
  /** Address of one result. */
  checkHref: (resultId: string) => string;
}

/** One check in two assessments: both verdicts, what came and went of the evidence, the screenshots. */
export function CheckComparisonScreen({ address, checksHref, checkHref }: CheckComparisonScreenProps) {
  const { t } = useTranslation("comparison");
  const query = useCheckComparison(address.state);
  if (isImpossible(query.error)) return <Impossible error={query.error} checksHref={checksHref} assessed />;
  return (
    <>
      <DroppedNote address={address} />
      <DetailScreen
        query={query}
        loadingLabel={t("check.loading")}
        missing={{
          codes: ["check.not_found"],
          title: t("check.notFoundTitle"),
          text: t("check.notFoundText"),
        }}
        back={{ href: comparisonHref(), label: t("lastTwo") }}
      >
        {(check) => (
          <ComparedCheck check={check} checkHref={checkHref} onPair={(pair) => address.change(pair)} />
        )}
      </DetailScreen>
    </>
  );
}

interface ComparedCheckProps extends Pick<CheckComparisonScreenProps, "checkHref"> {
  check: CheckComparison;
  onPair: (pair: { before: string; after: string }) => void;
}

/** The side whose evidence names a stored text: rows that were removed are the earlier one's, all others the later one's. */
function scanOf({ tables, before, after }: CheckComparison, file: string): string {
  const isRemoved = tables.some(({ rows }) =>
    rows.some(({ change, cells }) => change === "removed" && Object.values(cells).includes(file)),
  );
  return (isRemoved ? before : after).scan_id;
}

const shots = ({ result }: CheckComparison["before"]) => result?.screenshots ?? [];

function ComparedCheck({ check, onPair, checkHref }: ComparedCheckProps) {
  const { t } = useTranslation("comparison");
  const format = useFormat();
  const { before, after, versions, tables } = check;
  // Often in sight: on their way while what stands above them is drawn.
  for (const side of [after, before]) {
    const first = shots(side)[0];
    if (first) preload(first.url, { as: "image" });
  }
  const differs = tables.some(({ counts }) => counts.added + counts.removed > 0);
  const cause = t(`because.${check.cause ?? (differs ? "differs" : "none")}`);
  return (
    <>
      <PageHeader
        size="sentence"
        eyebrow={check.object_name}
        title={format.text(check.title)}
        subtitle={format.named(t(`change.${check.change}`), cause)}
        actions={
          <VersionChoice
            versions={versions}
            before={before.version}
            after={after.version}
            onChange={onPair}
          />
        }
      />
      <Cells columns={2}>
        <Cell>
          <ComparedSide name={t("earlier")} side={before} checkHref={checkHref} />
        </Cell>
        <Cell>
          <ComparedSide name={t("later")} side={after} checkHref={checkHref} />
        </Cell>
      </Cells>
      <Below>
        <StoredTexts endpoint={getCheckFile} scanId={(file) => scanOf(check, file)}>
          {tables.map((table) => (
            <EvidenceChanges key={table.id} table={table} />
          ))}
        </StoredTexts>
        {tables.length === 0 && (
          <Section>
            <p className={css.quiet}>{t("check.noEvidence")}</p>
          </Section>
        )}
        <ScreenshotPairs before={shots(before)} after={shots(after)} />
      </Below>
    </>
  );
}
