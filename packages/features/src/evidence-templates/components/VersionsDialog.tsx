import type { EvidenceTemplate } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { VersionCompare } from "../../config-editor/index.ts";
import { Failure } from "../../forms/index.ts";
import { useErrorText, useFormat } from "../../platform/index.ts";
import { useCreateVersion, useVersion } from "../queries.ts";

export interface VersionsDialogProps {
  template: EvidenceTemplate;
  /** A version was made: its page is next. */
  onVersion: (templateId: string, versionId: string) => void;
  onClose: () => void;
}

/** Any two versions of a template compared; a new one may begin from the earlier. */
export function VersionsDialog({ template, onVersion, onClose }: VersionsDialogProps) {
  const { t } = useTranslation("evidence-templates");
  const format = useFormat();
  const errorText = useErrorText();
  const create = useCreateVersion();
  const { id, key, versions } = template;
  const [before, setBefore] = useState(versions[1]?.id ?? versions[0]?.id ?? "");
  const [after, setAfter] = useState(versions[0]?.id ?? "");
  const one = useVersion(before);
  const other = useVersion(after);
  const error = one.error ?? other.error ?? create.error;
  return (
    <VersionCompare
      name={key}
      versions={versions.map(({ id: of, number, state, published_at, updated_at }) => ({
        id: of,
        label: t("versionAt", {
          number,
          state: t(`state.${state}`),
          date: format.dateTime(published_at ?? updated_at),
        }),
      }))}
      before={before}
      after={after}
      onBeforeChange={setBefore}
      onAfterChange={setAfter}
      documents={[one.data?.content, other.data?.content]}
      failure={<Failure text={error ? errorText(error) : null} gapped />}
      actions={
        <Button
          variant="primary"
          loading={create.isPending}
          onClick={() =>
            create.mutate(
              {
                template_id: id,
                from: before,
                note: t("fromVersion", { number: one.data?.number ?? "" }),
              },
              { onSuccess: (made) => onVersion(id, made.id) },
            )
          }
        >
          {t("newVersionFromEarlier")}
        </Button>
      }
      onClose={onClose}
    />
  );
}
