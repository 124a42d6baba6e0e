import {
  acceptStaffLink,
  checkStaffLink,
  createStaff,
  enableStaff,
  endStaffSessions,
  inviteStaff,
  listStaff,
  resetSecondFactor,
  saveStaffPolicy,
  staffPolicy,
  updateStaff,
} from "@candor/api/endpoints";
import type { StaffMember } from "../../auth/sessions.ts";
import { staffAccountOf, staffPage } from "../../mis/staff/accounts.ts";
import * as changes from "../../mis/staff/changes.ts";
import * as invitations from "../../mis/staff/invite.ts";
import { policyReply, requireFactor, resetFactor } from "../../mis/staff/second-factor.ts";
import { forAnyone, forStaff, type Handler } from "../../routing/handler.ts";
import type { Services } from "../../services.ts";

const keeper = ({ staff, address }: { staff: StaffMember; address: string }) => ({
  actor: { staff },
  address,
});

/** Accounts of the staff console, and how one is joined. */
export function staffAccountHandlers(services: Services): Handler[] {
  const { db } = services;
  return [
    forStaff(listStaff, ({ input, staff, language }) => staffPage(db, input, staff.id, language)),
    forStaff(createStaff, async ({ input, language, ...by }) =>
      staffAccountOf(db, await invitations.addStaff(services, input, keeper(by), language), by.staff.id),
    ),
    forStaff(inviteStaff, async ({ input, language, ...by }) => {
      await invitations.inviteAgain(services, input.id, keeper(by), language);
      return staffAccountOf(db, input.id, by.staff.id);
    }),
    forStaff(updateStaff, async ({ input, ...by }) => {
      await changes.changeStaff(db, input, keeper(by));
      return staffAccountOf(db, input.id, by.staff.id);
    }),
    forStaff(enableStaff, async ({ input, ...by }) => {
      await changes.enableStaff(db, input, keeper(by));
      return staffAccountOf(db, input.id, by.staff.id);
    }),
    forStaff(endStaffSessions, async ({ input, ...by }) => ({
      ended: await changes.endStaffSessions(db, input.id, keeper(by), by.staff.sessionId),
    })),
    forStaff(staffPolicy, () => policyReply(db)),
    forStaff(saveStaffPolicy, async ({ input, ...by }) => {
      await requireFactor(db, by, input.second_factor_required);
      return policyReply(db);
    }),
    forStaff(resetSecondFactor, async ({ input, language, ...by }) => {
      await resetFactor(services, input.id, keeper(by), language);
      return staffAccountOf(db, input.id, by.staff.id);
    }),
    forAnyone(checkStaffLink, ({ input, address }) => invitations.checkStaffLink(db, input.code, address)),
    forAnyone(acceptStaffLink, ({ input, ...from }) => invitations.acceptStaffLink(services, input, from)),
  ];
}
