import { PLAN_FEATURES, planOf } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";

/** A test login as it is sent: absent keeps what is stored, null removes it. */
export type GivenLogin = { username: string; password: string } | null | undefined;

/** The column's change. Refused where the plan does not assess what lies behind a login. */
export function sealLogin(
  { secrets }: Services,
  customer: Customer,
  login: GivenLogin,
): { login?: string | null } {
  if (login === undefined) return {};
  if (login === null) return { login: null };
  if (!PLAN_FEATURES[planOf(customer.company.product_version)].loginScenarios)
    throw new HttpError("object.login_paid", { login: "object.login_paid" });
  return { login: secrets.seal(JSON.stringify(login)) };
}
