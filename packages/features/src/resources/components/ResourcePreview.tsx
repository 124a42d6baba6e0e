import type { Language } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { useFileUrl } from "../../config-editor/index.ts";
import { NewsArticle } from "../../news/index.ts";
import type { ResourceForm } from "../schema.ts";

export interface ResourcePreviewProps {
  values: ResourceForm;
  /** Of the reader. */
  language: Language;
  publishedAt: string | null;
}

/** The article as a reader of one language gets it; the server falls back in the same way. */
export function ResourcePreview({ values, language, publishedAt }: ResourcePreviewProps) {
  const { t } = useTranslation("resources");
  const { kind, title, summary, text, url, file } = values;
  const fileUrl = useFileUrl(file || null);
  const other = language === "en" ? "cn" : "en";
  const speaks = (one: Language) =>
    title[one].trim() !== "" && (text[one].trim() !== "" || text[other].trim() === "");
  const shown = speaks(language) || title[other].trim() === "" ? language : other;
  return (
    <NewsArticle
      level={2}
      reader={language}
      article={{
        ...{ kind, language: shown, published_at: publishedAt, source: url.trim() || null },
        title: title[shown] || t("untitled"),
        summary: summary[shown],
        markdown: text[shown],
        file: fileUrl ? { url: fileUrl } : null,
      }}
    />
  );
}
