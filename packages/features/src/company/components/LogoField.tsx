import type { Company } from "@candor/api/entities";
import { isUploadError } from "@candor/api/uploads";
import { Button, FileUpload, type FileUploadWords, fileSize } from "@candor/ui/forms";
import { Inline } from "@candor/ui/layout/Inline";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../platform/index.ts";
import { CompanyMark, ownLogo } from "../../shell/index.ts";
import type { useLogo } from "../use-logo.ts";
import * as css from "./CompanyScreen.css.ts";

/** The logo as it is, and the one that takes its place. */
export function LogoField({ company, logo }: { company: Company; logo: ReturnType<typeof useLogo> }) {
  const { t } = useTranslation("company");
  const has = ownLogo(company) !== null;
  const away = logo.change === null;
  return (
    <>
      <Inline space={3}>
        <CompanyMark company={company} size={40} />
        <span className={css.note}>{has ? t(away ? "takenAway" : "logoNow") : t("noLogo")}</span>
        {has && !away && <Button onClick={() => logo.set(null)}>{t("takeAway")}</Button>}
      </Inline>
      <FileUpload label={t("logo")} controller={logo.uploads} words={useWords()} />
    </>
  );
}

function useWords(): FileUploadWords {
  const { t } = useTranslation(["company", "message"]);
  const errorText = useErrorText();
  return {
    choose: t("upload.choose"),
    drop: t("upload.drop"),
    limit: t("upload.limit"),
    progress: ({ sent, size }) => t("upload.progress", { sent: fileSize(sent), total: fileSize(size) }),
    stopped: () => t("upload.stopped"),
    waiting: t("upload.waiting"),
    size: fileSize,
    done: (name) => t("upload.done", { name }),
    failed: ({ error }) => (isUploadError(error) ? error.message : errorText(error)),
    refused: {
      type: t("message:upload.type"),
      size: t("message:upload.image_too_large"),
      empty: t("message:upload.empty"),
    },
    retry: t("upload.retry"),
    resume: t("upload.resume"),
    stop: (name) => t("upload.stop", { name }),
    remove: (name) => t("upload.remove", { name }),
  };
}
