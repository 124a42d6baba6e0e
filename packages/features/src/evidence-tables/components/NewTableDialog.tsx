import { Button, TextField } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure, FormDialog } from "../../forms/index.ts";
import { useErrorText } from "../../platform/index.ts";
import { fromEngine } from "../config.ts";
import { useCreate, useSamples } from "../queries.ts";

/** What a table may be called. */
const KEY = /^[a-z0-9][a-z0-9_-]{0,63}$/;

export interface NewTableDialogProps {
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Names the table that is laid out; it begins as the engine lays it out, and is switched off. */
export function NewTableDialog({ onClose, onCreated }: NewTableDialogProps) {
  const { t } = useTranslation("evidence-tables");
  const errorText = useErrorText();
  const create = useCreate();
  const [key, setKey] = useState("");
  const [asked, setAsked] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const fits = KEY.test(key);
  const samples = useSamples(asked, null);
  const first = asked === key ? samples.data?.tables[0]?.table : undefined;
  const none = asked === key && asked !== "" && samples.data !== undefined && !samples.isFetching && !first;
  const submit = () => {
    if (!first) {
      setAsked(key);
      return;
    }
    setFailure(null);
    create.mutate(
      { key, enable: false, data: fromEngine(first) },
      { onSuccess: ({ id }) => onCreated(id), onError: (error) => setFailure(errorText(error)) },
    );
  };
  return (
    <FormDialog
      title={t("create")}
      description={t("new.text")}
      draft="evidence-table.new"
      dirty={key !== ""}
      busy={create.isPending}
      onClose={onClose}
      submit={
        <Button
          variant="primary"
          disabled={!fits}
          loading={create.isPending || (asked === key && asked !== "" && samples.isFetching)}
          onClick={submit}
        >
          {first ? t("new.submit") : t("new.find")}
        </Button>
      }
    >
      <TextField
        label={t("field.key")}
        required
        value={key}
        hint={first ? t("new.found", { count: first.columns.length }) : t("new.hint")}
        error={key !== "" && !fits ? t("new.badKey") : none ? t("new.none", { key }) : undefined}
        onChange={(event) => setKey(event.target.value.trim())}
      />
      <Failure text={failure} />
    </FormDialog>
  );
}
