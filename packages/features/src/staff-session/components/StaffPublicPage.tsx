import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { PublicView, type PublicViewProps } from "../../session/index.ts";
import { StaffPublicFrame, type StaffPublicFrameProps } from "./StaffPublicFrame.tsx";

export interface StaffPublicPageProps
  extends Pick<PublicViewProps, "title" | "subtitle" | "note" | "live" | "children">,
    Pick<StaffPublicFrameProps, "onLanguage"> {}

/** A page of the console outside its shell: what the console is for, and a form. */
export function StaffPublicPage({ title, onLanguage, ...view }: StaffPublicPageProps) {
  const { t } = useTranslation("staff-session");

  useEffect(() => {
    document.title = t("documentTitle", { title });
  }, [t, title]);

  return (
    <StaffPublicFrame onLanguage={onLanguage}>
      <PublicView title={title} {...view} />
    </StaffPublicFrame>
  );
}
