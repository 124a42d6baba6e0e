import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { CredentialFrame, type CredentialPageProps } from "./CredentialFrame.tsx";
import { View } from "./View.tsx";

/** Stands where a page is yet to come: it says so, and leads on. */
export default function Placeholder(page: CredentialPageProps) {
  const { t } = useTranslation("credentials");
  return (
    <CredentialFrame {...page}>
      <View title={t("placeholder.title")} subtitle={t("placeholder.text")} back={false}>
        <Button variant="primary" size={40} fullWidth href="/">
          {t("placeholder.toStart")}
        </Button>
      </View>
    </CredentialFrame>
  );
}
