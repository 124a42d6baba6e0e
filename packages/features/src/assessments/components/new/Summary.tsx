import type { listObjects, ReplyOf } from "@candor/api/contract";
import type { AssessmentObject } from "@candor/api/entities";
import { Citation } from "@candor/ui/badges";
import { Button, IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../../forms/index.ts";
import { ASSET_ICONS } from "../../../platform/index.ts";
import { frameworksOf, proposedDays } from "../../selection.ts";
import { useTypeName } from "../../type-name.ts";
import * as css from "./Summary.css.ts";

/** An assessment takes about two days. */
const ESTIMATED_DAYS = 2;

export interface SummaryProps {
  chosen: readonly AssessmentObject[];
  /** The types on offer. */
  types: ReplyOf<typeof listObjects>["types"];
  /** Takes an object out of the choice. */
  onRemove: (id: string) => void;
  /** Days after this assessment until the plan allows the next; null where that is not known. */
  countdownDays: number | null;
  /** What to know before going on. */
  note: string;
  /** Why going on is not possible for this reader now; null when it is. */
  blocked: ReactNode;
  /** What the server said of the last try. */
  failure: string | null;
  /** Label of the button that goes on. */
  action: string;
  busy: boolean;
  onNext: () => void;
  /** Absent on the first step. */
  onBack?: () => void;
}

/** What will be assessed, what follows from it, and the way on. */
export function Summary(props: SummaryProps) {
  const { chosen, types, onRemove, countdownDays, note, blocked, failure, action, busy, onNext, onBack } =
    props;
  const { t } = useTranslation(["assessments", "common"]);
  const nameOf = useTypeName(types);
  const again = proposedDays(chosen, types, countdownDays);
  const frameworks = frameworksOf(chosen);
  const id = useId();
  return (
    <div className={css.summary}>
      <div>
        <h2 className={css.title} aria-live={busy ? "off" : "polite"}>
          {chosen.length === 0 ? t("wizard.chosenNone") : t("wizard.chosen", { count: chosen.length })}
        </h2>
        <ul className={css.list}>
          {chosen.map((object) => (
            <li key={object.id} className={css.item}>
              <Icon of={ASSET_ICONS[object.asset_type]} size={16} />
              <span className={css.name}>{object.name}</span>
              <span className={css.type}>{nameOf(object.asset_type)}</span>
              <IconButton
                size={24}
                icon={<Icon of={X} size={14} />}
                label={t("wizard.remove", { name: object.name })}
                onClick={() => onRemove(object.id)}
              />
            </li>
          ))}
        </ul>
      </div>
      <dl className={css.facts}>
        <dt className={css.term}>{t("wizard.frameworks")}</dt>
        <dd className={css.tags}>
          {frameworks.length === 0
            ? t("wizard.frameworksNone")
            : frameworks.map((framework) => (
                <Citation key={framework}>{t(`common:framework.${framework}`)}</Citation>
              ))}
        </dd>
        <dt className={css.term}>{t("wizard.duration")}</dt>
        <dd>{t("wizard.aboutDays", { count: ESTIMATED_DAYS })}</dd>
        {countdownDays !== null && (
          <>
            <dt className={css.term}>{t("wizard.nextStart")}</dt>
            <dd>
              {countdownDays === 0 ? t("wizard.nextNow") : t("wizard.nextDays", { count: countdownDays })}
            </dd>
          </>
        )}
        {again !== null && (
          <>
            <dt className={css.term}>{t("wizard.again")}</dt>
            <dd>{t("wizard.everyDays", { count: again })}</dd>
          </>
        )}
      </dl>
      <div className={css.foot}>
        <p className={css.note} id={`${id}-note`}>
          {blocked ?? note}
        </p>
        <Failure text={failure} gapped />
        <div className={css.actions}>
          {onBack && (
            <Button size={40} onClick={onBack}>
              {t("wizard.back")}
            </Button>
          )}
          <Button
            variant="primary"
            size={40}
            fullWidth
            loading={busy}
            disabled={Boolean(blocked)}
            aria-describedby={`${id}-note`}
            onClick={onNext}
          >
            {action}
          </Button>
        </div>
      </div>
    </div>
  );
}
