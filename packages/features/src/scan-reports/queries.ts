import { diffScan, exportScan, getReport, listReports } from "@candor/api/contract";
import { saveFile } from "../exports/index.ts";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";
import type { DiffState } from "./address.ts";

export const useDiff = ({
  scanId,
  publication,
  against,
  againstPublication,
}: Pick<DiffState, "scanId" | "publication" | "against" | "againstPublication">) =>
  useEndpoint(
    diffScan,
    {
      id: scanId ?? "",
      ...(publication && { publication: Number(publication) }),
      ...(against && { against }),
      ...(againstPublication && { against_publication: Number(againstPublication) }),
    },
    { keepPrevious: true, quiet: true },
  );

export const useReports = (scanId: string | null) =>
  useEndpoint(listReports, { id: scanId ?? "" }, { quiet: true });

export const useReport = (reportId: string | null) =>
  useEndpoint(getReport, { report_id: reportId ?? "" }, { quiet: true });

/** Saves what the engine saw of one object: the file that can be imported again. */
export function useDownload() {
  const run = useEndpointMutation(exportScan);
  return {
    isPending: run.isPending,
    download: (report_id: string) =>
      run.mutate(
        { report_id },
        {
          onSuccess: ({ file_name: name, content }) =>
            saveFile({ name, content: new Blob([content], { type: "application/json" }) }),
        },
      ),
  };
}

/** A page of a list that is here whole. */
export function pageOf<Row>(rows: readonly Row[], { page, pageSize }: { page: number; pageSize: number }) {
  const from = (page - 1) * pageSize;
  return { list: rows.slice(from, from + pageSize), total: rows.length };
}
