import type { CheckStatus } from "@candor/api/entities";
import { Vernier, VernierLegend } from "@candor/ui/figures";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { PageHeader } from "@candor/ui/shell";
import { Eye, RefreshCw, Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat, useStatusTexts } from "../../../platform/index.ts";
import { type ConfirmedAction, isPreviewable, previewPath, refusal, type ScanAction } from "../../actions.ts";
import { usePreview } from "../../queries.ts";
import type { ScanRow } from "../../types.ts";
import { scanNumber } from "../../types.ts";
import { ScanMenu } from "../actions/ScanMenu.tsx";
import { failureOf, StageMark } from "../StageMark.tsx";
import * as css from "./ScanHead.css.ts";
import { StateBand, type StateBandProps } from "./StateBand.tsx";

export interface ScanHeadProps extends Omit<StateBandProps, "scan"> {
  scan: ScanRow;
  /** What the Vernier draws; null before there are results. */
  counts: ScanRow["counts"];
  /** The status in force as a filter. */
  status: CheckStatus | null;
  onStatus: (status: CheckStatus | null) => void;
  onAction: (action: ConfirmedAction) => void;
}

/** Head of a scan's page: whose it is, how far it has come, its results as one figure, and what can be done. */
export function ScanHead({ scan, counts, status, onStatus, onAction, ...band }: ScanHeadProps) {
  const { t } = useTranslation("scans");
  const { count, list, named } = useFormat();
  const words = useStatusTexts();
  const preview = usePreview();
  const onMenu = (name: ScanAction) => name !== "edit" && onAction(name);
  const action = (name: "regenerate" | "publish", icon: typeof Send) => {
    const reason = refusal(name, scan.state);
    return (
      <Button
        variant={name === "publish" ? "primary" : "secondary"}
        icon={<Icon of={icon} />}
        // It stays where it is once it is done, and keeps the focus.
        aria-disabled={reason !== null}
        title={reason === null ? undefined : t(`refusal.${reason}`)}
        onClick={() => onAction(name)}
      >
        {t(`action.${name}`)}
      </Button>
    );
  };
  return (
    <>
      <PageHeader
        title={scan.company.name}
        eyebrow={<StageMark state={scan.state} progress={scan.progress} failure={failureOf(scan.objects)} />}
        subtitle={
          <span className={css.objects}>{list(scan.objects.map(({ object_name }) => object_name))}</span>
        }
        actions={
          <>
            {isPreviewable(scan) && (
              <Button
                icon={<Icon of={Eye} />}
                loading={preview.isPending}
                onClick={() => preview.open(scan.company.id, previewPath(scan.id))}
              >
                {t("action.preview")}
              </Button>
            )}
            {action("regenerate", RefreshCw)}
            {/* Where the line breaks, the menu's button does not stand alone. */}
            <span className={css.together}>
              {action("publish", Send)}
              <ScanMenu
                scan={scan}
                without={["edit", "preview", "regenerate", "publish"]}
                onAction={onMenu}
              />
            </span>
          </>
        }
      >
        {counts && (
          <>
            <Vernier
              counts={counts}
              size="page"
              only={status}
              onPick={(picked) => onStatus(picked === status ? null : picked)}
              label={named(t("result.vernier", { number: scanNumber(scan) }), words.counts(counts))}
            />
            <VernierLegend
              className={css.legend}
              aria-label={t("result.status")}
              counts={counts}
              labels={words.labels}
              look="chips"
              only={status}
              onPick={onStatus}
              format={count}
            />
          </>
        )}
      </PageHeader>
      <StateBand scan={scan} {...band} />
    </>
  );
}
