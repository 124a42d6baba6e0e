import { isApiError, jsonFile } from "@candor/api/client";
import { type previewImport, type ReplyOf, SCAN_FILE_MAX } from "@candor/api/contract";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText, useFormat } from "../platform/index.ts";
import { usePreviewImport } from "./queries.ts";
import { readAside } from "./read-aside.ts";

/** For which website of which company a file is brought. */
export interface ImportTarget {
  companyId: string;
  objectId: string;
}

const REASONS = {
  empty: "message:scan.file_empty",
  not_result: "message:scan.file_not_result",
  unreadable: "message:scan.file_unreadable",
} as const;

interface Read {
  /** Which of the files chosen in this dialog. */
  nth: number;
  name: string;
  /** As a request takes it. */
  content: string;
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
  const [reading, setReading] = useState(false);
  const chosenSoFar = useRef(0);
  // The website may be chosen while the file is being read.
  const aimedAt = useRef(target);
  const keyOf = ({ nth }: Read, { companyId, objectId }: ImportTarget) => `${companyId} ${objectId} ${nth}`;

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
    isReading: reading || preview.isPending,
    async choose(chosen: File) {
      setFailure(null);
      setPlan(null);
      setFile(null);
      chosenSoFar.current += 1;
      const nth = chosenSoFar.current;
      if (chosen.size > SCAN_FILE_MAX) return setFailure(t("message:scan.file_too_large"));
      setReading(true);
      const found = await readAside(chosen);
      if (nth !== chosenSoFar.current) return;
      setReading(false);
      if (found === null) return setFailure(t("message:common.part_missing"));
      if (typeof found === "string") return setFailure(t(REASONS[found]));
      const read = { nth, name: chosen.name, content: jsonFile<string>(found) };
      setFile(read);
      if (aimedAt.current) look(read, aimedAt.current);
    },
    /** Another website was chosen: what the same file would change there. */
    aim(at: ImportTarget | null) {
      aimedAt.current = at;
      setPlan(null);
      setFailure(null);
      if (file && at) look(file, at);
    },
  };
}
