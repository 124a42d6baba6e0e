import { type CurrentUser, LANGUAGES, type Language } from "@candor/api/entities";
import { UserMenu } from "@candor/ui/menus";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES, languageTag, timeZoneText, usePlatform } from "../../platform/index.ts";

import { Initials } from "./Initials.tsx";

export interface AccountMenuProps {
  user: CurrentUser;
  onLanguage: (language: Language) => void;
  onLogOut: () => void;
}

const options = LANGUAGES.map((language) => ({
  value: language,
  label: LANGUAGE_NAMES[language],
  lang: languageTag(language),
}));

/** Who is signed in, the language, the time zone and the way out. */
export function AccountMenu({ user, onLanguage, onLogOut }: AccountMenuProps) {
  const { t } = useTranslation("shell");
  const { language } = usePlatform();
  return (
    <UserMenu
      label={t("account.label", { name: user.name })}
      name={user.name}
      email={user.email}
      avatar={<Initials name={user.name} of="person" size={32} />}
      language={{
        label: t("account.language"),
        value: language,
        options,
        onChange: (value) => value !== language && onLanguage(value as Language),
      }}
      timeZone={{ label: t("account.timeZone"), value: <TimeZone /> }}
      logOut={{ label: t("account.logOut"), onSelect: onLogOut }}
    />
  );
}

/** Found out only when the menu opens: naming the zone is slow. */
function TimeZone() {
  return timeZoneText(new Date());
}
