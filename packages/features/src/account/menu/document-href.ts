import type { Language, LegalDocumentId, SiteSetup } from "@candor/api/entities";

/** Address of a document: in the operator's privacy center, in the reader's language, else our own page. */
export function documentHref(
  id: LegalDocumentId,
  language: Language,
  setup: Pick<SiteSetup, "privacy_center"> | undefined,
): string {
  const center = setup?.privacy_center;
  return center ? `${center[language]}/${id}` : `/pages/${id}`;
}
