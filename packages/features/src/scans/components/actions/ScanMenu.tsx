import { Icon } from "@candor/ui/icons";
import type { MenuAction } from "@candor/ui/menus";
import {
  Ban,
  CircleHelp,
  Eye,
  FileText,
  GitCompareArrows,
  LayoutGrid,
  type LucideIcon,
  Pencil,
  RefreshCw,
  RotateCcw,
  Send,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { RowActions } from "../../../frames/index.ts";
import { scanCardsHref } from "../../../scan-cards/address.ts";
import { diffHref, reportsHref } from "../../../scan-reports/address.ts";
import { unknownsHref } from "../../../unknowns/address.ts";
import { isEditable, isPreviewable, refusal, SCAN_ACTION_GROUPS, type ScanAction } from "../../actions.ts";
import { type ScanRow, scanNumber } from "../../types.ts";
import * as css from "./ScanMenu.css.ts";

const ICONS: Record<ScanAction, LucideIcon> = {
  edit: Pencil,
  regenerate: RefreshCw,
  rescan: RotateCcw,
  publish: Send,
  fail: Ban,
};

export interface ScanMenuProps {
  scan: ScanRow;
  /** What has a button of its own beside the menu. */
  without?: readonly ScanAction[];
  /** Shows the results in the customer's own screens; absent where a button of its own does. */
  onPreview?: (scan: ScanRow) => void;
  onAction: (action: ScanAction, scan: ScanRow) => void;
}

/** The pages about a scan and what can be done with it; an action that is not allowed now says why. */
export function ScanMenu({ scan, without = [], onPreview, onAction }: ScanMenuProps) {
  const { t } = useTranslation("scans");
  const page = (id: "cards" | "unknown" | "compare" | "reports", icon: LucideIcon, href: string) => ({
    id,
    href,
    label: t(`action.${id}`),
    icon: <Icon of={icon} size={18} />,
  });
  const hasResults = scan.objects.some(({ step }) => step === "done");
  const pages: MenuAction[] = [
    ...(hasResults
      ? [
          page("cards", LayoutGrid, scanCardsHref(scan.id)),
          page("unknown", CircleHelp, unknownsHref(scan.id)),
          page("compare", GitCompareArrows, diffHref(scan.id)),
        ]
      : []),
    page("reports", FileText, reportsHref(scan.id)),
  ];
  if (isPreviewable(scan) && onPreview)
    pages.unshift({
      id: "preview",
      label: t("action.preview"),
      icon: <Icon of={Eye} size={18} />,
      onSelect: () => onPreview(scan),
    });
  const entry = (action: ScanAction): MenuAction => {
    const reason = action === "edit" && isEditable(scan) ? null : refusal(action, scan.state);
    return {
      id: action,
      label:
        reason === null ? (
          t(`action.${action}`)
        ) : (
          <span className={css.entry}>
            {t(`action.${action}`)}
            <span className={css.reason}>{t(`refusal.${reason}`)}</span>
          </span>
        ),
      icon: <Icon of={ICONS[action]} size={18} />,
      disabled: reason !== null,
      onSelect: () => onAction(action, scan),
    };
  };
  const [edit, run, destroy] = SCAN_ACTION_GROUPS.map((group: readonly ScanAction[]) =>
    group.filter((action) => !without.includes(action)).map(entry),
  );
  return (
    <RowActions
      label={t("list.more", { number: scanNumber(scan) })}
      edit={[...(edit ?? []), ...pages]}
      run={run}
      destroy={destroy}
    />
  );
}
