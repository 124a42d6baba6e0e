import { type CurrentUser, type Language, MODULES } from "@candor/api/entities";
import { Icon } from "@candor/ui/icons";
import { UserMenu } from "@candor/ui/menus";
import { UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { languagesFor, useTrustEntry } from "../../account/menu/index.ts";
import type { Screen } from "../../navigation/index.ts";
import { LANGUAGE_NAMES, languageTag, usePlatform, useTimeZones } from "../../platform/index.ts";
import { usePastNoticesEntry } from "../use-past-notices.tsx";
import { Initials } from "./Initials.tsx";

export interface AccountMenuProps {
  user: CurrentUser;
  /** The screen that is open. */
  current?: Screen | undefined;
  onLanguage: (language: Language) => void;
  onLogOut: () => void;
}

/** Who is signed in, the language, the time zone, the documents, one's own account and the way out. */
export function AccountMenu({ user, current, onLanguage, onLogOut }: AccountMenuProps) {
  const { t } = useTranslation("shell");
  const { language } = usePlatform();
  const trust = useTrustEntry({
    label: t("account.trust"),
    document: (id) => t(`account.document.${id}`),
    cookieSettings: t("account.cookieSettings"),
    yourChoices: t("account.yourChoices"),
  });
  const languages = languagesFor(user, current);
  // One's own page is a screen of the product with a dashboard.
  const framed = (user.company.product_type & MODULES.dashboard) !== 0;
  const notices = usePastNoticesEntry();
  return (
    <>
      <UserMenu
        label={t("account.label", { name: user.name })}
        name={user.name}
        email={user.email}
        avatar={<Initials name={user.name} of="person" size={32} />}
        {...(languages.length > 0 && {
          language: {
            label: t("account.language"),
            value: language,
            options: languages.map((one) => ({
              value: one,
              label: LANGUAGE_NAMES[one],
              lang: languageTag(one),
            })),
            onChange: (value) => value !== language && onLanguage(value as Language),
          },
        })}
        timeZone={{ label: t("account.timeZone"), value: <TimeZone named={user.timezone} /> }}
        extra={[
          trust,
          ...(framed
            ? [
                {
                  id: "user",
                  label: t("screen.user"),
                  href: "/user",
                  icon: <Icon of={UserRound} size={18} />,
                },
              ]
            : []),
          notices.entry,
        ]}
        logOut={{ label: t("account.logOut"), onSelect: onLogOut }}
      />
      {notices.dialog}
    </>
  );
}

/** Found out only when the menu opens: naming the zone is slow. */
function TimeZone({ named }: { named: string | null }) {
  const { textOf } = useTimeZones();
  return textOf(new Date(), named);
}
