import { defineCall, staff } from "../call.ts";

const access = staff("add_detectionability");

export const listTemplates = defineCall({
  id: "evidenceTemplate.list",
  method: "POST",
  path: "/api/mis/v2/evidence-template/list",
  access,
});

export const getTemplate = defineCall({
  id: "evidenceTemplate.detail",
  method: "POST",
  path: "/api/mis/v2/evidence-template/detail",
  access,
});

export const createTemplate = defineCall({
  id: "evidenceTemplate.create",
  method: "POST",
  path: "/api/mis/v2/evidence-template/create",
  access,
  keepDuplicates: true,
});

export const updateTemplate = defineCall({
  id: "evidenceTemplate.update",
  method: "POST",
  path: "/api/mis/v2/evidence-template/update",
  access,
  keepDuplicates: true,
});

export const deleteTemplate = defineCall({
  id: "evidenceTemplate.delete",
  method: "POST",
  path: "/api/mis/v2/evidence-template/delete",
  access,
  keepDuplicates: true,
});

export const getTemplateVersion = defineCall({
  id: "evidenceTemplate.version",
  method: "POST",
  path: "/api/mis/v2/evidence-template/version-detail",
  access,
});

export const createTemplateVersion = defineCall({
  id: "evidenceTemplate.createVersion",
  method: "POST",
  path: "/api/mis/v2/evidence-template/version-create",
  access,
  keepDuplicates: true,
});

export const updateTemplateVersion = defineCall({
  id: "evidenceTemplate.updateVersion",
  method: "POST",
  path: "/api/mis/v2/evidence-template/version-update",
  access,
  keepDuplicates: true,
});

export const publishTemplateVersion = defineCall({
  id: "evidenceTemplate.publishVersion",
  method: "POST",
  path: "/api/mis/v2/evidence-template/version-publish",
  access,
  keepDuplicates: true,
});

export const deleteTemplateVersion = defineCall({
  id: "evidenceTemplate.deleteVersion",
  method: "POST",
  path: "/api/mis/v2/evidence-template/version-delete",
  access,
  keepDuplicates: true,
});

export const templateImpact = defineCall({
  id: "evidenceTemplate.impact",
  method: "POST",
  path: "/api/mis/v2/evidence-template/impact",
  access,
});

export const templateSamples = defineCall({
  id: "evidenceTemplate.samples",
  method: "POST",
  path: "/api/mis/v2/evidence-template/samples",
  access,
});
