import { createStaffCompany } from "@candor/api/endpoints";
import { PLANS, type Plan } from "@candor/api/entities";
import { desc, eq } from "../database/drizzle.ts";
import { mail } from "../database/schema.ts";
import { createCompany } from "../mis/create-company.ts";
import type { Services } from "../services.ts";
import { type Command, checked, languageOf, needed, optionsOf, UsageError } from "./options.ts";

const isPlan = (text: string): text is Plan => Object.hasOwn(PLANS, text);

/** The newest link that was written to an address: what its mail would have brought. */
async function linkTo({ db }: Services, email: string): Promise<string | null> {
  const [newest] = await db
    .select()
    .from(mail)
    .where(eq(mail.to, email))
    .orderBy(desc(mail.created_at))
    .limit(1);
  const word = newest?.text.split(/\s/).find((one) => /[?&]code=[\w-]/.test(one));
  const start = word?.search(/https?:\/\//) ?? -1;
  return word && start >= 0 ? word.slice(start) : null;
}

export function companyCreate(args: readonly string[]): Command {
  const options = optionsOf(args, ["name", "owner", "plan", "language"]);
  const plan = options.plan ?? "professional";
  if (!isPlan(plan)) throw new UsageError(`--plan is one of ${Object.keys(PLANS).join(", ")}.`);
  const wanted = checked(
    createStaffCompany.request,
    {
      name: needed(options, "name"),
      product_version: PLANS[plan],
      owner: { email: needed(options, "owner"), language: languageOf(options) },
    },
    { email: "owner" },
  );
  return async (services) => {
    const company = await createCompany(services, wanted, { staff: null });
    const { email } = wanted.owner;
    const link = services.env.smtpUrl ? null : await linkTo(services, email);
    const how = link
      ? `There is no mail server, so give ${email} this link; it works once, for 7 days:\n  ${link}`
      : `The server mails the invitation to ${email}.`;
    return `${company.name} is created (${company.id}).\n${how}`;
  };
}
