import type { EvidenceTemplate, TemplateContent, TemplateVersion } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { PageHeader } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { EditorFrame, type Entry, editorCss, useConfigEditor } from "../../config-editor/index.ts";
import { DetailScreen } from "../../frames/index.ts";
import { bothQueries, leavesFocusToPage, useFormat, useSettled } from "../../platform/index.ts";
import { templatesAddress, type VersionState } from "../address.ts";
import { check } from "../content.ts";
import {
  useCreateVersion,
  useDeleteVersion,
  useImpact,
  usePublishVersion,
  useTemplate,
  useUpdateVersion,
  useVersion,
} from "../queries.ts";
import { ContentForm } from "./ContentForm.tsx";
import { ImpactNote } from "./ImpactNote.tsx";
import { TemplatePreview } from "./TemplatePreview.tsx";

export interface VersionScreenProps {
  address: AddressState<VersionState>;
  onDirtyChange: (dirty: boolean) => void;
  /** A version was made: its page is next. */
  onVersion: (templateId: string, versionId: string) => void;
  /** The draft is gone: the template is next. */
  onRemoved: (templateId: string) => void;
}

/** One version of a template: a draft is edited, what was published is read. */
export function VersionScreen(props: VersionScreenProps) {
  const { templateId, versionId } = props.address.state;
  const { t } = useTranslation("evidence-templates");
  const query = bothQueries(useTemplate(templateId ?? ""), useVersion(versionId ?? ""));
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("loadingOne")}
      missing={{ codes: ["mis.not_found"], title: t("missing.title"), text: t("missing.text") }}
      back={{ href: templatesAddress.href(), label: t("title") }}
    >
      {([template, version]) =>
        version.state === "draft" ? (
          // Published, it is another screen.
          <div key={version.id} ref={leavesFocusToPage}>
            <Draft version={version} template={template} {...props} />
          </div>
        ) : (
          <Fixed key={version.id} version={version} template={template} {...props} />
        )
      }
    </DetailScreen>
  );
}

interface Found {
  version: TemplateVersion;
  template: EvidenceTemplate;
}

const toEntry = (version: TemplateVersion, name: string): Entry<TemplateContent> => ({
  id: version.id,
  key: name,
  enable: true,
  revision: version.revision,
  updated_at: version.updated_at,
  updated_by: version.updated_by,
  data: version.content,
  draft: null,
});

function Draft({ version, template, address, onDirtyChange, onRemoved }: Found & VersionScreenProps) {
  const { t } = useTranslation("evidence-templates");
  const format = useFormat();
  const name = `${template.key} ${version.number}`;
  const latest = useVersion(version.id);
  const update = useUpdateVersion();
  const publish = usePublishVersion();
  const remove = useDeleteVersion();
  const editor = useConfigEditor<TemplateContent>({
    entry: toEntry(version, name),
    check,
    onDirtyChange,
    onRemoved: () => onRemoved(template.id),
    calls: {
      latest: {
        data: latest.data && toEntry(latest.data, name),
        refetch: latest.refetch,
      },
      saveDraft: {
        isPending: update.isPending,
        mutate: ({ id, revision, draft }, on) =>
          draft &&
          update.mutate(
            { id, revision, note: version.note, content: draft },
            { ...on, onSuccess: (stored) => on.onSuccess(toEntry(stored, name)) },
          ),
      },
      // What is published is what is typed: it is stored first.
      publish: {
        isPending: publish.isPending,
        mutate: ({ id, revision, data }, on) =>
          update.mutate(
            { id, revision, note: version.note, content: data },
            {
              ...on,
              onSuccess(stored) {
                on.onStored(toEntry(stored, name));
                publish.mutate(
                  { id, revision: stored.revision },
                  { ...on, onSuccess: (done) => on.onSuccess(toEntry(done, name)) },
                );
              },
            },
          ),
      },
      remove: { isPending: remove.isPending, mutate: (draft, on) => remove.mutate(draft, on as never) },
    },
  });
  const impact = useImpact(template.id, useSettled(editor.checked.valid));
  return (
    <EditorFrame
      editor={editor}
      address={address}
      title={format.text(editor.base.data.title)}
      enabledLabel={null}
      unpublished
      saveLabel={t("saveVersion")}
      blocked={(impact.data?.breaks.length ?? 0) > 0}
      form={<ContentForm content={editor.data} fields={editor.checked.fields} onChange={editor.setData} />}
      preview={
        <>
          <TemplatePreview
            type={template.type}
            content={editor.valid}
            stale={editor.stale}
            address={address}
          />
          <ImpactNote impact={impact.data} />
        </>
      }
    />
  );
}

/** What was published does not change: it is shown, and a new version may begin from it. */
function Fixed({ version, template, address, onVersion }: Found & VersionScreenProps) {
  const { t } = useTranslation("evidence-templates");
  const format = useFormat();
  const create = useCreateVersion();
  const impact = useImpact(template.id, version.content);
  return (
    <>
      <PageHeader
        title={format.text(version.content.title)}
        subtitle={t("fixed", {
          key: template.key,
          number: version.number,
          state: t(`state.${version.state}`),
          date: format.dateTime(version.published_at ?? version.updated_at),
        })}
        actions={
          <Button
            variant="primary"
            loading={create.isPending}
            onClick={() =>
              create.mutate(
                {
                  template_id: template.id,
                  from: version.id,
                  note: t("fromVersion", { number: version.number }),
                },
                { onSuccess: (made) => onVersion(template.id, made.id) },
              )
            }
          >
            {t("newVersionFrom")}
          </Button>
        }
      />
      <div className={editorCss.panes}>
        <fieldset disabled className={editorCss.fixed} aria-label={t("content")}>
          <ContentForm content={version.content} fields={{}} onChange={() => {}} />
        </fieldset>
        <div className={editorCss.preview}>
          <TemplatePreview type={template.type} content={version.content} stale={false} address={address} />
          <ImpactNote impact={impact.data} />
        </div>
      </div>
    </>
  );
}
