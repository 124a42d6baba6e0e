import {
  createTemplate as createEndpoint,
  createTemplateVersion,
  deleteTemplate as deleteEndpoint,
  deleteTemplateVersion,
  getTemplate,
  getTemplateVersion,
  listTemplates,
  publishTemplateVersion,
  templateImpact,
  templateSamples,
  updateTemplate as updateEndpoint,
  updateTemplateVersion,
} from "@candor/api/endpoints";
import { impactById, templateSamplesOf } from "../../mis/templates/impact.ts";
import { templateOf, templatePage, versionOf } from "../../mis/templates/read.ts";
import {
  createTemplate,
  createVersion,
  deleteTemplate,
  deleteVersion,
  publishVersion,
  updateTemplate,
  updateVersion,
} from "../../mis/templates/write.ts";
import { forStaff, type Handler } from "../../routing/handler.ts";
import type { Services } from "../../services.ts";

/** Evidence templates and their versions. */
export function templateHandlers({ db }: Services): Handler[] {
  return [
    forStaff(listTemplates, ({ input }) => templatePage(db, input)),
    forStaff(getTemplate, ({ input }) => templateOf(db, input.id)),
    forStaff(createEndpoint, async ({ input, ...by }) => templateOf(db, await createTemplate(db, by, input))),
    forStaff(updateEndpoint, async ({ input, ...by }) => {
      await updateTemplate(db, by, input);
      return templateOf(db, input.id);
    }),
    forStaff(deleteEndpoint, async ({ input, ...by }) => {
      await deleteTemplate(db, by, input);
      return {};
    }),
    forStaff(getTemplateVersion, ({ input }) => versionOf(db, input.id)),
    forStaff(createTemplateVersion, async ({ input, ...by }) =>
      versionOf(db, await createVersion(db, by, input)),
    ),
    forStaff(updateTemplateVersion, async ({ input, ...by }) => {
      await updateVersion(db, by, input);
      return versionOf(db, input.id);
    }),
    forStaff(publishTemplateVersion, async ({ input, ...by }) => {
      await publishVersion(db, by, input);
      return versionOf(db, input.id);
    }),
    forStaff(templateImpact, ({ input }) => impactById(db, input.id, input.content)),
    forStaff(templateSamples, ({ input }) => templateSamplesOf(db, input)),
    forStaff(deleteTemplateVersion, async ({ input, ...by }) => {
      await deleteVersion(db, by, input);
      return {};
    }),
  ];
}
