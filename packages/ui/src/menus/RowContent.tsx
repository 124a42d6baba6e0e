import { cx } from "../internal/cx.ts";
import { CheckIcon, ChevronRightIcon, OpensIcon } from "../internal/icons.tsx";
import { hidden } from "../theme/hidden.css.ts";
import type { MenuEntry } from "./entries.ts";
import * as css from "./menu.css.ts";

/** What stands inside a row: icon, label, dot, value, and the sign of what a press does. */
export function RowContent({ entry }: { entry: MenuEntry }) {
  const { icon, label, value } = entry;
  const sub = entry.kind === "sub";
  const newTab = "newTab" in entry && entry.newTab;
  const checked = "checked" in entry && entry.checked;
  const dotLabel = "dotLabel" in entry ? entry.dotLabel : undefined;
  return (
    <>
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={css.label}>{label}</span>
      {dotLabel && (
        <span className={css.dot}>
          <span className={hidden}>{dotLabel}</span>
        </span>
      )}
      {(value || sub || newTab || checked) && (
        <span className={cx(css.value, !value && css.sign)}>
          {value}
          {sub && <ChevronRightIcon size={16} />}
          {newTab && !value && <OpensIcon size={14} />}
          {checked && <CheckIcon size={16} />}
        </span>
      )}
    </>
  );
}
