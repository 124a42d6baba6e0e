import type { PaidFeature } from "@candor/api/contract";
import { mailOf } from "./layout.ts";
import type { Message } from "./outbox.ts";

interface Wish {
  companyId: string;
  companyName: string;
  /** Who asks. */
  name: string;
  email: string;
  feature: PaidFeature;
  /** The day of the wish: each feature is asked for once a day. */
  day: string;
  publicUrl: string;
}

const FEATURES: Record<PaidFeature, string> = {
  export: "the export of lists as CSV and Excel",
  login_scenarios: "assessments behind a login",
};

/** Tells a member of staff, whose console has one language for mails, that a company asks for a larger plan. */
export function upgradeMail(wish: Wish, staff: { id: string; username: string; email: string }): Message {
  return {
    companyId: wish.companyId,
    reason: `upgrade:${wish.companyId}:${wish.feature}:${wish.day}:${staff.id}`,
    to: staff.email,
    subject: `${wish.companyName} asks for a larger plan`,
    ...mailOf("en", {
      hello: `Hello ${staff.username},`,
      lines: [
        `${wish.name} (${wish.email}) of ${wish.companyName} asks for a plan with ${FEATURES[wish.feature]}.`,
      ],
      link: { href: `${wish.publicUrl}/view-mis/company-list`, text: "Open the companies" },
      why: "You receive this message because you look after companies.",
    }),
  };
}
