import { Icon } from "@candor/ui/icons";
import { Menu, type MenuAction, type MenuProps } from "@candor/ui/menus";
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
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Arriving } from "../../../platform/index.ts";
import { scanCardsHref } from "../../../scan-cards/address.ts";
import { diffHref, reportsHref } from "../../../scan-reports/address.ts";
import { unknownsHref } from "../../../unknowns/address.ts";
import {
  isEditable,
  isPreviewable,
  previewPath,
  refusal,
  SCAN_ACTION_GROUPS,
  type ScanAction,
} from "../../actions.ts";
import { usePreview } from "../../queries.ts";
import type { ScanRow } from "../../types.ts";
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
  without?: readonly (ScanAction | "preview")[];
  onAction: (action: ScanAction, scan: ScanRow) => void;
}

interface PressedScanMenuProps extends ScanMenuProps, Pick<MenuProps, "trigger">, Arriving {}

/** Its entries, opened by its button. An action that is not allowed now says why. */
export default function PressedScanMenu(props: PressedScanMenuProps) {
  const { scan, without = [], onAction, trigger } = props;
  const { t } = useTranslation("scans");
  const [open, setOpen] = useState(true);
  const preview = usePreview();
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
  if (isPreviewable(scan) && !without.includes("preview"))
    pages.unshift({
      id: "preview",
      label: t("action.preview"),
      icon: <Icon of={Eye} size={18} />,
      onSelect: () => preview.open(scan.company.id, previewPath(scan.id)),
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
    <Menu
      align="end"
      {...{ open, trigger }}
      onOpenChange={setOpen}
      groups={[
        [...(edit ?? []), ...pages],
        run ?? [],
        (destroy ?? []).map((action) => ({ ...action, destructive: true })),
      ]}
    />
  );
}
