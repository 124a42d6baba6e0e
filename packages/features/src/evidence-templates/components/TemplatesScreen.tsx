import type { EvidenceTemplate } from "@candor/api/entities";
import { type DataColumn, ListRow } from "@candor/ui/data";
import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { FilePlus2 } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ListScreen } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type TemplatesState, templateHref } from "../address.ts";
import { useTemplates } from "../queries.ts";
import { NewTemplateDialog } from "./NewTemplateDialog.tsx";

export interface TemplatesScreenProps {
  address: AddressState<TemplatesState>;
  /** A template was made: its first version is next. */
  onCreated: (templateId: string, versionId: string) => void;
}

const rowId = ({ id }: EvidenceTemplate) => id;
const rowHref = ({ id }: EvidenceTemplate) => templateHref(id);

/** The evidence templates: what each is called, and which version is in use. */
export function TemplatesScreen({ address, onCreated }: TemplatesScreenProps) {
  const { t } = useTranslation("evidence-templates");
  const format = useFormat();
  const inUse = useInUse();
  const query = useTemplates(address.state);
  const [creating, setCreating] = useState(false);
  const columns = useMemo(
    (): DataColumn<EvidenceTemplate>[] => [
      {
        id: "title",
        header: t("column.title"),
        overflow: "clamp",
        cell: ({ title, key }) => (title ? format.text(title) : key),
      },
      { id: "key", header: t("column.key"), width: 200, cell: ({ key }) => key },
      {
        id: "type",
        header: t("column.type"),
        width: 120,
        yields: true,
        cell: ({ type }) => t(`type.${type}`),
      },
      { id: "state", header: t("column.inUse"), width: 180, cell: inUse },
      {
        id: "updated",
        header: t("column.updated"),
        width: 220,
        yields: true,
        cell: ({ updated_at, updated_by }) =>
          format.series([format.date(updated_at), updated_by ?? ""].filter(Boolean)),
      },
    ],
    [t, format, inUse],
  );
  const create = (
    <Button variant="primary" icon={<Icon of={FilePlus2} />} onClick={() => setCreating(true)}>
      {t("create")}
    </Button>
  );
  return (
    <>
      <ListScreen
        address={address}
        query={query}
        title={t("title")}
        sentence={query.data && t("sentence", { count: query.data.total })}
        actions={create}
        loadingLabel={t("loading")}
        search={t("search")}
        table={{
          columns,
          rowId,
          rowHref,
          renderNarrow: (one) => (
            <ListRow title={one.title ? format.text(one.title) : one.key} aside={inUse(one)} foot={one.key} />
          ),
        }}
        empty={<EmptyState title={t("empty.title")} description={t("empty.text")} action={create} />}
      />
      {creating && <NewTemplateDialog onClose={() => setCreating(false)} onCreated={onCreated} />}
    </>
  );
}

/** Which version customers read. */
function useInUse() {
  const { t } = useTranslation("evidence-templates");
  return useCallback(
    ({ enable, versions }: EvidenceTemplate): string => {
      if (!enable) return t("off");
      const published = versions.find(({ state }) => state === "published");
      return published ? t("versionInUse", { number: published.number }) : t("noneInUse");
    },
    [t],
  );
}
