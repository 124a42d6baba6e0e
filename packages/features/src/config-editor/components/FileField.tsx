import { STAFF_FILE_BYTES_MAX } from "@candor/api/contract";
import { Button, FileUpload, type FileUploadWords, fileSize, useUploads } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../platform/index.ts";
import { useStoreFile } from "../files.ts";
import * as css from "./editor.css.ts";

const PICTURES = [".png", ".jpg", ".jpeg", ".gif"];

export interface FileFieldProps {
  label: string;
  /** Pictures alone. Default: pictures and PDF. */
  pictures?: boolean;
  /** The entry cannot be without it. Default false. */
  required?: boolean;
  /** What is wrong with it. */
  error?: string | undefined;
  /** SHA-256 of the stored file; null without. */
  file: string | null;
  onChange: (file: string | null) => void;
}

/** Base64 of a file, as the call takes it. */
function contentOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** A stored file that an entry names: the one there is, and the one that takes its place. */
export function FileField({
  label,
  pictures = false,
  required = false,
  file,
  error,
  onChange,
}: FileFieldProps) {
  const { t } = useTranslation("config-editor");
  const words = useWords(pictures);
  const store = useStoreFile();
  const uploads = useUploads<string>({
    accept: pictures ? PICTURES : [".pdf", ...PICTURES],
    maxSize: STAFF_FILE_BYTES_MAX,
    send: async (chosen) => (await store.mutateAsync({ content: await contentOf(chosen) })).file,
    onDone: (_file, stored) => onChange(stored),
    onRemove: () => onChange(null),
  });
  return (
    <div className={css.file}>
      <FileUpload {...{ label, required, error, words }} controller={uploads} />
      {file !== null && uploads.items.length === 0 && (
        <p className={css.line}>
          {t("file.there")}
          <Button size={24} onClick={() => onChange(null)}>
            {t("file.takeAway")}
          </Button>
        </p>
      )}
    </div>
  );
}

function useWords(pictures: boolean): FileUploadWords {
  const { t } = useTranslation(["config-editor", "message"]);
  const errorText = useErrorText();
  return {
    choose: t("file.choose"),
    drop: t("file.drop"),
    limit: t(pictures ? "file.pictureLimit" : "file.limit"),
    progress: ({ size }) => t("file.sending", { size: fileSize(size) }),
    stopped: () => t("file.stopped"),
    waiting: t("file.waiting"),
    size: fileSize,
    done: (name) => t("file.done", { name }),
    failed: ({ error }) => errorText(error),
    refused: {
      type: t("message:upload.type"),
      size: t("message:upload.file_too_large"),
      empty: t("message:upload.empty"),
    },
    retry: t("file.retry"),
    resume: t("file.resume"),
    stop: (name) => t("file.stop", { name }),
    remove: (name) => t("file.remove", { name }),
  };
}
