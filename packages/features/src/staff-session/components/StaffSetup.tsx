import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { STAFF_SIGN_IN_PATH } from "../paths.ts";
import { SetupForm } from "./SetupForm.tsx";
import { StaffPublicPage, type StaffPublicPageProps } from "./StaffPublicPage.tsx";

export interface StaffSetupProps extends Pick<StaffPublicPageProps, "onLanguage"> {
  /** From the one-time link; null or empty where the link was cut. */
  code: string | null;
  onDone: () => void;
}

/** The page behind the one-time link that the first start of a server prints. */
export function StaffSetup({ code, onDone, onLanguage }: StaffSetupProps) {
  const { t } = useTranslation("staff-session");
  const whole = code !== null && code !== "";
  return (
    <StaffPublicPage
      title={whole ? t("setup.title") : t("setup.missingTitle")}
      subtitle={whole ? t("setup.subtitle") : t("setup.missingText")}
      onLanguage={onLanguage}
    >
      {whole ? (
        <SetupForm code={code} onDone={onDone} />
      ) : (
        <Button variant="primary" size={40} fullWidth href={STAFF_SIGN_IN_PATH}>
          {t("setup.toSignIn")}
        </Button>
      )}
    </StaffPublicPage>
  );
}
