import type { AssessmentObject } from "@candor/api/entities";
import { EmptyState } from "@candor/ui/feedback";
import { Button, SearchField, useTextMatch } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { CircleAlert, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Blocked, searchObjects } from "../../selection.ts";
import { ObjectCard } from "../ObjectCard.tsx";
import * as css from "./ChooseStep.css.ts";

export interface ChooseStepProps {
  objects: readonly AssessmentObject[];
  /** Why an object cannot be chosen now; null when it can. */
  blockedBy: (object: AssessmentObject) => Blocked | null;
  chosen: readonly AssessmentObject[];
  onToggle: (id: string) => void;
  /** What is said where there is no object yet. */
  noneText: string;
  /** Absent where the reader may not add or change objects, or none are on offer. */
  onAdd?: () => void;
  onEdit?: (object: AssessmentObject) => void;
  /** Going on was tried with nothing chosen. */
  missing: boolean;
}

/** First step: the cards of the objects that can be assessed. */
export function ChooseStep({
  objects,
  blockedBy,
  chosen,
  onToggle,
  noneText,
  onAdd,
  onEdit,
  missing,
}: ChooseStepProps) {
  const { t } = useTranslation(["assessments", "message"]);
  const [search, setSearch] = useState("");
  const cards = useRef<HTMLUListElement>(null);
  const found = searchObjects(objects, search, useTextMatch());

  useEffect(() => {
    if (missing) cards.current?.querySelector<HTMLInputElement>("input:enabled")?.focus();
  }, [missing]);

  return (
    <>
      <div className={css.bar}>
        <SearchField
          className={css.search}
          aria-label={t("wizard.search")}
          placeholder={t("wizard.search")}
          clearLabel={t("wizard.clearSearch")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {onAdd && (
          <Button icon={<Icon of={Plus} />} onClick={onAdd}>
            {t("wizard.add")}
          </Button>
        )}
      </div>
      <div role="alert">
        {missing && (
          <p className={css.error}>
            <Icon of={CircleAlert} size={14} />
            {t("message:assessment.nothing_chosen")}
          </p>
        )}
      </div>
      {found.length === 0 && (
        <EmptyState
          title={t(objects.length === 0 ? "wizard.noneTitle" : "wizard.noMatchTitle")}
          description={objects.length === 0 ? noneText : t("wizard.noMatchText", { count: objects.length })}
        />
      )}
      <ul ref={cards} className={css.cards} aria-label={t("wizard.cards")}>
        {found.map((object) => (
          <ObjectCard
            key={object.id}
            object={object}
            blocked={blockedBy(object)}
            chosen={chosen.some(({ id }) => id === object.id)}
            onToggle={() => onToggle(object.id)}
            onEdit={onEdit && (() => onEdit(object))}
          />
        ))}
      </ul>
    </>
  );
}
