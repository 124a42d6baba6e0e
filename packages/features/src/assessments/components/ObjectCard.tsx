import type { AssessmentObject } from "@candor/api/entities";
import { Vernier } from "@candor/ui/figures";
import { Checkbox, IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat, useStatusTexts } from "../../platform/index.ts";
import type { Blocked } from "../selection.ts";
import * as css from "./ObjectCard.css.ts";

export interface ObjectCardProps {
  object: AssessmentObject;
  /** Why it cannot be chosen now; null when it can. */
  blocked: Blocked | null;
  chosen: boolean;
  onToggle: () => void;
  /** Opens the object for changes; absent where the reader may not change it. */
  onEdit?: () => void;
}

/** An object to choose: its last result, or why it cannot be chosen now. */
export function ObjectCard({ object, blocked, chosen, onToggle, onEdit }: ObjectCardProps) {
  const { t } = useTranslation("assessments");
  const format = useFormat();
  const status = useStatusTexts();
  const territories = format.places(object.territories);
  const meta = [territories, object.last_assessed_at && format.date(object.last_assessed_at)];
  const look = chosen ? `${css.open} ${css.chosen}` : blocked ? "" : css.open;

  return (
    <li className={`${css.card} ${look}`}>
      <Checkbox
        className={css.name}
        label={object.name}
        checked={chosen}
        disabled={blocked !== null}
        hint={blocked ? t(`wizard.${blocked}`) : undefined}
        onChange={onToggle}
      />
      <div className={css.body}>
        <span className={css.meta}>{meta.filter(Boolean).join(" · ")}</span>
        {object.counts ? (
          <Vernier
            size="row"
            counts={object.counts}
            label={status.counts(object.counts)}
            className={blocked ? css.blocked : undefined}
          />
        ) : (
          <span className={css.meta}>{t("wizard.notAssessed")}</span>
        )}
      </div>
      {onEdit && !object.locked && (
        <span className={css.corner}>
          <IconButton
            size={24}
            icon={<Icon of={Pencil} size={14} />}
            label={t("wizard.edit", { name: object.name })}
            onClick={onEdit}
          />
        </span>
      )}
    </li>
  );
}
