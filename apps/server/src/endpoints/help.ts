import {
  helpCategories,
  helpContent,
  listChangelog,
  markChangelogRead,
  readLegalDocument,
  readSiteSetup,
  searchHelp as searchEndpoint,
} from "@candor/api/endpoints";
import { helpArticle, helpContents } from "../help/articles.ts";
import { changelogOf, readChangelog } from "../help/changelog.ts";
import { legalDocument } from "../help/documents.ts";
import { searchHelp } from "../help/search.ts";
import { FEEDBACK_SCRIPT_PATH } from "../http/pages/widgets.ts";
import { forAnyone, forCustomer, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

export function helpHandlers({ db, env }: Services): Handler[] {
  return [
    forAnyone(helpCategories, async ({ language }) => ({ list: helpContents(language) })),
    forAnyone(helpContent, async ({ input, language }) => helpArticle(input.id, language)),
    forAnyone(searchEndpoint, async ({ input, language }) => ({
      list: searchHelp(input.query, language).map(({ page: _, ...hit }) => hit),
    })),
    forAnyone(readLegalDocument, ({ input, language }) =>
      legalDocument(input.id, language, env.site.documentsDir),
    ),
    forAnyone(readSiteSetup, async () => ({
      privacy_center: env.site.privacyCenter ?? null,
      feedback_script: env.site.feedbackScript ?? FEEDBACK_SCRIPT_PATH,
      consent_script: env.site.consentScript ?? null,
      analytics_script: env.site.analyticsScript ?? null,
      chat_script: env.site.chatScript ?? null,
      error_tracking: env.site.errorTracking,
    })),
    forCustomer(listChangelog, async ({ customer, language }) => {
      const { list, notice } = await changelogOf(db, customer.id, language);
      // A preview cannot say that it has read.
      return { list, notice: notice && !customer.preview };
    }),
    forCustomer(markChangelogRead, async ({ customer }) => {
      await readChangelog(db, customer);
      return {};
    }),
  ];
}
