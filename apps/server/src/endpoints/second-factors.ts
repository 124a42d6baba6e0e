import {
  beginPasskey,
  beginTotp,
  finishPasskey,
  finishTotp,
  getSecondFactors,
  removePasskey,
  removeTotp,
  renewRecovery,
  stepPasskeyBegin,
  stepPasskeyFinish,
  stepWithCode,
} from "@candor/api/endpoints";
import * as changes from "../auth/second-factor/changes.ts";
import { factorsOf } from "../auth/second-factor/factors.ts";
import * as steps from "../auth/second-factor/second-step.ts";
import { forAnyone, forStaff, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

/** The second step of a staff sign-in, and what each member of staff sets up for it. */
export function secondFactorHandlers(services: Services): Handler[] {
  const { db, env } = services;
  return [
    forAnyone(stepWithCode, ({ input, ...from }) => steps.stepWithCode(services, input, from)),
    forAnyone(stepPasskeyBegin, ({ input, address }) =>
      steps.askForPasskey(services, input.second_step, address),
    ),
    forAnyone(stepPasskeyFinish, ({ input, ...from }) => steps.stepWithPasskey(services, input, from)),
    forStaff(getSecondFactors, ({ staff }) => factorsOf(db, env, staff.id)),
    forStaff(beginTotp, ({ input, ...by }) => changes.offerTotp(services, by, input.current_password)),
    forStaff(finishTotp, ({ input, ...by }) => changes.acceptTotp(services, by, input.code)),
    forStaff(removeTotp, ({ input, ...by }) => changes.dropTotp(services, by, input.current_password)),
    forStaff(beginPasskey, ({ input, ...by }) => changes.offerPasskey(services, by, input.current_password)),
    forStaff(finishPasskey, ({ input, ...by }) => changes.acceptPasskey(services, by, input)),
    forStaff(removePasskey, ({ input, ...by }) =>
      changes.dropPasskey(services, by, { id: input.id, password: input.current_password }),
    ),
    forStaff(renewRecovery, async ({ input, ...by }) => ({
      recovery_codes: await changes.renewRecoveryCodes(services, by, input.current_password),
    })),
  ];
}
