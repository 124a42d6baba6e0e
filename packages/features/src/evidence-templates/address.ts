import { defineAddress, listFields, type StateOf, uuid } from "../address/index.ts";
import { previewFields } from "../config-editor/index.ts";

const PATH = "/view-mis/evidence-template-list";

/** The evidence templates. */
export const templatesAddress = defineAddress({ path: PATH, fields: { ...listFields } });
export type TemplatesState = StateOf<typeof templatesAddress>;

/** One template with its versions. */
export const templateAddress = defineAddress({
  path: `${PATH}/:templateId`,
  fields: { templateId: uuid("template") },
});
export type TemplateState = StateOf<typeof templateAddress>;

/** One version, and what its preview shows. */
export const versionAddress = defineAddress({
  path: `${PATH}/:templateId/:versionId`,
  fields: {
    templateId: uuid("template"),
    versionId: uuid("version"),
    ...previewFields,
  },
});
export type VersionState = StateOf<typeof versionAddress>;

export const templateHref = (templateId: string): string => templateAddress.href({ templateId });
export const versionHref = (templateId: string, versionId: string): string =>
  versionAddress.href({ templateId, versionId });
