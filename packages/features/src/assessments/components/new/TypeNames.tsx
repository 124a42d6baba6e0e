import type { AssetType, Bilingual } from "@candor/api/entities";
import { Icon } from "@candor/ui/icons";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ASSET_ICONS, useFormat } from "../../../platform/index.ts";
import { useTypeName } from "../../type-name.ts";
import * as css from "./TypeList.css.ts";

/** What is shown of a type on offer. */
export interface ShownType {
  asset_type: AssetType;
  title: Bilingual;
  description: Bilingual;
  /** Null: the product's own. */
  icon_url: string | null;
}

export interface TypeNamesProps {
  types: readonly ShownType[];
  /** The one that is being dealt with. */
  current: AssetType;
  /** At the end of a type's line. */
  asideOf?: (type: AssetType) => ReactNode;
}

/** Types of objects, each with its icon, its name and what staff say of it. */
export function TypeNames({ types, current, asideOf }: TypeNamesProps) {
  const { t } = useTranslation("assessments");
  const format = useFormat();
  const nameOf = useTypeName(types);
  return (
    <ul className={css.list} aria-label={t("wizard.types")}>
      {types.map(({ asset_type: type, description, icon_url: icon }) => (
        <li
          key={type}
          className={type === current ? `${css.item} ${css.current}` : css.item}
          aria-current={type === current || undefined}
        >
          {icon ? <img className={css.icon} src={icon} alt="" /> : <Icon of={ASSET_ICONS[type]} size={18} />}
          <span className={css.words}>
            {nameOf(type)}
            {format.text(description) && <span className={css.description}>{format.text(description)}</span>}
          </span>
          {asideOf && <span className={css.count}>{asideOf(type)}</span>}
        </li>
      ))}
    </ul>
  );
}
