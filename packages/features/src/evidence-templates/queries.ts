import {
  createTemplate,
  createTemplateVersion,
  deleteTemplate,
  deleteTemplateVersion,
  getTemplate,
  getTemplateVersion,
  listTemplates,
  publishTemplateVersion,
  templateImpact,
  templateSamples,
  translateEvidence,
  updateTemplate,
  updateTemplateVersion,
} from "@candor/api/contract";
import type { TemplateContent } from "@candor/api/entities";
import { useEndpoint, useEndpointMutation, useLatest } from "../platform/index.ts";
import type { TemplatesState } from "./address.ts";

export const useTemplates = ({ search, page, pageSize }: TemplatesState) =>
  useEndpoint(
    listTemplates,
    { search: search.trim(), page, page_size: pageSize },
    { keepPrevious: true, quiet: true },
  );

/** Keys of every template, for conditions. */
export const useTemplateKeys = (): readonly string[] =>
  useEndpoint(listTemplates, { page_size: 100 }, { quiet: true }).data?.list.map(({ key }) => key) ?? [];

export const useTemplate = (id: string) => useEndpoint(getTemplate, { id }, { quiet: true });
/** The template as it stands at the time of asking. */
export const useLatestTemplate = (id: string) => useLatest(getTemplate, { id });
export const useVersion = (id: string) => useEndpoint(getTemplateVersion, { id }, { quiet: true });

export const useSamples = (reportId: string | null) =>
  useEndpoint(
    templateSamples,
    { ...(reportId && { report_id: reportId }) },
    { quiet: true, keepPrevious: true },
  );

export const useImpact = (id: string, content: TemplateContent | null) =>
  useEndpoint(
    templateImpact,
    // Asked only where there is something to ask.
    { id, content: content as TemplateContent },
    { quiet: true, keepPrevious: true, enabled: content !== null },
  );

/** A text in the other language, by the model that the server is set up with. */
export const useTranslate = () => useEndpointMutation(translateEvidence, { quiet: true });

const stale = { quiet: true, invalidates: [listTemplates, getTemplate, getTemplateVersion] };
const listStale = { quiet: true, invalidates: [listTemplates, getTemplate] };
export const useCreateTemplate = () => useEndpointMutation(createTemplate, listStale);
export const useUpdateTemplate = () => useEndpointMutation(updateTemplate, listStale);
export const useDeleteTemplate = () =>
  useEndpointMutation(deleteTemplate, { quiet: true, invalidates: [listTemplates] });
export const useCreateVersion = () => useEndpointMutation(createTemplateVersion, listStale);
export const useUpdateVersion = () => useEndpointMutation(updateTemplateVersion, stale);
export const usePublishVersion = () => useEndpointMutation(publishTemplateVersion, stale);
export const useDeleteVersion = () => useEndpointMutation(deleteTemplateVersion, listStale);
