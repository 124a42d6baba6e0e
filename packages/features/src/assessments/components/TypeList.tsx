import type { listObjects, ReplyOf } from "@candor/api/contract";
import { ASSET_TYPES } from "@candor/api/entities";
import { Icon } from "@candor/ui/icons";
import { useTranslation } from "react-i18next";
import { ASSET_ICONS, useFormat } from "../../platform/index.ts";
import * as css from "./TypeList.css.ts";

export interface TypeListProps {
  objects: ReplyOf<typeof listObjects>;
}

/** Every type of object with what the plan allows. Only websites can be assessed at present. */
export function TypeList({ objects }: TypeListProps) {
  const { t } = useTranslation(["assessments", "common"]);
  const format = useFormat();
  return (
    <div>
      <ul className={css.list} aria-label={t("wizard.types")}>
        {ASSET_TYPES.map((type) => {
          const used = objects.list.filter((object) => object.asset_type === type).length;
          const current = type === "website";
          return (
            <li
              key={type}
              className={current ? `${css.item} ${css.current}` : css.item}
              aria-current={current || undefined}
            >
              <Icon of={ASSET_ICONS[type]} size={18} />
              {t(`common:assetType.${type}`)}
              <span className={css.count}>
                {t("wizard.used", { used: format.count(used), limit: format.count(objects.limits[type]) })}
              </span>
            </li>
          );
        })}
      </ul>
      <div className={css.note}>
        <p>{t("wizard.limits")}</p>
        <p>{t("wizard.notYet")}</p>
      </div>
    </div>
  );
}
