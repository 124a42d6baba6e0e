import { Button } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { STAFF_HOME_PATH } from "../paths.ts";
import { useStaffSignOut } from "../queries.ts";
import * as css from "./StaffPublicPage.css.ts";
import { StaffPublicPage, type StaffPublicPageProps } from "./StaffPublicPage.tsx";

export interface StaffSignOutProps extends Pick<StaffPublicPageProps, "onLanguage"> {
  onSignedOut: () => void;
}

/** The question at the console's sign-out address. */
export function StaffSignOut({ onSignedOut, onLanguage }: StaffSignOutProps) {
  const { t } = useTranslation("staff-session");
  const signOut = useStaffSignOut(onSignedOut);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <StaffPublicPage title={t("signOut.title")} subtitle={t("signOut.text")} onLanguage={onLanguage}>
      <div className={css.choices}>
        <Button variant="primary" size={40} fullWidth loading={leaving} onClick={leave}>
          {t("user.signOut")}
        </Button>
        <Button size={40} fullWidth href={STAFF_HOME_PATH}>
          {t("signOut.stay")}
        </Button>
      </div>
    </StaffPublicPage>
  );
}
