import {
  renderEvidence,
  renderTemplate,
  signUrls,
  storeFile,
  translateEvidence,
} from "@candor/api/endpoints";
import { signAll, storeBytes } from "../../mis/files.ts";
import { renderText, renderVersion } from "../../mis/templates/render.ts";
import { translate } from "../../mis/templates/translate.ts";
import { forStaff, type Handler } from "../../routing/handler.ts";
import type { Services } from "../../services.ts";

/** Calls that many screens of the console make. */
export function misCommonHandlers(services: Services): Handler[] {
  const { db } = services;
  return [
    forStaff(signUrls, ({ input }) => signAll(services, input.urls)),
    forStaff(storeFile, ({ input, staff }) => storeBytes(services, input.content, { staff })),
    forStaff(renderEvidence, async ({ input }) => renderText(input)),
    forStaff(translateEvidence, ({ input, gone }) => translate(services, input, gone)),
    forStaff(renderTemplate, ({ input }) => renderVersion(db, input)),
  ];
}
