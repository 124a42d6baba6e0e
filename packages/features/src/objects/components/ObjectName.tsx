import type { AssessmentObject } from "@candor/api/entities";
import { Icon } from "@candor/ui/icons";
import { useTranslation } from "react-i18next";
import { ASSET_ICONS } from "../../platform/asset-icons.ts";
import { usePlatform } from "../../platform/index.ts";
import * as css from "./ObjectsScreen.css.ts";

export interface ObjectNameProps {
  object: AssessmentObject;
  checksHref: (objectId: string) => string;
}

/** An object's name, leading to its checks once there are any; its address, or why it cannot be changed now. */
export function ObjectName({ object, checksHref }: ObjectNameProps) {
  const { t } = useTranslation("objects");
  const { Link } = usePlatform();
  return (
    <span className={css.name}>
      <Icon of={ASSET_ICONS[object.asset_type]} size={18} />
      <span className={css.words}>
        <span className={css.title} title={object.name}>
          {object.counts ? <Link href={checksHref(object.id)}>{object.name}</Link> : object.name}
        </span>
        {object.locked ? (
          <span className={css.muted}>{t("locked")}</span>
        ) : (
          <span className={css.url} translate="no">
            {object.url}
          </span>
        )}
      </span>
    </span>
  );
}
