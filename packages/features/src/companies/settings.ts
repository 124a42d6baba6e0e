import { type changeStaffCompany, type RequestOf, seenOf } from "@candor/api/contract";
import {
  findPlan,
  MENU_FORMS,
  MODULES,
  PLAN_NAMES,
  PLANS,
  PRODUCT_FEATURES,
  type StaffCompany,
  TRUST_CENTER_STATES,
} from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";
import { type MenuChoice, menuChoices } from "../navigation/index.ts";
import { itemsField, sameItems, shownItems, showsAny } from "./menu-items.ts";
import { nameField } from "./name-field.ts";

/** Bits of a company's product: its modules, and what they have. */
export const PARTS = { ...MODULES, ...PRODUCT_FEATURES } as const;
export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Part[];

/** Pages that a company is shown or not. */
export const PAGES = ["overview", "risk"] as const;
export type Page = (typeof PAGES)[number];

/** How far its privacy center is. */
export type CenterState = keyof typeof TRUST_CENTER_STATES;
export const CENTER_STATES = Object.keys(TRUST_CENTER_STATES) as CenterState[];

const message = (code: ScreenCode) => code;

const day = z.iso.date(message("company.expires_invalid"));
/** Whether the field holds a day, or none. */
export const isDay = (text: string | null): boolean => text === null || day.safeParse(text).success;

/** What staff set of a company. */
const fields = z.object({
  name: nameField,
  plan: z.enum(PLAN_NAMES),
  /** The day on which the subscription ends, where the reader is; null: never. A text that is no day stays as typed. */
  expires: z.nullable(day),
  parts: z.array(z.enum(PART_NAMES)),
  pages: z.array(z.enum(PAGES)),
  menu: z.enum(MENU_FORMS),
  items: itemsField,
  center: z.enum(CENTER_STATES),
});
export type SettingsForm = z.infer<typeof fields>;

/** What the menu of a company with these settings may hold. */
export const companyChoices = ({ menu, parts }: Pick<SettingsForm, "menu" | "parts">): MenuChoice[] =>
  menuChoices(menu, bitsOf(parts));

/** Its menu holds something. */
export const settingsSchema = fields.check(
  z.refine((form) => showsAny(form.items, companyChoices(form)), {
    path: ["items"],
    error: message("company.items_missing"),
  }),
);

/** The parts that a product has. */
export const partsOf = (type: number): Part[] => PART_NAMES.filter((part) => (type & PARTS[part]) !== 0);

export const pagesOf = ({ show_overview, show_risk }: StaffCompany): Page[] =>
  PAGES.filter((page) => (page === "overview" ? show_overview : show_risk));

export const centerOf = ({ construct_state }: StaffCompany): CenterState =>
  CENTER_STATES.find((state) => TRUST_CENTER_STATES[state] === construct_state) ?? "none";

/** The bits of these parts. */
export const bitsOf = (parts: readonly Part[]): number => parts.reduce((bits, part) => bits | PARTS[part], 0);

const two = (n: number) => String(n).padStart(2, "0");

function dayOf(instant: string | null): string | null {
  if (instant === null) return null;
  const at = new Date(instant);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

export const toSettings = (company: StaffCompany): SettingsForm => ({
  name: company.name,
  plan: findPlan(company.product_version) ?? "professional",
  expires: dayOf(company.expires_at),
  parts: partsOf(company.product_type),
  pages: pagesOf(company),
  menu: company.menu_form,
  items: company.menu_ids,
  center: centerOf(company),
});

/** What differs from the company as it was read, with what was read of it: the rest stays, to the second. */
export function toChange(company: StaffCompany, form: SettingsForm): RequestOf<typeof changeStaffCompany> {
  const change = changed(company, form);
  return { id: company.id, ...change, seen: seenOf(company, change) };
}

function changed(company: StaffCompany, form: SettingsForm) {
  const was = toSettings(company);
  const product_type = bitsOf(form.parts);
  return {
    ...(form.name !== was.name && { name: form.name }),
    ...(form.plan !== was.plan && { product_version: PLANS[form.plan] }),
    ...(form.expires !== was.expires && {
      expires_at: form.expires === null ? null : new Date(`${form.expires}T00:00`).toISOString(),
    }),
    ...(product_type !== company.product_type && { product_type }),
    ...(form.pages.includes("overview") !== company.show_overview && {
      show_overview: form.pages.includes("overview"),
    }),
    ...(form.pages.includes("risk") !== company.show_risk && { show_risk: form.pages.includes("risk") }),
    ...(form.menu !== was.menu && { menu_form: form.menu }),
    ...(!sameItems(form.items, was.items) && { menu_ids: shownItems(form.items, companyChoices(form)) }),
    ...(form.center !== was.center && { construct_state: TRUST_CENTER_STATES[form.center] }),
  };
}
