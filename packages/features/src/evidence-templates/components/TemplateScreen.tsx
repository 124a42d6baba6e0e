import { isApiError } from "@candor/api/client";
import { seenOf } from "@candor/api/contract";
import { type EvidenceTemplate, TEMPLATE_TYPES, type TemplateType } from "@candor/api/entities";
import { Tag } from "@candor/ui/badges";
import { type DataColumn, DataTable, ListRow } from "@candor/ui/data";
import { Button, Select, Switch, TextField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { PageHeader, Section } from "@candor/ui/shell";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { editorCss, RemoveDialog } from "../../config-editor/index.ts";
import { Failure } from "../../forms/index.ts";
import { DetailScreen } from "../../frames/index.ts";
import { useErrorText, useFormat } from "../../platform/index.ts";
import { type TemplateState, templatesAddress, versionHref } from "../address.ts";
import {
  useCreateVersion,
  useDeleteTemplate,
  useLatestTemplate,
  useTemplate,
  useUpdateTemplate,
} from "../queries.ts";
import { VersionsDialog } from "./VersionsDialog.tsx";

export interface TemplateScreenProps {
  address: AddressState<TemplateState>;
  /** A version was made: its page is next. */
  onVersion: (templateId: string, versionId: string) => void;
  /** It is gone: the list is next. */
  onRemoved: () => void;
}

/** One template: what it makes, whether it is in use, and its versions. */
export function TemplateScreen({ address, ...on }: TemplateScreenProps) {
  const { t } = useTranslation("evidence-templates");
  const query = useTemplate(address.state.templateId ?? "");
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("loadingOne")}
      missing={{ codes: ["mis.not_found"], title: t("missing.title"), text: t("missing.text") }}
      back={{ href: templatesAddress.href(), label: t("title") }}
    >
      {(template) => <Template key={template.id} template={template} {...on} />}
    </DetailScreen>
  );
}

type Version = EvidenceTemplate["versions"][number];
const isMeanwhile = (error: unknown) => isApiError(error) && error.key === "mis.changed_meanwhile";
const rowId = ({ id }: Version) => id;

function Template({
  template,
  onVersion,
  onRemoved,
}: { template: EvidenceTemplate } & Omit<TemplateScreenProps, "address">) {
  const { t } = useTranslation(["evidence-templates", "config-editor"]);
  const format = useFormat();
  const errorText = useErrorText();
  const update = useUpdateTemplate();
  const createVersion = useCreateVersion();
  const remove = useDeleteTemplate();
  const { show } = useNotice();
  const latest = useLatestTemplate(template.id);
  const [note, setNote] = useState(template.note);
  /** The note that what is typed stands against: another's is met, not overwritten. */
  const [noteRead, setNoteRead] = useState(template.note);
  const [failure, setFailure] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const [comparing, setComparing] = useState(false);
  const { id, type, enable, versions, key } = template;
  // Another's note takes the place of one that was left alone.
  if (template.note !== noteRead && note === noteRead) {
    setNote(template.note);
    setNoteRead(template.note);
  }
  const failed = (error: unknown) => setFailure(errorText(error));
  const change = (part: Partial<{ type: TemplateType; enable: boolean; note: string }>) =>
    update.mutate(
      { id, ...part, seen: seenOf({ ...template, note: noteRead }, part) },
      {
        onSuccess: (stored) => {
          setFailure(null);
          setNoteRead(stored.note);
        },
        async onError(error) {
          if (part.note === undefined || !isMeanwhile(error)) return failed(error);
          const now = await latest().catch(() => null);
          if (now) setNoteRead(now.note);
          setFailure(now ? t("noteMeanwhile", { note: now.note }) : errorText(error));
        },
      },
    );
  const columns = useMemo(
    (): DataColumn<Version>[] => [
      {
        id: "number",
        header: t("column.version"),
        width: 120,
        cell: ({ number }) => t("version", { number }),
      },
      {
        id: "state",
        header: t("column.state"),
        width: 140,
        cell: ({ state }) => <Tag color={state === "published" ? "teal" : "gold"}>{t(`state.${state}`)}</Tag>,
      },
      { id: "note", header: t("column.note"), overflow: "clamp", none: "–", cell: (one) => one.note || null },
      {
        id: "updated",
        header: t("column.updated"),
        width: 200,
        yields: true,
        cell: ({ published_at, updated_at }) => format.dateTime(published_at ?? updated_at),
      },
    ],
    [t, format],
  );
  return (
    <>
      <PageHeader
        title={template.title ? format.text(template.title) : key}
        subtitle={t("keyed", { key, type: t(`type.${type}`) })}
        actions={
          <>
            <Switch
              label={t("enabled")}
              checked={enable}
              onChange={(event) => change({ enable: event.target.checked })}
            />
            <Button variant="quiet" aria-disabled={versions.length < 2} onClick={() => setComparing(true)}>
              {t("compareVersions")}
            </Button>
            <Button variant="quiet" onClick={() => setRemoving(true)}>
              {t("remove")}
            </Button>
            <Button
              variant="primary"
              loading={createVersion.isPending}
              onClick={() =>
                createVersion.mutate(
                  { template_id: id, note: "" },
                  { onSuccess: (made) => onVersion(id, made.id), onError: failed },
                )
              }
            >
              {t("newVersion")}
            </Button>
          </>
        }
      />
      <Failure text={failure} gapped />
      <Section title={t("about")}>
        <div className={editorCss.two}>
          <Select
            label={t("field.type")}
            value={type}
            options={TEMPLATE_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
            onChange={(event) => change({ type: event.target.value as TemplateType })}
          />
          <TextField
            label={t("field.note")}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            onBlur={() => note !== noteRead && change({ note })}
          />
        </div>
      </Section>
      <DataTable
        label={t("versions")}
        columns={columns}
        rows={versions}
        rowId={rowId}
        rowHref={(one) => versionHref(id, one.id)}
        renderNarrow={(one) => (
          <ListRow
            title={t("version", { number: one.number })}
            aside={t(`state.${one.state}`)}
            foot={one.note}
          />
        )}
      />
      {comparing && versions.length > 1 && (
        <VersionsDialog template={template} onVersion={onVersion} onClose={() => setComparing(false)} />
      )}
      <RemoveDialog
        open={removing}
        onOpenChange={setRemoving}
        title={t("removeTitle", { key })}
        text={t("removeText")}
        busy={remove.isPending}
        onRemove={() =>
          remove.mutate(
            { id, seen: { type, enable, note: template.note, versions } },
            {
              onSuccess() {
                show({ kind: "success", text: t("config-editor:done.deleted", { key }) });
                onRemoved();
              },
              async onError(error) {
                const met = isMeanwhile(error) && (await latest().catch(() => null));
                setFailure(met ? t("removeMeanwhile") : errorText(error));
              },
            },
          )
        }
      />
    </>
  );
}
