import type { CurrentUser, Language } from "@candor/api/entities";
import { KeyValueList } from "@candor/ui/data";
import { Select } from "@candor/ui/forms";
import { PageHeader, Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES, usePlatform } from "../../platform/index.ts";
import { languagesFor } from "../menu/languages.ts";
import * as css from "./AccountScreen.css.ts";
import { Keyboard } from "./Keyboard.tsx";
import { Password } from "./Password.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { Sessions } from "./Sessions.tsx";

export interface AccountScreenProps {
  user: CurrentUser;
  /** Another language was chosen: it is stored, and the page loads anew. */
  onLanguage: (language: Language) => void;
}

/** One's own account: profile, language, company and sessions. A preview of a company shows it and changes nothing. */
export function AccountScreen({ user, onLanguage }: AccountScreenProps) {
  const { t } = useTranslation("account");
  const { language } = usePlatform();
  const languages = languagesFor(user, undefined);
  const facts = [
    { id: "email", label: t("email"), value: user.email },
    { id: "company", label: t("companyName"), value: user.company.name },
    { id: "role", label: t("role"), value: t(`roles.${user.role}`) },
  ];
  return (
    <>
      <PageHeader title={user.name} subtitle={user.email} />
      <Section title={t("profile")}>
        {user.preview ? <p className={css.note}>{t("preview")}</p> : <ProfileForm user={user} />}
      </Section>
      {languages.length > 1 && !user.preview && (
        <Section title={t("language")}>
          <Select
            className={css.language}
            aria-label={t("language")}
            hint={t("languageHint")}
            value={language}
            options={languages.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
            onChange={(event) => onLanguage(event.target.value as Language)}
          />
        </Section>
      )}
      <Keyboard />
      <Section title={t("company")}>
        <KeyValueList items={facts} />
      </Section>
      {!user.preview && (
        <>
          <Password />
          <Sessions />
        </>
      )}
    </>
  );
}
