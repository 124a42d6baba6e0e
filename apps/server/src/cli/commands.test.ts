import { acceptInvitation, info, listCompanies, staffSignIn } from "@candor/api/endpoints";
import { ERRORS } from "@candor/api/errors";
import { expect, test } from "vitest";
import { PASSWORD as CHIEFS } from "../testing/people.ts";
import { sessionOf, setUpTotp } from "../testing/second-factor.ts";
import { withServer } from "../testing/with-server.ts";
import { commandOf, refusalText } from "./commands.ts";

const PASSWORD = "Correct-horse-7";

withServer(
  "commands",
  (server) => {
    const run = (line: readonly string[], password = PASSWORD) =>
      commandOf(line)(server.services, async () => password);

    test("a company is made from the command line, and its administrator joins by the link that it says", async () => {
      const said = await run([
        ...["company", "create", "--name", "Aster Trading", "--owner", "Ada@Aster.example"],
        ...["--plan", "enterprise"],
      ]);
      expect(said).toMatch(/^Aster Trading is created/);
      const [, code = ""] = /\/pages\/confirm-invite\?code=([\w-]+)/.exec(said) ?? [];
      const { token } = await server
        .as(null)
        .call(acceptInvitation, { code, password: PASSWORD, confirm_password: PASSWORD });
      const user = await server.as({ token }).call(info, {});
      expect([user.company.name, user.company.product_version, user.role]).toEqual([
        "Aster Trading",
        3,
        "owner",
      ]);
      const again = run(["company", "create", "--name", "Other", "--owner", "ada@aster.example"]);
      expect(refusalText(await again.catch((error: unknown) => error))).toBe(
        "This user has joined another team.",
      );
    });

    test("an account for the console is made, with the permissions that are named", async () => {
      const make = (email: string, permissions: string, password?: string) =>
        run(
          ["staff", "create", "--name", "Grace", "--email", email, "--permissions", permissions],
          password,
        ).catch(refusalText);
      expect(await make("Grace@example.com", "view_company, view_scan")).toBe(
        "grace@example.com can sign in to the staff console.",
      );
      const credentials = { email: "grace@example.com", password: PASSWORD };
      const { token } = sessionOf(await server.as(null).call(staffSignIn, credentials));
      expect((await server.as({ token }).call(listCompanies, {})).total).toBeGreaterThan(0);
      expect(await make("grace@example.com", "super")).toBe("grace@example.com has an account already.");
      expect(await make("weak@example.com", "super", "short")).toBe(ERRORS["auth.password_weak"].en);
    });

    test("accounts of the console are listed, changed, shut out and let in, but for the last with super", async () => {
      const staff = (verb: string, ...options: string[]) =>
        run(["staff", verb, ...options]).catch(refusalText);
      const email = "ruth@example.com";
      await staff("create", "--name", "Ruth", "--email", email, "--permissions", "view_scan");
      const signIn = () => server.as(null).call(staffSignIn, { email, password: PASSWORD });
      const { token } = sessionOf(await signIn());
      await expect(server.as({ token }).call(listCompanies, {})).rejects.toThrow();
      expect(await staff("update", "--email", email, "--permissions", "view_company")).toBe(
        `${email} is changed.`,
      );
      expect((await server.as({ token }).call(listCompanies, {})).total).toBeGreaterThan(0);
      expect(await staff("list")).toContain(`${email}\tRuth\tactive\tview_company`);
      expect(await staff("disable", "--email", email.toUpperCase())).toMatch(`${email} is shut out`);
      await expect(server.as({ token }).call(listCompanies, {})).rejects.toMatchObject({ code: 401 });
      await expect(signIn()).rejects.toMatchObject({ message: ERRORS["auth.staff_disabled"].en });
      expect(await staff("list")).toContain(`${email}\tRuth\tdisabled\tview_company`);
      expect(await staff("enable", "--email", email)).toMatch(`${email} is let in`);
      sessionOf(await signIn());
      // The people of the tests stay signed in: the one that is left is theirs.
      const { chief } = server.people;
      const supers = ((await staff("list")) ?? "")
        .split("\n")
        .map((line) => line.split("\t"))
        .filter(([of, , , permissions]) => permissions?.includes("super") && of !== chief.email)
        .map(([of = ""]) => of);
      for (const of of supers) await staff("disable", "--email", of);
      expect(await staff("disable", "--email", chief.email)).toBe(ERRORS["mis.staff_last_super"].en);
      expect(await staff("update", "--email", chief.email, "--permissions", "view_scan")).toBe(
        ERRORS["mis.staff_last_super"].en,
      );
      for (const of of supers) await staff("enable", "--email", of);
    });

    test("who has lost every second factor gets in again with the password", async () => {
      const { chief } = server.people;
      const reset = () => run(["staff", "reset-factor", "--email", chief.email.toUpperCase()]);
      expect(await reset()).toBe(`${chief.email} signs in with the password alone.`);
      await setUpTotp(server, chief);
      expect(await reset()).toBe(
        `${chief.email} signs in with the password alone again, and is told so by mail.`,
      );
      sessionOf(await server.as(null).call(staffSignIn, { email: chief.email, password: CHIEFS }));
      const unknown = run(["staff", "reset-factor", "--email", "x@example.com"]).catch(refusalText);
      expect(await unknown).toBe("x@example.com has no account for the staff console.");
    });
  },
  { on: "either" },
);

test.for([
  [["company"], 'There is no command "company".'],
  [["company", "create", "--owner", "a@b.example"], "--name is missing."],
  [["company", "create", "--name", "A", "--owner", "nobody"], "--owner is not valid."],
  [["company", "create", "--name", "A", "--owner", "a@b.example", "--plan", "gold"], "--plan is one of"],
  [["company", "create", "--title", "A"], "Unknown option '--title'"],
  [
    ["company", "create", "--name", "A", "--owner", "a@b.example", "--language", "de"],
    "--language is one of",
  ],
  [["company", "create", "--name", "A\nB", "--owner", "a@b.example"], "--name is not valid."],
  [["staff", "create", "--name", "A"], "--email is missing."],
  [["staff", "create", "--name", "A", "--email", "a@"], "--email is not valid."],
  [["staff", "create", "--name", "A", "--email", "a@b.example\nbcc"], "--email is not valid."],
  [["staff", "create", "--name", "A\r\nBcc: b", "--email", "a@b.example"], "--name is not valid."],
  [
    ["staff", "create", "--name", "A", "--email", "a@b.example", "--permissions", "super,super"],
    "--permissions",
  ],
  [["staff", "update", "--email", "a@b.example"], "Say what changes"],
  [["staff", "update", "--email", "a@b.example", "--new-email", "b@"], "--new-email is not valid."],
  [["staff", "list", "--all"], "Unknown option '--all'"],
  [["staff", "create", "--name", "A", "--email", "a@b.example", "--permissions", "all"], "--permissions are"],
] as const)("%j is answered in words", ([line, words]) => {
  expect(() => commandOf(line)).toThrow(words);
});
