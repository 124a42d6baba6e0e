import type { Citation } from "@candor/api/entities";
import { CitationList, type CitationListProps } from "@candor/ui/badges";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";

export interface CitationsProps extends Omit<CitationListProps, "items" | "moreLabel"> {
  citations: readonly Citation[];
}

/** The articles a check rests on, in the reader's language. */
export function Citations({ citations, ...rest }: CitationsProps) {
  const { t } = useTranslation("checks");
  const format = useFormat();
  if (citations.length === 0) return null;
  const items = citations.map(({ cite }) => ({ id: cite.en, label: format.text(cite) }));
  return (
    <CitationList
      {...rest}
      items={items}
      moreLabel={t("moreCitations", { count: items.length - (rest.shown ?? 1) })}
    />
  );
}
