import { Checkbox } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { CircleAlert } from "lucide-react";
import { type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import { useScanObjects } from "../queries.ts";
import * as css from "./making.css.ts";
import { ObjectsState } from "./ObjectsState.tsx";

export interface ObjectChoiceProps {
  /** Null until a company is chosen. */
  companyId: string | null;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  onBlur: () => void;
  error: string | undefined;
  /** Reaches the first box that can be ticked. */
  ref: Ref<HTMLInputElement>;
}

/** The websites of a company as boxes to tick; what cannot be scanned now says why. */
export function ObjectChoice({ companyId, value, onChange, onBlur, error, ref }: ObjectChoiceProps) {
  const { t } = useTranslation("scan-making");
  const id = useId();
  const query = useScanObjects(companyId);
  const list = query.data?.list ?? [];
  const first = list.find(({ enabled, locked }) => enabled && !locked)?.id;
  const toggle = (one: string, on: boolean) =>
    onChange(list.map((object) => object.id).filter((each) => (each === one ? on : value.includes(each))));
  return (
    <fieldset aria-describedby={error ? id : undefined} aria-invalid={error ? true : undefined}>
      <legend className={css.legend}>
        {t("objects.label")}
        <span className={css.asterisk} aria-hidden="true">
          *
        </span>
      </legend>
      <ObjectsState companyId={companyId} query={query} />
      {query.data?.plan_ended && <p className={css.hint}>{t("objects.planEnded")}</p>}
      {list.length > 0 && (
        <div className={css.boxes}>
          {list.map((object) => (
            <Checkbox
              key={object.id}
              ref={object.id === first ? ref : undefined}
              label={object.name}
              hint={
                object.locked
                  ? t("objects.locked")
                  : object.enabled
                    ? (object.url ?? undefined)
                    : t("objects.disabled")
              }
              disabled={object.locked || !object.enabled}
              checked={value.includes(object.id)}
              onChange={(event) => toggle(object.id, event.target.checked)}
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
      {error && (
        <p className={css.error} id={id}>
          <Icon of={CircleAlert} size={14} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
