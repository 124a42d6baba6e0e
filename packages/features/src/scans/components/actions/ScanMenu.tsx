import { Icon } from "@candor/ui/icons";
import type { MenuAction } from "@candor/ui/menus";
import { Ban, type LucideIcon, Pencil, RefreshCw, RotateCcw, Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RowActions } from "../../../frames/index.ts";
import { isEditable, refusal, SCAN_ACTION_GROUPS, type ScanAction } from "../../actions.ts";
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
  /** Pages about the scan, before its actions. */
  pages?: readonly MenuAction[];
  /** Actions that have a button of their own beside the menu. */
  without?: readonly ScanAction[];
  onAction: (action: ScanAction, scan: ScanRow) => void;
}

/** What can be done with a scan; an action that is not allowed now says why. */
export function ScanMenu({ scan, pages = [], without = [], onAction }: ScanMenuProps) {
  const { t } = useTranslation("scans");
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
      edit={[...pages, ...(edit ?? [])]}
      run={run}
      destroy={destroy}
    />
  );
}
