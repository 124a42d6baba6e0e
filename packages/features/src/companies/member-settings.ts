import {
  type changeCompanyMember,
  type listCompanyMembers,
  type ReplyOf,
  type RequestOf,
  seenOf,
} from "@candor/api/contract";
import { BANNER_MAX, FIRST_PAGE, FIRST_PAGE_MAX, type StaffCompany } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";
import { leadsTo, MENU_ENTRIES, type MenuChoice, menuChoices } from "../navigation/index.ts";
import { itemsField, sameItems, showsAny } from "./menu-items.ts";

/** Somebody of a company, with what staff set for them. */
export type StaffMember = ReplyOf<typeof listCompanyMembers>["list"][number];

const message = (code: ScreenCode) => code;

const opens = (path: string) =>
  path === "" ||
  (FIRST_PAGE.test(path) && Object.values(MENU_ENTRIES).some((screen) => leadsTo(screen, path)));

/** What this company's menu may hold; the usual ones are those that its people have without a list of their own. */
export const memberChoices = ({ menu_form, menu_ids, product_type }: StaffCompany): MenuChoice[] =>
  menuChoices(menu_form, product_type).map((choice) =>
    menu_ids ? { ...choice, usual: menu_ids.includes(choice.id) } : choice,
  );

/** What staff set for one person. */
export const memberSchema = (choices: readonly MenuChoice[]) =>
  z.object({
    items: itemsField.check(z.refine((items) => showsAny(items, choices), message("company.items_missing"))),
    banner: z.string().check(z.trim(), z.maxLength(BANNER_MAX, message("company.banner_long"))),
    first: z
      .string()
      .check(
        z.trim(),
        z.maxLength(FIRST_PAGE_MAX, message("company.first_page")),
        z.refine(opens, message("company.first_page")),
      ),
    fixed: z.boolean(),
  });
export type MemberForm = z.infer<ReturnType<typeof memberSchema>>;

export const toMemberForm = (member: StaffMember): MemberForm => ({
  items: member.menu_ids,
  banner: member.internal_review_only ?? "",
  first: member.default_index ?? "",
  fixed: member.language_fixed,
});

/** What differs from what was read, with what was read of it. */
export function toMemberChange(
  member: StaffMember,
  form: MemberForm,
): Omit<RequestOf<typeof changeCompanyMember>, "company_id"> {
  const was = toMemberForm(member);
  const change = {
    ...(!sameItems(form.items, was.items) && { menu_ids: form.items }),
    ...(form.banner !== was.banner && { internal_review_only: form.banner || null }),
    ...(form.first !== was.first && { default_index: form.first || null }),
    ...(form.fixed !== was.fixed && { language_fixed: form.fixed }),
  };
  return { user_id: member.id, ...change, seen: seenOf(member, change) };
}

/** What of this is set for somebody. */
export const SETTINGS_OF_ONE = ["items", "banner", "first", "fixed"] as const;
export const setFor = (member: StaffMember) => {
  const form = toMemberForm(member);
  return SETTINGS_OF_ONE.filter((name) => form[name] !== null && form[name] !== "" && form[name] !== false);
};
