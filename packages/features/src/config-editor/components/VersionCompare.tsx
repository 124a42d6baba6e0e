import { ScrollFrame } from "@candor/ui/data";
import { EmptyState } from "@candor/ui/feedback";
import { Button, Select } from "@candor/ui/forms";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../overlays/index.ts";
import { type Difference, differencesOf } from "../differences.ts";
import * as css from "./versions.css.ts";

export interface VersionChoice {
  id: string;
  label: string;
}

export interface VersionCompareProps {
  /** Of what the versions are. */
  name: string;
  /** The newest first. */
  versions: readonly VersionChoice[];
  before: string;
  after: string;
  onBeforeChange: (id: string) => void;
  onAfterChange: (id: string) => void;
  /** What both say; undefined while it is fetched, null where it can no longer be read. */
  documents: readonly [unknown, unknown];
  failure?: ReactNode;
  /** At the foot, before the button that closes. */
  actions?: ReactNode;
  onClose: () => void;
}

/** Any two versions of one thing, place by place. */
export function VersionCompare(props: VersionCompareProps) {
  const { name, versions, before, after, documents, failure, actions, onClose } = props;
  const { t } = useTranslation(["config-editor", "common"]);
  const options = versions.map(({ id, label }) => ({ value: id, label }));
  return (
    <Dialog
      open
      width={1040}
      onOpenChange={(open) => !open && onClose()}
      title={t("versions.title", { name })}
      description={t("versions.text")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          {actions}
          <Button onClick={onClose}>{t("common:action.close")}</Button>
        </>
      }
    >
      <div className={css.choices}>
        <Select
          label={t("versions.before")}
          value={before}
          options={options}
          onChange={(event) => props.onBeforeChange(event.target.value)}
        />
        <Select
          label={t("versions.after")}
          value={after}
          options={options}
          onChange={(event) => props.onAfterChange(event.target.value)}
        />
      </div>
      {failure}
      <Changes documents={documents} />
    </Dialog>
  );
}

function Changes({ documents: [before, after] }: Pick<VersionCompareProps, "documents">) {
  const { t } = useTranslation("config-editor");
  if (before === undefined || after === undefined)
    return <p className={css.quiet}>{t("versions.loading")}</p>;
  if (before === null || after === null)
    return <EmptyState title={t("versions.unreadable")} description={t("versions.unreadableText")} />;
  const changes = differencesOf(before, after);
  if (changes.length === 0) return <p className={css.quiet}>{t("versions.same")}</p>;
  return (
    <>
      <p className={css.quiet} role="status">
        {t("versions.count", { count: changes.length })}
      </p>
      <ScrollFrame label={t("versions.changes")} className={css.frame}>
        <table className={css.table} aria-label={t("versions.changes")}>
          <thead>
            <tr>
              <th scope="col">{t("versions.place")}</th>
              <th scope="col">{t("versions.before")}</th>
              <th scope="col">{t("versions.after")}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <Change key={change.path} {...change} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </>
  );
}

function Change({ path, before, after }: Difference) {
  const { t } = useTranslation("config-editor");
  const none = <span className={css.quiet}>{t("versions.none")}</span>;
  return (
    <tr>
      <th scope="row" className={css.path}>
        {path}
      </th>
      <td dir="auto">{before === undefined ? none : <del className={css.gone}>{before}</del>}</td>
      <td dir="auto">{after === undefined ? none : <ins className={css.come}>{after}</ins>}</td>
    </tr>
  );
}
