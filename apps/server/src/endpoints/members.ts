import {
  acceptInvitation,
  cancelInvitation,
  checkInvitation,
  getCompany,
  inviteMember,
  leaveTeam,
  listMembers,
  removeMember,
  requestUpgrade,
  resendInvitation,
  setMemberRole,
  updateCompany,
} from "@candor/api/endpoints";
import { hasEnded } from "../companies/plan.ts";
import { acceptInvite, checkInvite } from "../members/accept.ts";
import { setRole, takeOut } from "../members/changes.ts";
import { changeCompany, companyInfo } from "../members/company.ts";
import { cancel, invite, resend } from "../members/invite.ts";
import { memberLimit, teamOf } from "../members/team.ts";
import { askForUpgrade } from "../members/upgrade.ts";
import { forAnyone, forCustomer, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

/** The team, its invitations, and the company. */
export function memberHandlers(services: Services): Handler[] {
  const { db } = services;
  return [
    forCustomer(listMembers, async ({ input, customer }) => ({
      list: await teamOf(db, customer.companyId, customer.id, input),
      limit: memberLimit(customer.company),
      plan_ended: hasEnded(customer.company),
    })),
    forCustomer(inviteMember, ({ input, customer, language, address }) =>
      invite(services, customer, { ...input, language: input.language ?? language }, address),
    ),
    forCustomer(resendInvitation, ({ input, customer, address }) =>
      resend(services, customer, input.id, address),
    ),
    forCustomer(cancelInvitation, async ({ input, customer }) => {
      await cancel(db, customer, input.id);
      return {};
    }),
    forCustomer(setMemberRole, ({ input, customer }) => setRole(db, customer, input)),
    forCustomer(removeMember, async ({ input, customer }) => {
      await takeOut(db, customer, input.id);
      return {};
    }),
    forCustomer(leaveTeam, async ({ customer }) => {
      await takeOut(db, customer, customer.id);
      return {};
    }),
    forAnyone(checkInvitation, ({ input, address }) => checkInvite(db, input.code, address)),
    forAnyone(acceptInvitation, ({ input, ...from }) => acceptInvite(services, input, from)),
    forCustomer(getCompany, ({ customer }) => companyInfo(services, customer)),
    forCustomer(updateCompany, ({ input, customer }) => changeCompany(services, customer, input)),
    forCustomer(requestUpgrade, async ({ input, customer }) => {
      await askForUpgrade(services, customer, input.feature);
      return {};
    }),
  ];
}
