import { useTranslation } from "react-i18next";
import { DetailScreen } from "../../frames/index.ts";
import { NEW } from "../address.ts";
import { type Resource, useResource } from "../queries.ts";
import { ResourceEditor } from "./ResourceEditor.tsx";

export interface ResourceScreenProps {
  /** Of a resource, or `NEW`. */
  id: string;
  listHref: string;
  /** Told whenever there is, or is no longer, something to lose. */
  onDirtyChange: (dirty: boolean) => void;
  /** It was made: its own page is next. */
  onCreated: (resource: Resource) => void;
  /** It is gone: the list is next. */
  onRemoved: () => void;
}

/** One resource of the official site, as it is written and as it is read. */
export function ResourceScreen({ id, listHref, ...on }: ResourceScreenProps) {
  const { t } = useTranslation("resources");
  const query = useResource(id);
  if (id === NEW) return <ResourceEditor resource={null} {...on} />;
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("loadingOne")}
      missing={{ codes: ["mis.not_found"], title: t("missing.title"), text: t("missing.text") }}
      back={{ href: listHref, label: t("missing.back") }}
    >
      {/* Another revision is another text: the form begins anew with it. */}
      {(resource) => <ResourceEditor key={resource.revision} resource={resource} {...on} />}
    </DetailScreen>
  );
}
