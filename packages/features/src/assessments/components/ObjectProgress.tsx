import type { Assessment, ObjectScan } from "@candor/api/entities";
import { CountCluster, TickProgress, Vernier } from "@candor/ui/figures";
import { Icon } from "@candor/ui/icons";
import { Stack } from "@candor/ui/layout/Stack";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureText } from "../../failures/index.ts";
import { FirstOf } from "../../frames/index.ts";
import { ASSET_ICONS, useFormat, useMissing, usePlatform, useStatusTexts } from "../../platform/index.ts";
import * as css from "./ObjectProgress.css.ts";

export interface ObjectProgressProps {
  assessment: Assessment;
  /** Address of the checks of one object. */
  checksHref: (objectId: string) => string;
}

/** Objects that are shown until all are asked for. */
const FIRST = 20;

/** Every object of an assessment with what is being done to it, its result, or why it failed. */
export function ObjectProgress({ assessment, checksHref }: ObjectProgressProps) {
  const { state, counts, objects } = assessment;
  const shown = state === "complete" || counts !== null;
  return (
    <FirstOf all={objects} first={FIRST}>
      {(first) => (
        <ul className={css.list}>
          {first.map((scan) => (
            <li key={scan.scan_id} className={css.item}>
              <Icon of={ASSET_ICONS[scan.asset_type]} size={18} />
              <ScanWords scan={scan} href={shown ? checksHref(scan.object_id) : null} />
              <ScanEnd scan={scan} />
            </li>
          ))}
        </ul>
      )}
    </FirstOf>
  );
}

function ScanWords({ scan, href }: { scan: ObjectScan; href: string | null }) {
  const { t } = useTranslation(["assessments", "common"]);
  const { Link } = usePlatform();
  const [missing, setMissing] = useState(false);
  const onMissing = useMissing(() => setMissing(true));
  return (
    <div>
      <div className={css.name}>{href ? <Link href={href}>{scan.object_name}</Link> : scan.object_name}</div>
      {scan.failure ? (
        <p className={css.failure}>
          {/* What did not arrive is told once, by a notice. */}
          {!missing && (
            <Suspense>
              <FailureText of={scan.failure} onMissing={onMissing} />
            </Suspense>
          )}
        </p>
      ) : (
        <p className={css.sub}>{t(`scanStep.${scan.step}`)}</p>
      )}
    </div>
  );
}

function ScanEnd({ scan }: { scan: ObjectScan }) {
  const { t } = useTranslation("assessments");
  const format = useFormat();
  const status = useStatusTexts();
  if (scan.counts) {
    return (
      <Stack>
        <Vernier size="row" counts={scan.counts} label={status.counts(scan.counts)} />
        <CountCluster counts={scan.counts} label={status.issues(scan.counts)} format={format.count} />
      </Stack>
    );
  }
  if (scan.failure) return <div className={css.end}>{t("detail.objectFailed")}</div>;
  const words = t("detail.percent", { value: scan.progress });
  return (
    <div className={css.end}>
      <TickProgress
        value={scan.progress}
        valueText={words}
        aria-label={t("detail.progressOf", { name: scan.object_name })}
      />
      {words}
    </div>
  );
}
