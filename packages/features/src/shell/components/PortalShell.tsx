import { type Language, PRODUCT_FEATURES } from "@candor/api/entities";
import { Icon, LogoMark } from "@candor/ui/icons";
import { AppShell, BackToTop, Sidebar, type SidebarItemProps, TopBar } from "@candor/ui/shell";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { HiddenThemePanel } from "../../appearance/index.ts";
import { Assistant } from "../../assistant/index.ts";
import { useFeedbackWidget } from "../../feedback/index.ts";
import { AssessmentHint, Guide, useAssessmentHint, useGuide } from "../../guide/index.ts";
import { PortalHelpMenu } from "../../help-menu/index.ts";
import {
  hrefOf,
  isComing,
  type MenuItem,
  menuHrefOf,
  menuOf,
  type NavigationFacts,
  type Screen,
} from "../../navigation/index.ts";
import {
  type Arriving,
  amongApps,
  lazyPart,
  useIdle,
  useSecondStep,
  useSelection,
} from "../../platform/index.ts";
import { titlesOf, useFrame } from "../frame.ts";
import { SCREEN_ICONS } from "../icons.ts";
import { useGivenHead } from "../page-head.ts";
import { PaletteButton } from "../palette/PaletteButton.tsx";
import { useWayBack } from "../way-back.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { CompanyLogo, CompanyMark, ownLogo } from "./CompanyMark.tsx";
import { Connection } from "./Connection.tsx";

const PreviewBanner = lazyPart<Arriving>([], () => import("./PreviewBanner.tsx"));
const without = () => {};

export interface PortalShellProps {
  screens: readonly Screen[];
  /** The screen that is open. */
  current: Screen | undefined;
  facts: NavigationFacts;
  /** Another screen is on its way, and takes a while. */
  navigating?: boolean;
  onLanguage: (language: Language) => void;
  onLogOut: () => void;
  /** Names the document after the page. */
  onTitle: (title: string) => void;
  children: ReactNode;
}

/** Sidebar, top bar and page of a signed-in customer. */
export function PortalShell(props: PortalShellProps) {
  const { screens, current, facts, navigating, onLanguage, onLogOut, onTitle, children } = props;
  const { user } = facts;
  const { company } = user;
  const showsCompany = current?.companyLogo !== false;
  const logo = ownLogo(company);
  const helped = (company.product_type & PRODUCT_FEATURES.assistant) !== 0;
  const { t } = useTranslation("shell");
  const { t: common } = useTranslation();
  // Staff who look at the portal read so in their own language.
  const banner = user.preview ? (
    <Suspense fallback={t("preview")}>
      <PreviewBanner onMissing={without} />
    </Suspense>
  ) : (
    user.internal_review_only
  );
  const head = useGivenHead();
  const back = useWayBack(head.backHref, head.backLabel);
  const selection = amongApps(useSelection(), user.app_list);
  const frame = useFrame("candor.sidebar");
  const second = useSecondStep();
  const idle = useIdle();
  const helpButton = useRef<HTMLButtonElement>(null);
  const guide = useGuide(user);
  const assessmentHint = useAssessmentHint(user);
  const onFeedback = useFeedbackWidget(user, current ? hrefOf(current) : "/");

  const { title, named } = titlesOf(head, current ? t(`screen.${current.id}`) : "");
  useEffect(
    () => onTitle(named === "" ? common("appName") : `${named} · ${common("appName")}`),
    [onTitle, named, common],
  );

  const item = ({ screen, disabled, notice }: MenuItem): SidebarItemProps => {
    const icon = SCREEN_ICONS[screen.id];
    return {
      label: t(`screen.${screen.id}`),
      href: menuHrefOf(screen, selection),
      icon: icon && <Icon of={icon} size={18} />,
      active: screen.id === (current?.parent ?? current?.id),
      ...(disabled && { disabledReason: t(`refused.${disabled}`) }),
      ...(isComing(screen) && { note: t("coming") }),
      ...(notice && { dotLabel: t("notConnected") }),
      ...(screen.id === "newAssessment" && assessmentHint.itemProps),
    };
  };
  // What the page says comes before the ways to other pages.
  const menu = (second ? menuOf(screens, facts) : []).map(({ group, items }) => ({
    id: group,
    label: t(`group.${group}`),
    items: items.map(item),
  }));

  return (
    <>
      <AppShell
        skipLabel={t("skip")}
        drawerLabel={t("navigation")}
        {...frame}
        busy={navigating}
        busyLabel={t("loading")}
        sidebar={
          <Sidebar
            label={t("navigation")}
            mark={<LogoMark />}
            wordmark={common("appName")}
            homeHref="/dashboard"
            homeLabel={t("home")}
            preview={{
              logo: <CompanyMark company={company} size={40} />,
              name: company.name,
              href: "/assessment/edit",
              label: t(user.role === "owner" ? "company.edit" : "company.details"),
            }}
            {...(showsCompany && {
              company: { logo: <CompanyMark company={company} />, name: company.name },
            })}
            groups={menu.filter(({ id }) => id !== "bottom")}
            bottom={menu.find(({ id }) => id === "bottom")?.items ?? []}
            collapseLabel={t("collapse")}
            expandLabel={t("expand")}
            closeLabel={t("closeMenu")}
          />
        }
        topBar={
          <>
            <TopBar
              menuLabel={t("openMenu")}
              logo={showsCompany && logo && <CompanyLogo company={company} />}
              title={title}
              subtitle={head.subtitle}
              {...(banner && { banner })}
              back={back}
              appSelector={head.appSelector}
              scanTime={head.scanTime}
              start={head.actions}
              end={<PaletteButton screens={screens} facts={facts} />}
              help={
                <>
                  <PortalHelpMenu
                    triggerRef={helpButton}
                    onGuide={guide.open}
                    {...(onFeedback && { onFeedback })}
                  />
                  {idle && <Guide user={user} guide={guide} helpButton={helpButton} />}
                </>
              }
              user={<AccountMenu user={user} current={current} onLanguage={onLanguage} onLogOut={onLogOut} />}
            />
            <Connection place="underBar" />
          </>
        }
        {...(helped && {
          // Its room is there from the first picture on.
          foot: (
            <>
              {idle && <BackToTop text={t("top.text")} label={t("top.label")} />}
              {idle && <Assistant user={user} resultId={head.resultId} />}
            </>
          ),
        })}
      >
        {children}
      </AppShell>
      {idle && (
        <>
          <HiddenThemePanel />
          <AssessmentHint hint={assessmentHint} />
        </>
      )}
    </>
  );
}
