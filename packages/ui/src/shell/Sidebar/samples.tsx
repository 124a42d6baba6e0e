// An invented sidebar that stories share; no component reads it.
import { Archive, CirclePlus, Gauge, House, ListChecks, Settings } from "lucide-react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { LogoMark } from "../../icons/LogoMark/LogoMark.tsx";
import type { SidebarProps } from "./Sidebar.tsx";

export const sidebarProps: SidebarProps = {
  label: "Main",
  mark: <LogoMark />,
  wordmark: "Candor",
  homeHref: "/dashboard",
  homeLabel: "Candor, dashboard",
  preview: {
    logo: <LogoMark size={40} />,
    name: "Example Retail",
    href: "/assessment/edit",
    label: "Edit company details",
  },
  company: { logo: <LogoMark size={24} />, name: "Example Retail" },
  groups: [
    {
      id: "overview",
      label: "Overview",
      items: [
        { label: "Home", href: "/homepage", icon: <Icon of={House} size={18} /> },
        { label: "Dashboard", href: "/dashboard", icon: <Icon of={Gauge} size={18} />, active: true },
      ],
    },
    {
      id: "application",
      label: "Application",
      items: [
        {
          label: "Checks",
          href: "/checks",
          icon: <Icon of={ListChecks} size={18} />,
        },
        {
          label: "Evidence",
          href: "/evidence",
          icon: <Icon of={Archive} size={18} />,
          disabledReason: "Shown after the first assessment",
        },
      ],
    },
  ],
  bottom: [
    {
      label: "Settings",
      href: "/settings",
      icon: <Icon of={Settings} size={18} />,
      dotLabel: "No cloud account is connected",
    },
    { label: "New assessment", href: "/newassessment", icon: <Icon of={CirclePlus} size={18} /> },
  ],
  collapseLabel: "Collapse",
  expandLabel: "Expand",
  closeLabel: "Close menu",
};
