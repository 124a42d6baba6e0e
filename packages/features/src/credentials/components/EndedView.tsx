import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { FORGOT_PASSWORD_PATH, REGISTER_EMAIL_PATH } from "../../session/index.ts";
import type { NextPage } from "../errors.ts";
import { useAround } from "./CredentialViews.tsx";
import { View } from "./View.tsx";

export interface EndedViewProps {
  title: string;
  text: string;
  next: NextPage;
}

/** Nothing more can be done here: why, and the page that leads on. */
export function EndedView({ title, text, next }: EndedViewProps) {
  const { t } = useTranslation("credentials");
  const { signInHref } = useAround();
  const links = {
    reset: [FORGOT_PASSWORD_PATH, t("problem.resend")],
    register: [REGISTER_EMAIL_PATH, t("problem.enterEmail")],
    signIn: [signInHref, t("toSignIn")],
  } as const;
  const [href, label] = links[next];
  return (
    <View title={title} subtitle={text} back={next !== "signIn"}>
      <Button variant="primary" size={40} fullWidth href={href}>
        {label}
      </Button>
    </View>
  );
}
