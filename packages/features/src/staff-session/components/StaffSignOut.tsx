import { Button } from "@candor/ui/forms";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { STAFF_HOME_PATH } from "../paths.ts";
import { useStaffSignOut } from "../queries.ts";
import * as css from "./StaffPublicPage.css.ts";
import { StaffPublicPage, type StaffPublicPageProps } from "./StaffPublicPage.tsx";

export interface StaffSignOutProps extends Pick<StaffPublicPageProps, "onLanguage"> {
  /** It was chosen in the console. An address alone asks first: any page can link to it. */
  chosen: boolean;
  onSignedOut: () => void;
}

/** The page at the console's sign-out address. */
export function StaffSignOut({ chosen, onSignedOut, onLanguage }: StaffSignOutProps) {
  const { t } = useTranslation("staff-session");
  const signOut = useStaffSignOut(onSignedOut);
  const [leaving, setLeaving] = useState(chosen);
  const leave = useEffectEvent(signOut);
  useEffect(() => {
    if (leaving) void leave();
  }, [leaving]);
  return (
    <StaffPublicPage title={t("signOut.title")} subtitle={t("signOut.text")} onLanguage={onLanguage}>
      <div className={css.choices}>
        <Button variant="primary" size={40} fullWidth loading={leaving} onClick={() => setLeaving(true)}>
          {t("user.signOut")}
        </Button>
        <Button size={40} fullWidth href={STAFF_HOME_PATH}>
          {t("signOut.stay")}
        </Button>
      </div>
    </StaffPublicPage>
  );
}
