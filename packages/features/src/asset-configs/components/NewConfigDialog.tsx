import { isApiError } from "@candor/api/client";
import { type AssetType, defaultOfferedType } from "@candor/api/entities";
import { Button, Select } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure, FormDialog } from "../../forms/index.ts";
import { useErrorText } from "../../platform/index.ts";
import { assetConfigs } from "../queries.ts";

export interface NewConfigDialogProps {
  /** Types without an entry; at least one. */
  types: readonly AssetType[];
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Takes up a type as it stands: customers see no difference until its words are published. */
export function NewConfigDialog({ types, onClose, onCreated }: NewConfigDialogProps) {
  const { t } = useTranslation(["asset-configs", "common"]);
  const errorText = useErrorText();
  const create = assetConfigs.useCreate();
  const [chosen, setChosen] = useState(types[0]);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = () => {
    if (!chosen) return;
    setFailure(null);
    create.mutate(
      { key: chosen, enable: true, data: defaultOfferedType(chosen) },
      {
        onSuccess: ({ id }) => onCreated(id),
        onError: (error) =>
          setFailure(
            isApiError(error) && error.key === "mis.key_taken" ? t("create.taken") : errorText(error),
          ),
      },
    );
  };
  return (
    <FormDialog
      title={t("create.title")}
      description={t("create.text")}
      draft={null}
      dirty={false}
      busy={create.isPending}
      onClose={onClose}
      submit={
        <Button variant="primary" loading={create.isPending} onClick={submit}>
          {t("create.submit")}
        </Button>
      }
    >
      <Select
        label={t("field.type")}
        options={types.map((value) => ({ value, label: t(`common:assetType.${value}`) }))}
        value={chosen ?? ""}
        onChange={({ target }) => setChosen(types.find((type) => type === target.value))}
      />
      <Failure text={failure} gapped />
    </FormDialog>
  );
}
