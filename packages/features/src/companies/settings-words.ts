import { useTranslation } from "react-i18next";
import type { Meanwhile } from "../forms/index.ts";
import { useFormat } from "../platform/index.ts";
import type { MemberForm } from "./member-settings.ts";
import type { MenuItems } from "./menu-items.ts";
import type { SettingsForm } from "./settings.ts";

/** What staff set of a company, in words. */
export function useSettingsWords(): Meanwhile<SettingsForm>["words"] {
  const { t } = useTranslation("companies");
  const { date, series } = useFormat();
  const items = useItemsWords("usual");
  return (now) => ({
    name: [t("form.name"), now.name],
    plan: [t("form.plan"), t(`plan.${now.plan}`)],
    expires: [t("page.expires"), now.expires ? date(`${now.expires}T00:00`) : t("page.never")],
    parts: [t("settings.parts"), series(now.parts.map((part) => t(`part.${part}`))) || t("page.none")],
    pages: [t("settings.pages"), series(now.pages.map((page) => t(`shown.${page}`))) || t("page.none")],
    menu: [t("settings.menu"), t(`menu.${now.menu}`)],
    items: [t("items.label"), items(now.items)],
    center: [t("part.privacy_center"), t(`center.${now.center}`)],
  });
}

/** What staff set for one person, in words. */
export function useMemberWords(): Meanwhile<MemberForm>["words"] {
  const { t } = useTranslation("companies");
  const items = useItemsWords("asCompany");
  return (now) => ({
    items: [t("items.label"), items(now.items)],
    banner: [t("one.banner"), now.banner || t("page.none")],
    first: [t("one.first"), now.first || t("page.none")],
    fixed: [t("one.fixed"), t(now.fixed ? "one.yes" : "one.no")],
  });
}

function useItemsWords(without: "usual" | "asCompany") {
  const { t } = useTranslation("companies");
  const { count } = useFormat();
  return (items: MenuItems) =>
    items ? t("items.some", { count: items.length, n: count(items.length) }) : t(`items.${without}`);
}
