import { overviewPdf, overviewSheet, type ReplyOf } from "@candor/api/contract";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";
import type { OverviewState } from "./address.ts";

export type Sheet = ReplyOf<typeof overviewSheet>;

const scope = ({ assessmentId }: OverviewState) => (assessmentId ? { assessment_id: assessmentId } : {});

export const useSheet = (state: OverviewState) => useEndpoint(overviewSheet, scope(state), { quiet: true });

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** Has the sheet printed, and hands it to the browser as a file. */
export function useDownload(state: OverviewState) {
  const { mutate, isPending } = useEndpointMutation(overviewPdf, {
    onSuccess: ({ file_name, content }) => {
      const url = URL.createObjectURL(new Blob([bytesOf(content)], { type: "application/pdf" }));
      const link = document.createElement("a");
      link.href = url;
      link.download = file_name;
      link.click();
      URL.revokeObjectURL(url);
    },
  });
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
  return { isPending, download: () => mutate({ ...scope(state), timezone }) };
}
