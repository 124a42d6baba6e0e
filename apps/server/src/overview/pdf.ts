import type { overviewPdf, ReplyOf } from "@candor/api/contract";
import { info, overviewSheet } from "@candor/api/endpoints";
import { type CurrentUser, type Language, SEEN } from "@candor/api/entities";
import { currentUser } from "../auth/current-user.ts";
import type { Customer } from "../auth/sessions.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { TOO_MANY_WAIT } from "./printer.ts";

type Sheet = ReplyOf<typeof overviewSheet>;

const success = (data: unknown) => JSON.stringify({ code: 0, message: "", data });

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};

/** The reader as the printed page knows them: in this language, with nothing that a page asks or offers a person. */
async function readerOf(
  { db, signer }: Services,
  customer: Customer,
  language: Language,
  timezone: string | undefined,
): Promise<CurrentUser> {
  const user = await currentUser(db, signer, customer);
  return {
    ...user,
    language: language === "cn" ? "zh" : "en",
    timezone: timezone && isTimeZone(timezone) ? timezone : "UTC",
    email: "",
    profile_complete: true,
    internal_review_only: null,
    guide_status: SEEN.yes,
    front_values: { assessment_status: SEEN.yes },
    menu_ids: null,
    showOverview: true,
    overview: true,
    company: { ...user.company, logo_url: null },
    app_list: [],
    preview: true,
  };
}

interface Asked {
  /** The assessment that was asked for; undefined: how the company stands now. */
  assessmentId: string | undefined;
  language: Language;
  timezone: string | undefined;
}

/** The sheet as a PDF: the page that customers read, printed with this state and no way to any other. */
export async function pdfOf(
  services: Services,
  customer: Customer,
  sheet: Sheet,
  { assessmentId, language, timezone }: Asked,
): Promise<ReplyOf<typeof overviewPdf>> {
  // The page has no sheet then: the browser would wait for it, and keep everybody else waiting.
  if (sheet.as_of === null)
    throw new HttpError(assessmentId ? "assessment.not_found" : "assessment.none_published");
  const reader = await readerOf(services, customer, language, timezone);
  const printed = await services.print({
    path: "/overview",
    storage: { "candor.token": "print", "candor.lang": language, "candor.theme": "light" },
    replies: {
      [`${info.method} ${info.path}`]: success(reader),
      [`${overviewSheet.method} ${overviewSheet.path}`]: success(sheet),
    },
    ready: "[data-sheet=overview]",
  });
  if (!printed.ok) {
    // That many wait is no fault: whoever asks again and again would fill the log with errors.
    const level = printed.detail === TOO_MANY_WAIT ? "info" : "error";
    services.log[level]({ detail: printed.detail }, "the overview could not be printed");
    throw new HttpError("common.unavailable");
  }
  const day = sheet.as_of.slice(0, 10);
  return {
    file_name: `candor-overview-${day}.pdf`,
    content: Buffer.from(printed.pdf).toString("base64"),
  };
}
