import { readLegalDocument } from "@candor/api/contract";
import { LEGAL_DOCUMENTS, type LegalDocument, type LegalDocumentId } from "@candor/api/entities";
import { SkeletonRows } from "@candor/ui/feedback";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Prose, PublicPage } from "../../help/index.ts";
import { Loaded, useEndpoint, useFormat, usePlatform } from "../../platform/index.ts";
import * as css from "./DocumentScreen.css.ts";

export interface DocumentScreenProps {
  id: LegalDocumentId;
  /** At the end of the bar, such as the choice of language. */
  corner?: ReactNode;
  /** Names the document after its title. */
  onTitle: (title: string) => void;
}

/** Privacy policy, cookie notice or terms of use, as the server has them. */
export function DocumentScreen({ id, corner, onTitle }: DocumentScreenProps) {
  const { t } = useTranslation("documents");
  const { t: common } = useTranslation();
  const query = useEndpoint(readLegalDocument, { id }, { quiet: true });
  // The operator may call it otherwise; until that is known it has its usual name.
  const title = query.data?.title ?? t(`name.${id}`);
  useEffect(() => onTitle(`${title} · ${common("appName")}`), [onTitle, title, common]);
  return (
    <PublicPage corner={corner}>
      <main id="content" className={css.main} tabIndex={-1}>
        <h1 className={css.title}>{title}</h1>
        <Loaded query={query} loading={<SkeletonRows label={t("loading")} />}>
          {(document) => <Text document={document} />}
        </Loaded>
      </main>
    </PublicPage>
  );
}

function Text({ document: { id, markdown, updated_on } }: { document: LegalDocument }) {
  const { t } = useTranslation("documents");
  const format = useFormat();
  const { Link } = usePlatform();
  return (
    <>
      <Prose markdown={markdown} />
      <footer className={css.foot}>
        <span>{t("updated", { date: format.date(updated_on) })}</span>
        <nav aria-label={t("others")} className={css.others}>
          {LEGAL_DOCUMENTS.filter((other) => other !== id).map((other) => (
            <Link key={other} href={`/pages/${other}`} className={css.other}>
              {t(`name.${other}`)}
            </Link>
          ))}
        </nav>
      </footer>
    </>
  );
}
