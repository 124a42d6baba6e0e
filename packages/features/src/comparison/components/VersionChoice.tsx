import { Select } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useVersionText } from "../sentence.ts";
import type { CheckComparison, Comparison } from "../types.ts";
import * as css from "./comparison.css.ts";

type Version = Comparison["versions"][number];

export interface VersionChoiceProps {
  versions: Comparison["versions"] | CheckComparison["versions"];
  before: Pick<Version, "assessment_id">;
  after: Pick<Version, "assessment_id">;
  onChange: (pair: { before: string; after: string }) => void;
}

/** Which two assessments are held against each other. Each list leaves out what the other one shows. */
export function VersionChoice({ versions, before, after, onChange }: VersionChoiceProps) {
  const { t } = useTranslation("comparison");
  const versionText = useVersionText();
  const optionsBut = (other: string) =>
    versions
      .filter(({ assessment_id }) => assessment_id !== other)
      .map((version) => ({ value: version.assessment_id, label: versionText(version) }));
  const pair = { before: before.assessment_id, after: after.assessment_id };
  const publishedAt = (id: string) =>
    versions.find(({ assessment_id }) => assessment_id === id)?.published_at ?? "";
  // The address names the earlier one first, in whichever list it was chosen.
  const choose = (one: string, other: string) =>
    onChange(
      publishedAt(one) <= publishedAt(other) ? { before: one, after: other } : { before: other, after: one },
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around two fields of a head
    <div role="group" aria-label={t("choose")} className={css.versions}>
      <Select
        className={css.version}
        size={32}
        label={t("earlier")}
        value={pair.before}
        options={optionsBut(pair.after)}
        onChange={({ target }) => choose(target.value, pair.after)}
      />
      <Select
        className={css.version}
        size={32}
        label={t("later")}
        value={pair.after}
        options={optionsBut(pair.before)}
        onChange={({ target }) => choose(pair.before, target.value)}
      />
    </div>
  );
}
