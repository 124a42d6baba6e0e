import { LOGO_MAX_SIZE } from "@candor/api/contract";
import { createUpload } from "@candor/api/uploads";
import { type UploadController, useUploads } from "@candor/ui/forms";
import { useState } from "react";
import { usePlatform } from "../platform/index.ts";
import { readToken } from "../session/index.ts";

/** What a new logo may be. */
const ACCEPT = [".png", ".jpg", ".jpeg", ".gif", ".svg"];

/** What becomes of the logo on saving: the id of an upload that has arrived, null to take it away, undefined to leave it. */
export type LogoChange = string | null | undefined;

/** Carries a new logo to the server; it becomes the company's on saving. */
export function useLogo(): {
  uploads: UploadController;
  change: LogoChange;
  set: (change: LogoChange) => void;
} {
  const { client, language } = usePlatform();
  const [change, set] = useState<LogoChange>();
  const uploads = useUploads<string>({
    accept: ACCEPT,
    maxSize: LOGO_MAX_SIZE,
    send: async (file, { signal, onProgress }) => {
      const upload = createUpload(file, {
        purpose: "logo",
        client,
        getToken: readToken,
        getLanguage: () => language,
        onProgress: ({ phase, done }) => phase === "sending" && onProgress(done),
      });
      signal.addEventListener("abort", () => upload.stop());
      return (await upload.send()).id;
    },
    onDone: (_file, id) => set(id),
    onRemove: () => set(undefined),
  });
  return { uploads, change, set };
}
