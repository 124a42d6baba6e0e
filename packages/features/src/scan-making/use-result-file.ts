import { isApiError } from "@candor/api/client";
import { type previewImport, type ReplyOf, SCAN_FILE_MAX } from "@candor/api/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText, useFormat } from "../platform/index.ts";
import { usePreviewImport } from "./queries.ts";

/** For which website of which company a file is brought. */
export interface ImportTarget {
  companyId: string;
  objectId: string;
}

interface Read {
  name: string;
  content: string;
}

function isJson(content: string): boolean {
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
}

/** A result file that was chosen, what importing it would change, and what is wrong with it. */
export function useResultFile(target: ImportTarget | null) {
  const { t } = useTranslation(["scan-making", "message"]);
  const errorText = useErrorText();
  const { sentences } = useFormat();
  const preview = usePreviewImport();
  const [file, setFile] = useState<Read | null>(null);
  const [plan, setPlan] = useState<{ of: string; reply: ReplyOf<typeof previewImport> } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const keyOf = (read: Read, { companyId, objectId }: ImportTarget) =>
    `${companyId} ${objectId} ${read.name}`;

  const failed = (error: unknown) => {
    const places = isApiError(error) ? Object.keys(error.fields).filter((place) => place !== "content") : [];
    const where = places.map((place) => t("import.wrongAt", { place }));
    setFailure(sentences([errorText(error), ...where]));
    setPlan(null);
  };
  const look = (read: Read, at: ImportTarget) => {
    setFailure(null);
    preview.mutate(
      { company_id: at.companyId, object_id: at.objectId, content: read.content },
      { onSuccess: (reply) => setPlan({ of: keyOf(read, at), reply }), onError: failed },
    );
  };
  return {
    file,
    /** What importing changes for the target of now; null until it is known. */
    plan: file && target && plan?.of === keyOf(file, target) ? plan.reply : null,
    failure,
    failed,
    isReading: preview.isPending,
    async choose(chosen: File) {
      setFailure(null);
      setPlan(null);
      setFile(null);
      if (chosen.size > SCAN_FILE_MAX) return setFailure(t("message:scan.file_too_large"));
      const content = (await chosen.text()).trim();
      if (content === "") return setFailure(t("message:scan.file_empty"));
      // A picture is not asked about: what the server says of its bytes would help nobody.
      if (!isJson(content)) return setFailure(t("message:scan.file_not_result"));
      const read = { name: chosen.name, content };
      setFile(read);
      if (target) look(read, target);
    },
    /** Another website was chosen: what the same file would change there. */
    aim(at: ImportTarget | null) {
      setPlan(null);
      setFailure(null);
      if (file && at) look(file, at);
    },
  };
}
