// An invented sidebar that stories share; no component reads it.
import {
  Archive,
  CirclePlus,
  ClipboardList,
  Cookie,
  Gauge,
  House,
  Landmark,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  Scale,
  ScanSearch,
  Settings,
  Users,
} from "lucide-react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { LogoMark } from "../../icons/LogoMark/LogoMark.tsx";
import { CompanyInitials } from "../samples.tsx";
import type { SidebarProps } from "./Sidebar.tsx";
import type { SidebarItemProps } from "./SidebarItem.tsx";

const item = (
  label: string,
  href: string,
  icon: LucideIcon,
  more?: Partial<SidebarItemProps>,
): SidebarItemProps => ({ label, href, icon: <Icon of={icon} size={18} />, ...more });

export const sidebarProps: SidebarProps = {
  label: "Main",
  mark: <LogoMark />,
  wordmark: "Candor",
  homeHref: "/dashboard",
  homeLabel: "Candor, dashboard",
  preview: {
    logo: <CompanyInitials letters="ER" size={40} />,
    name: "Example Retail",
    href: "/assessment/edit",
    label: "Edit company details",
  },
  company: { logo: <CompanyInitials letters="ER" />, name: "Example Retail" },
  groups: [
    {
      id: "overview",
      label: "Overview",
      items: [
        item("Home", "/homepage", House),
        item("Dashboard", "/dashboard", Gauge, { active: true }),
        item("Compliance", "/compliance", Scale),
      ],
    },
    {
      id: "application",
      label: "Application",
      items: [
        item("Analysis", "/analysis", ScanSearch),
        item("Applications", "/applications", LayoutGrid),
        item("Checks", "/checks", ListChecks),
      ],
    },
    { id: "solution", label: "Solution", items: [item("Consent banner", "/consent", Cookie)] },
    {
      id: "lab",
      label: "Lab",
      items: [
        item("Europrivacy", "/europrivacy", Landmark),
        item("Evidence", "/evidence", Archive, { disabledReason: "Shown after the first assessment" }),
      ],
    },
  ],
  bottom: [
    item("Settings", "/settings", Settings, { dotLabel: "No cloud account is connected" }),
    item("Members", "/members", Users),
    item("New assessment", "/newassessment", CirclePlus),
    item("Assessments", "/assessments", ClipboardList),
  ],
  collapseLabel: "Collapse",
  expandLabel: "Expand",
  closeLabel: "Close menu",
};

const chinese: Record<string, string> = {
  Overview: "总览",
  Home: "首页",
  Dashboard: "仪表盘",
  Compliance: "合规",
  Application: "应用",
  Analysis: "分析",
  Applications: "应用列表",
  Checks: "检查项",
  Solution: "方案",
  "Consent banner": "Cookie 同意弹窗",
  Lab: "实验室",
  Europrivacy: "Europrivacy",
  Evidence: "证据",
  Settings: "设置",
  Members: "成员",
  "New assessment": "新建评估",
  Assessments: "评估",
  "Shown after the first assessment": "首次评估后显示",
  "No cloud account is connected": "未连接云账号",
};
const said = (words: string | undefined) => words && (chinese[words] ?? words);
const inChinese = ({ label, disabledReason, dotLabel, ...entry }: SidebarItemProps): SidebarItemProps => ({
  ...entry,
  label: chinese[label] ?? label,
  disabledReason: said(disabledReason),
  dotLabel: said(dotLabel),
});

export const sidebarPropsChinese: SidebarProps = {
  ...sidebarProps,
  label: "主导航",
  homeLabel: "Candor，仪表盘",
  company: { logo: <CompanyInitials letters="示" />, name: "示例零售" },
  groups: sidebarProps.groups.map((group) => ({
    ...group,
    label: chinese[group.label] ?? group.label,
    items: group.items.map(inChinese),
  })),
  bottom: sidebarProps.bottom?.map(inChinese),
  collapseLabel: "收起",
  expandLabel: "展开",
  closeLabel: "关闭菜单",
};
