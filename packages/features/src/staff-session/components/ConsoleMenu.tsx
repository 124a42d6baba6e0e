import { LANGUAGES, type Language, type StaffUser } from "@candor/api/entities";
import { Avatar } from "@candor/ui/badges";
import { Icon } from "@candor/ui/icons";
import { UserMenu } from "@candor/ui/menus";
import { appearances, useAppearance } from "@candor/ui/theme";
import { Keyboard, ShieldCheck, SunMoon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useTrustEntry } from "../../account/menu/index.ts";
import {
  LANGUAGE_NAMES,
  languageTag,
  usePlatform,
  useSingleKeys,
  useTimeZones,
} from "../../platform/index.ts";
import { usePastNoticesEntry } from "../../shell/index.ts";
import { STAFF_ACCOUNT_PATH } from "../paths.ts";

export interface ConsoleMenuProps {
  user: StaffUser;
  onLanguage: (language: Language) => void;
  onSignOut: () => void;
}

/** The user's menu at the end of the top bar. */
export function ConsoleMenu({ user, onLanguage, onSignOut }: ConsoleMenuProps) {
  const { t } = useTranslation("staff-session");
  const { language } = usePlatform();
  const [appearance, setAppearance] = useAppearance();
  const [letters, setLetters] = useSingleKeys();
  const notices = usePastNoticesEntry();
  const trust = useTrustEntry({
    label: t("user.trust"),
    document: (id) => t(`user.document.${id}`),
    cookieSettings: t("user.cookieSettings"),
    yourChoices: t("user.yourChoices"),
  });
  return (
    <>
      <UserMenu
        label={t("user.menu", { name: user.username })}
        name={user.username}
        email={user.email}
        avatar={<Avatar name={user.username} size={32} />}
        language={{
          label: t("user.language"),
          value: language,
          options: LANGUAGES.map((value) => ({
            value,
            label: LANGUAGE_NAMES[value],
            lang: languageTag(value),
          })),
          onChange: (value) => value !== language && onLanguage(value as Language),
        }}
        timeZone={{
          label: t("user.timeZone"),
          value: <TimeZone />,
        }}
        extra={[
          trust,
          {
            kind: "sub",
            id: "theme",
            label: t("user.theme"),
            icon: <Icon of={SunMoon} size={18} />,
            value: t(`user.appearance.${appearance}`),
            groups: [
              appearances.map((value) => ({
                id: value,
                label: t(`user.appearance.${value}`),
                checked: value === appearance,
                onSelect: () => setAppearance(value),
              })),
            ],
          },
          {
            kind: "sub",
            id: "keys",
            label: t("user.keys"),
            icon: <Icon of={Keyboard} size={18} />,
            value: t(letters ? "user.keysOn" : "user.keysOff"),
            groups: [
              [true, false].map((on) => ({
                id: String(on),
                label: t(on ? "user.keysOn" : "user.keysOff"),
                checked: on === letters,
                onSelect: () => setLetters(on),
              })),
            ],
          },
          {
            id: "account",
            label: t("user.account"),
            icon: <Icon of={ShieldCheck} size={18} />,
            href: STAFF_ACCOUNT_PATH,
          },
          notices.entry,
        ]}
        logOut={{ label: t("user.signOut"), onSelect: onSignOut }}
      />
      {notices.dialog}
    </>
  );
}

/** Found out only when the menu opens: naming the zone is slow. */
function TimeZone() {
  const { textOf } = useTimeZones();
  return textOf(new Date());
}
