import { type JobPosition, type Language, PLANS, userLanguageOf } from "@candor/api/entities";
import { audit, customerActs } from "../../audit.ts";
import { appUser, company } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import { violatedConstraint } from "../../database/violation.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import { acceptPassword, hashPassword } from "../password.ts";
import { type IssuedSession, startSession } from "../sessions.ts";
import type { SignInOrigin } from "../sign-in-origin.ts";
import { makeKnown } from "../throttle/known-devices.ts";
import { LINK_LIMITS, limitTries } from "../throttle/throttle.ts";
import { userByEmail } from "../users.ts";
import { findLink, takeLink } from "./links.ts";

const EXPIRED = "auth.register_link_expired";

/** The e-mail that a registration's link has confirmed. */
export async function confirmedEmail(db: Db, code: string, address: string): Promise<string> {
  await limitTries(db, "link:register", code, address, LINK_LIMITS);
  const link = await findLink(db, "register", code);
  if (!link?.email) throw new HttpError(EXPIRED);
  return link.email;
}

interface Registration {
  code: string;
  name: string;
  company: string;
  position?: JobPosition | null | undefined;
  password: string;
  confirm_password: string;
}

/** Creates a company on the free trial with its first owner. */
export async function registerCompany(
  { db, devices }: Pick<Services, "db" | "devices">,
  form: Registration,
  language: Language,
  { address, device, knownDevice }: SignInOrigin,
): Promise<IssuedSession> {
  acceptPassword(form, "v2");
  const email = await confirmedEmail(db, form.code, address);
  if (await userByEmail(db, email)) throw new HttpError("auth.account_registered");
  const password_hash = await hashPassword(form.password);
  const create = db.transaction(async (tx) => {
    if (!(await takeLink(tx, "register", form.code))) throw new HttpError(EXPIRED);
    const [created] = await tx
      .insert(company)
      .values({ name: form.company, product_version: PLANS.freetrial })
      .returning({ id: company.id });
    if (!created) throw new Error("The company could not be created.");
    const [user] = await tx
      .insert(appUser)
      .values({
        company_id: created.id,
        name: form.name,
        email,
        position: form.position ?? null,
        role: "owner",
        language: userLanguageOf(language),
        password_hash,
      })
      .returning({ id: appUser.id });
    if (!user) throw new Error("The user could not be created.");
    const actor = customerActs({ id: user.id, name: form.name, company_id: created.id });
    await audit(tx, actor, { action: "company.register", target: created.id, detail: { email } });
    makeKnown(devices, knownDevice, { kind: "customer", id: user.id, passwordHash: password_hash });
    return startSession(tx, "customer", user.id, { address, device, method: "registration" });
  });
  return create.catch((error: unknown) => {
    if (violatedConstraint(error) === "app_user_email") throw new HttpError("auth.account_registered");
    throw error;
  });
}
