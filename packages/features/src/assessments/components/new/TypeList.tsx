import type { listObjects, ReplyOf } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/index.ts";
import * as css from "./TypeList.css.ts";
import { TypeNames } from "./TypeNames.tsx";

export interface TypeListProps {
  objects: ReplyOf<typeof listObjects>;
}

/** Every type of object on offer with what the plan allows. Only websites can be assessed at present. */
export function TypeList({ objects: { list, types, limits } }: TypeListProps) {
  const { t } = useTranslation("assessments");
  const format = useFormat();
  const websites = types.some(({ asset_type }) => asset_type === "website");
  return (
    <div>
      <TypeNames
        types={types}
        current="website"
        asideOf={(type) => {
          const used = list.filter(({ asset_type }) => asset_type === type).length;
          return t("wizard.used", { used: format.count(used), limit: format.count(limits[type]) });
        }}
      />
      <div className={css.note}>
        <p>{t("wizard.limits")}</p>
        {types.length > (websites ? 1 : 0) && <p>{t("wizard.notYet")}</p>}
        {!websites && <p>{t("wizard.notOfferedText")}</p>}
      </div>
    </div>
  );
}
