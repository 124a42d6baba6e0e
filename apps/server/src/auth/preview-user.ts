import type { appUser, staff } from "../database/schema.ts";

/** Stands for the special user in columns that take a UUID; no row has it. */
const NO_USER = "00000000-0000-0000-0000-000000000000";

/**
 * The person that a preview shows the portal to: an owner, so that everything can be seen. Null where the member of
 * staff may not look at companies any more.
 */
export function previewUser(
  { username, email, permissions }: typeof staff.$inferSelect,
  companyId: string,
): typeof appUser.$inferSelect | null {
  if (!permissions.includes("super") && !permissions.includes("view_company")) return null;
  return {
    id: NO_USER,
    company_id: companyId,
    name: username,
    email,
    password_hash: null,
    role: "owner",
    language: "en",
    is_super: false,
    permissions: [],
    internal_review_only: null,
    guide_status: 1,
    assessment_status: 1,
    scenario_home: null,
    default_index: null,
    position: null,
    timezone: null,
    language_fixed: false,
    menu_ids: null,
    profile_complete: true,
    created_at: new Date(0),
    removed_at: null,
  };
}
