// Invented menus that stories and tests share; no component reads it.
import { Cloud, Globe, Router, ShieldCheck, Smartphone, TabletSmartphone } from "lucide-react";
import { Avatar } from "../badges/Avatar/Avatar.tsx";
import { Vernier } from "../figures/Vernier/Vernier.tsx";
import { Icon } from "../icons/Icon/Icon.tsx";
import type { AppOption, AppSelectorProps } from "./AppSelector/AppSelector.tsx";
import type { HelpMenuProps } from "./HelpMenu/HelpMenu.tsx";
import type { ScanTimePickerProps } from "./ScanTimePicker/ScanTimePicker.tsx";
import type { UserMenuProps } from "./UserMenu/UserMenu.tsx";

const nothing = () => {};
const kinds = [
  ["shop.example.com", "Website", Globe],
  ["Example Shop", "Android", Smartphone],
  ["Doorbell D2", "IoT device", Router],
  ["Example Shop", "iOS", TabletSmartphone],
  ["1234-5678-9012", "AWS account", Cloud],
] as const;

/** So many apps; from the sixth on each has a number in its name. */
export const sampleApps = (count: number): AppOption[] =>
  Array.from({ length: count }, (_, at) => {
    const [name, type, icon] = kinds[at % kinds.length] ?? kinds[0];
    const critical = (at * 7) % 4;
    return {
      id: `app-${at}`,
      name: at < kinds.length ? name : `${name} ${at + 1}`,
      type,
      icon: <Icon of={icon} size={18} />,
      figure: (
        <Vernier
          counts={{ critical, medium: 4, low: 6, passed: 60 }}
          label={`${critical} critical`}
          size="mini"
          width={59}
        />
      ),
    };
  });

export const appSelectorProps: AppSelectorProps = {
  label: "App",
  apps: sampleApps(5),
  value: "app-0",
  onChange: nothing,
  placeholder: "Choose an app",
  searchLabel: "Search 5 apps",
  emptyText: "No app has this name",
};

const times = ["18 Nov 2026, 14:20", "19 Oct 2026, 09:05", "21 Sep 2026, 16:48"];

export const scanTimeProps: ScanTimePickerProps = {
  label: "Assessment",
  scans: times.map((time, at) => ({ id: `scan-${at}`, time })),
  value: "scan-0",
  onChange: nothing,
  placeholder: "None yet",
  searchLabel: "Search assessments",
  emptyText: "No assessment has this date",
  compare: {
    label: "Compare",
    value: null,
    onChange: nothing,
    comparedText: (time) => `Compared with ${time}`,
    stopLabel: "Stop comparing",
    aloneReason: "There is only one assessment",
  },
};

export const helpProps: HelpMenuProps = {
  label: "Help",
  document: { label: "Help document", href: "/pages/help" },
  news: {
    label: "What’s new",
    unreadLabel: "Unread",
    fullLabel: "Full changelog",
    entries: [
      { id: "6", title: "Compare two assessments of the same object", date: "17 Nov", href: "/pages/help/6" },
      { id: "5", title: "PIPL: checks for standard contract filing", date: "3 Nov", href: "/pages/help/5" },
      { id: "4", title: "Evidence export as CSV and PDF", date: "20 Oct", href: "/pages/help/4" },
      { id: "3", title: "AWS accounts: 14 new storage checks", date: "6 Oct", href: "/pages/help/3" },
      { id: "2", title: "Members can be invited by link", date: "21 Sep", href: "/pages/help/2" },
      { id: "1", title: "Chinese interface", date: "1 Sep", href: "/pages/help/1" },
    ],
  },
  feedback: { label: "Feedback", onSelect: nothing },
  guide: { label: "Getting started", onSelect: nothing },
};

export const userProps: UserMenuProps = {
  label: "Lin Yue",
  name: "Lin Yue",
  email: "lin.yue@example.com",
  avatar: <Avatar name="Lin Yue" size={32} />,
  language: {
    label: "Language",
    value: "en",
    options: [
      { value: "en", label: "English", lang: "en" },
      { value: "cn", label: "简体中文", lang: "zh-CN" },
    ],
    onChange: nothing,
  },
  timeZone: { label: "Time zone", value: "Asia/Shanghai, UTC+8" },
  extra: [
    {
      kind: "sub",
      id: "trust",
      label: "Trust",
      icon: <Icon of={ShieldCheck} size={18} />,
      groups: [
        [
          { id: "privacy", label: "Privacy policy", href: "/pages/privacy-policy", newTab: true },
          { id: "cookies", label: "Cookie notice", href: "/pages/cookie-notice", newTab: true },
          { id: "terms", label: "Terms of use", href: "/pages/term-of-use", newTab: true },
        ],
        [{ id: "settings", label: "Cookie settings" }],
      ],
    },
  ],
  logOut: { label: "Log out", onSelect: nothing },
};
