import type { EvidenceTemplate } from "@candor/api/entities";
import type { DataColumn } from "@candor/ui/data";
import { Icon } from "@candor/ui/icons";
import { FilePlus2 } from "lucide-react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ConfigList } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type TemplatesState, templateHref } from "../address.ts";
import { useTemplates } from "../queries.ts";
import { NewTemplateDialog } from "./NewTemplateDialog.tsx";

export interface TemplatesScreenProps {
  address: AddressState<TemplatesState>;
  /** A template was made: its first version is next. */
  onCreated: (templateId: string, versionId: string) => void;
}

const hrefOf = ({ id }: EvidenceTemplate) => templateHref(id);

/** The evidence templates: what each is called, and which version is in use. */
export function TemplatesScreen({ address, onCreated }: TemplatesScreenProps) {
  const { t } = useTranslation("evidence-templates");
  const format = useFormat();
  const inUse = useInUse();
  const query = useTemplates(address.state);
  const titleOf = useCallback(
    ({ title, key }: EvidenceTemplate) => (title ? format.text(title) : key),
    [format],
  );
  const columns = useMemo(
    (): DataColumn<EvidenceTemplate>[] => [
      {
        id: "type",
        header: t("column.type"),
        width: 120,
        yields: true,
        cell: ({ type }) => t(`type.${type}`),
      },
    ],
    [t],
  );
  return (
    <ConfigList
      address={address}
      query={query}
      titleOf={titleOf}
      hrefOf={hrefOf}
      columns={columns}
      state={{ header: t("column.inUse"), of: inUse }}
      title={t("title")}
      sentence={query.data && t("sentence", { count: query.data.total })}
      loadingLabel={t("loading")}
      search={t("search")}
      create={{
        label: t("create"),
        icon: <Icon of={FilePlus2} />,
        dialog: (onClose) => <NewTemplateDialog onClose={onClose} onCreated={onCreated} />,
      }}
      empty={{ title: t("empty.title"), text: t("empty.text") }}
    />
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
