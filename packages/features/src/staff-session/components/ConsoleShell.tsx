import type { StaffUser } from "@candor/api/entities";
import { EnvironmentBadge } from "@candor/ui/badges";
import { IconButton } from "@candor/ui/forms";
import { Icon, LogoMark } from "@candor/ui/icons";
import { AppShell, Sidebar, type SidebarItemProps, TopBar } from "@candor/ui/shell";
import { CircleHelp } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { helpHref } from "../../help/index.ts";
import { Connection, TitlePlace, titlesOf, useFrame, useGivenHead, useWayBack } from "../../shell/index.ts";
import { STAFF_HOME_PATH } from "../paths.ts";
import { type ConsoleScreen, canOpen, sectionsFor } from "../screens.ts";
import { ConsoleMenu, type ConsoleMenuProps } from "./ConsoleMenu.tsx";

/** First page of the documentation for staff. */
const CONSOLE_HELP = "console";

export interface ConsoleShellProps extends Pick<ConsoleMenuProps, "onLanguage" | "onSignOut"> {
  user: StaffUser;
  /** Every screen of the console; those that the user may not open are left out. */
  screens: readonly ConsoleScreen[];
  /** The one shown now. */
  current: ConsoleScreen | null;
  /** Another one is on its way, and takes a while. */
  navigating?: boolean;
  children: ReactNode;
}

/** Names of environments that have a word in each language. Another one is shown as its operator wrote it. */
const ENVIRONMENTS = ["production", "staging", "development", "test", "demo"] as const;
const isKnown = (name: string): name is (typeof ENVIRONMENTS)[number] =>
  ENVIRONMENTS.some((known) => known === name);

/** The console around its pages: sidebar, top bar, environment, user menu. */
export function ConsoleShell({ user, screens, current, navigating, children, ...menu }: ConsoleShellProps) {
  const { t } = useTranslation("staff-session");
  const head = useGivenHead();
  const frame = useFrame("candor.mis.sidebar");
  const { title, named } = titlesOf(head, current ? t(`screen.${current.id}`) : "");

  useEffect(() => {
    document.title = named ? t("documentTitle", { title: named }) : t("shell.home");
  }, [named, t]);

  // What is reached through another screen leads back to it, unless the page knows better.
  const parent = screens.find(({ id }) => id === current?.parent);
  const above = parent && canOpen(parent, user.permissions) ? parent : null;
  const back = useWayBack(
    head.backHref ?? above?.path,
    head.backLabel ?? (above ? t(`screen.${above.id}`) : undefined),
  );

  const sections = sectionsFor(screens, user.permissions).map(({ group, screens: items }) => ({
    id: group,
    label: t(`group.${group}`),
    items: items.map(
      ({ id, path, menu }): SidebarItemProps => ({
        label: t(`screen.${id}`),
        href: path,
        icon: menu && <Icon of={menu.icon} size={18} />,
        active: id === current?.id || id === current?.parent,
      }),
    ),
  }));
  return (
    <AppShell
      skipLabel={t("shell.skip")}
      drawerLabel={t("shell.drawer")}
      {...frame}
      busy={navigating}
      busyLabel={t("shell.loading")}
      sidebar={
        <Sidebar
          label={t("shell.navigation")}
          mark={<LogoMark />}
          wordmark={t("product")}
          tag={t("tag")}
          homeHref={STAFF_HOME_PATH}
          homeLabel={t("shell.home")}
          groups={sections.filter(({ id }) => id !== "standalone")}
          bottom={sections.find(({ id }) => id === "standalone")?.items}
          dense
          collapseLabel={t("shell.collapse")}
          expandLabel={t("shell.expand")}
          closeLabel={t("shell.closeMenu")}
        />
      }
      topBar={
        <>
          <TopBar
            menuLabel={t("shell.openMenu")}
            title={title}
            subtitle={head.subtitle}
            back={back}
            end={
              <>
                {head.actions}
                <EnvironmentBadge
                  name={user.env}
                  text={isKnown(user.env) ? t(`environment.${user.env}`) : undefined}
                  title={t("shell.environment")}
                />
                <IconButton
                  label={t("shell.help")}
                  icon={<Icon of={CircleHelp} size={20} />}
                  href={helpHref(CONSOLE_HELP)}
                  target="_blank"
                  rel="noreferrer"
                />
                <ConsoleMenu user={user} {...menu} />
              </>
            }
          />
          <Connection place="underBar" />
        </>
      }
    >
      <TitlePlace value="bar">{children}</TitlePlace>
    </AppShell>
  );
}
