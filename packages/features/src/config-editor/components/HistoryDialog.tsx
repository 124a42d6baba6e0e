import type { ConfigCalls } from "@candor/api/contract";
import { Button } from "@candor/ui/forms";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../forms/index.ts";
import { useEndpoint, useErrorText, useFormat } from "../../platform/index.ts";
import type { ConfigEditor } from "../use-config-editor.ts";
import { VersionCompare } from "./VersionCompare.tsx";

/** What stands in the form, among the versions that were published. */
const TYPED = "typed";
/** Versions that are offered: the newest. */
const OFFERED = 100;

/** What the list says of a version, whatever the kind: the calls of a kind are named, not derived. */
interface Version {
  revision: number;
  number: number;
  enable: boolean;
  at: string;
  by: string | null;
}

export interface HistoryDialogProps<Data> {
  /** The calls of its kind. */
  calls: ConfigCalls;
  editor: ConfigEditor<Data>;
  onClose: () => void;
}

/** What was published of an entry: any two compared, an old one taken up again as a draft. */
export function HistoryDialog<Data>({ calls, editor, onClose }: HistoryDialogProps<Data>) {
  const { t } = useTranslation("config-editor");
  const format = useFormat();
  const errorText = useErrorText();
  const { id, revision } = editor.base;
  const history = useEndpoint(calls.history, { id, page_size: OFFERED }, { quiet: true }) as UseQueryResult<{
    list: Version[];
  }>;
  const list = history.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const before = chosen ?? String(list[0]?.revision ?? TYPED);
  const [after, setAfter] = useState(TYPED);
  const asked = (of: string) => ({ id, revision: of === TYPED ? revision : Number(of) });
  const one = useEndpoint(calls.version, asked(before), {
    quiet: true,
    enabled: before !== TYPED,
  }) as UseQueryResult<{ data: Data | null }>;
  const other = useEndpoint(calls.version, asked(after), {
    quiet: true,
    enabled: after !== TYPED,
  }) as UseQueryResult<{ data: Data | null }>;
  const contentOf = (of: string, data: Data | null | undefined) => {
    if (!history.data) return undefined;
    return of === TYPED ? editor.data : data;
  };
  const document = contentOf(before, one.data?.data);
  const error = history.error ?? one.error ?? other.error;
  return (
    <VersionCompare
      name={editor.key}
      versions={[
        { id: TYPED, label: t("versions.typed") },
        ...list.map(({ revision: of, number, at, by, enable }) => ({
          id: String(of),
          label: t(enable ? "versions.version" : "versions.versionOff", {
            number,
            date: format.dateTime(at),
            by: by ?? t("nobody"),
          }),
        })),
      ]}
      before={before}
      after={after}
      onBeforeChange={setChosen}
      onAfterChange={setAfter}
      documents={[document, contentOf(after, other.data?.data)]}
      failure={<Failure text={error ? errorText(error) : null} gapped />}
      actions={
        <>
          {editor.dirty && before !== TYPED && <span>{t("versions.keepFirst")}</span>}
          <Button
            variant="primary"
            aria-disabled={before === TYPED || !document || editor.dirty || editor.busy}
            onClick={() => {
              if (!document) return;
              editor.restore(document);
              onClose();
            }}
          >
            {t("versions.restore")}
          </Button>
        </>
      }
      onClose={onClose}
    />
  );
}
