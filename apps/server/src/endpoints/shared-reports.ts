import { listShares, openSharedReport, revokeShare, shareReport } from "@candor/api/endpoints";
import { pageUrl } from "../auth/redirects.ts";
import { forAnyone, forCustomer, type Handler, originOf } from "../routing/handler.ts";
import type { Services } from "../services.ts";
import { openReport } from "../shared-reports/report.ts";
import { addShare, revokeShare as revoke, sharesOf } from "../shared-reports/shares.ts";

/** Links by which people without an account read a report. */
export const sharedReportHandlers = ({ db, env }: Services): Handler[] => [
  forCustomer(listShares, ({ input, customer }) => sharesOf(db, customer.companyId, input.assessment_id)),
  forCustomer(shareReport, async ({ input, customer }) => {
    const code = await addShare(db, customer, input);
    const { list } = await sharesOf(db, customer.companyId, input.assessment_id);
    return { list, url: pageUrl(env, `/pages/assessment-report/${code}`) };
  }),
  forCustomer(revokeShare, async ({ input, customer }) =>
    sharesOf(db, customer.companyId, await revoke(db, customer, input.id)),
  ),
  forAnyone(openSharedReport, (call) => openReport(db, call.input, originOf(call))),
];
