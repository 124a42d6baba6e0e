import { STAFF_PERMISSIONS, type StaffPermission } from "@candor/api/entities";
import { Checkbox } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import type { Opened } from "../opened.ts";
import * as css from "./Staff.css.ts";

export interface PermissionsProps {
  value: readonly StaffPermission[];
  onChange: (codes: StaffPermission[]) => void;
  /** Which screens each opens. */
  opened: Opened;
}

/** What somebody may do: each code with the screens that it opens. */
export function Permissions({ value, onChange, opened }: PermissionsProps) {
  const { t } = useTranslation(["staff", "staff-session"]);
  const { series } = useFormat();
  const all = value.includes("super");
  const opens = (code: StaffPermission) => {
    const screens = series(opened[code].map((id) => t(`staff-session:screen.${id}`)));
    if (code === "super") return t("permission.super", { screens });
    return screens ? t("permission.opens", { screens }) : t("permission.none");
  };
  return (
    <fieldset>
      <legend className={css.legend}>{t("permission.legend")}</legend>
      <div className={css.boxes}>
        {STAFF_PERMISSIONS.map((code) => (
          <Checkbox
            key={code}
            label={<span className={css.code}>{code}</span>}
            hint={opens(code)}
            checked={all || value.includes(code)}
            disabled={all && code !== "super"}
            onChange={({ target: { checked } }) =>
              onChange(STAFF_PERMISSIONS.filter((one) => (one === code ? checked : value.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
