import {
  helpCategories,
  helpContent,
  listChangelog,
  markChangelogRead,
  searchHelp as searchEndpoint,
} from "@candor/api/contract";
import { helpArticle, helpContents } from "../help/articles.ts";
import { changelogOf, readChangelog } from "../help/changelog.ts";
import { searchHelp } from "../help/search.ts";
import { forAnyone, forCustomer, type Handler } from "../http/handler.ts";
import type { Services } from "../services.ts";

export function helpHandlers({ db }: Services): Handler[] {
  return [
    forAnyone(helpCategories, async ({ language }) => ({ list: helpContents(language) })),
    forAnyone(helpContent, async ({ input, language }) => helpArticle(input.id, language)),
    forAnyone(searchEndpoint, async ({ input, language }) => ({
      list: searchHelp(input.query, language).map(({ page: _, ...hit }) => hit),
    })),
    forCustomer(listChangelog, ({ customer, language }) => changelogOf(db, customer.id, language)),
    forCustomer(markChangelogRead, async ({ customer }) => {
      await readChangelog(db, customer.id);
      return {};
    }),
  ];
}
