import {
  acceptInvitation,
  changeCompanyMember,
  changeStaffCompany,
  checkInvitation,
  configEndpoints,
  createStaffCompany,
  getStaffCompany,
  info,
  inviteCompanyOwner,
  listCompanies,
  listCompanyMembers,
  listCompanyNames,
  listDecisions,
  listLogs,
  listScans,
} from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { eq } from "../database/drizzle.ts";
import { company, staff } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { codeMailedTo, mailTo } from "../testing/links.ts";
import { withServer } from "../testing/with-server.ts";

withServer("companies and the audit log", (server) => {
  const chief = () => server.as(server.people.chief);
  const owner = () => server.as(server.people.owner);
  const idOf = async (name: string) =>
    (await chief().call(listCompanies, { search: name })).list.find((one) => one.name === name)?.id ?? "";

  test("companies are listed, filtered and paged", async () => {
    const all = await chief().call(listCompanies, {});
    expect(all.total).toBe(2);
    const [ours] = (await chief().call(listCompanies, { search: "our" })).list;
    expect(ours).toMatchObject({ name: "Ours", members: 2, objects: 0, last_scan: 0, product_version: 3 });
    expect((await chief().call(listCompanies, { product_version: 1 })).list).toEqual([]);
    expect((await chief().call(listCompanies, { company_status: 1, page: 2 })).list).toEqual([]);
    expect((await chief().call(listCompanies, { search: "_" })).total).toBe(0);
    expect(await chief().call(getStaffCompany, { id: ours?.id ?? "" })).toEqual(ours);
  });

  test("a company is found by the sound of its Chinese name, among companies and among scans", async () => {
    const id = await idOf("Ours");
    const rename = (name: string) =>
      server.services.db.update(company).set({ name }).where(eq(company.id, id));
    await rename("林登商店");
    for (const search of ["林登", "lindeng", "LDSD"])
      expect((await chief().call(listCompanies, { search })).list.map((one) => one.id)).toEqual([id]);
    expect((await chief().call(listCompanies, { search: "xingkong" })).total).toBe(0);
    expect((await chief().call(listScans, { search: "lindeng" })).total).toBe(0);
    await rename("Ours");
  });

  test("companies to choose from stand by the sound of their Chinese names", async () => {
    const { list } = await chief().call(listCompanies, {});
    const rename = (id: string, name: string) =>
      server.services.db.update(company).set({ name }).where(eq(company.id, id));
    // In the order of their sounds, which is not the one of their characters' numbers.
    const names = ["阿图什商店", "北京商店"];
    for (const [at, { id }] of list.entries()) await rename(id, names[at] ?? "");
    const asked = server.as(server.people.chief, "cn").call(listCompanyNames, { search: "商店" });
    expect((await asked).list.map(({ name }) => name)).toEqual(names);
    for (const { id, name } of list) await rename(id, name);
  });

  test("whoever keeps the whitelist reads names of companies, found or by id, and nothing else of them", async () => {
    const id = await idOf("Ours");
    const { newcomer } = server.people;
    const keeps = { permissions: ["whitelist_edit" as const] };
    await server.services.db.update(staff).set(keeps).where(eq(staff.id, newcomer.id));
    const keeper = server.as(newcomer);
    const ours = { list: [{ id, name: "Ours" }] };
    expect(await keeper.call(listCompanyNames, { search: "our" })).toEqual(ours);
    expect(await keeper.call(listCompanyNames, { ids: [id, crypto.randomUUID()] })).toEqual(ours);
    expect(await keeper.call(listCompanyNames, { ids: [] })).toEqual({ list: [] });
    expect((await failureOf(keeper.call(listCompanies, {}))).status).toBe(403);
    const whitelist = configEndpoints.whitelist;
    const entry = await keeper.call(whitelist.create, { key: id, data: { kind: "company" } });
    expect((await keeper.call(whitelist.list, { search: "Our" })).list).toEqual([entry]);
    expect((await keeper.call(whitelist.list, { search: "Thei" })).total).toBe(0);
    await keeper.call(whitelist.remove, { id: entry.id, revision: entry.revision });
    await server.services.db.update(staff).set({ permissions: [] }).where(eq(staff.id, newcomer.id));
  });

  test("what staff change is what its people see, and the log keeps what it was", async () => {
    const id = await idOf("Ours");
    const changed = await chief().call(changeStaffCompany, {
      ...{ id, product_version: 2, product_type: 3, show_risk: true, menu_ids: ["home", "checks"] },
      ...{ expires_at: "2030-01-01T00:00:00.000Z", menu_form: "older", construct_state: 2 },
    });
    expect(changed).toMatchObject({
      product_version: 2,
      product_type: 3,
      name: "Ours",
      show_overview: false,
    });
    const seen = await owner().call(info, {});
    expect(seen).toMatchObject({ showRisk: true, overview: false, menu_ids: ["home", "checks"] });
    expect(seen.company).toMatchObject({
      ...{ product_version: 2, product_type: 3, menu_form: "older", construct_state: 2 },
    });
    const { list } = await chief().call(listLogs, { action: "company.staff_update", target_id: id });
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ actor_kind: "staff", actor_name: "The expert", address: "127.0.0.1" });
    expect(JSON.parse(list[0]?.detail ?? "")).toMatchObject({
      before: { product_version: 3 },
      after: { product_version: 2 },
    });
    expect((await chief().call(changeStaffCompany, { id })).product_version).toBe(2);
    expect((await chief().call(listLogs, { action: "company.staff_update", target_id: id })).total).toBe(1);
  });

  test.for([
    [{ product_version: 4 }, "product_version"],
    [{ product_type: 16 }, "product_type"],
    [{ company_status: 2 }, "company_status"],
    [{ menu_form: "other" }, "menu_form"],
    [{ construct_state: 3 }, "construct_state"],
    [{ name: " " }, "name"],
    [{ expires_at: "soon" }, "expires_at"],
    [{ menu_ids: [""] }, "menu_ids.0"],
  ] as const)("%o is refused", async ([wrong, path]) => {
    const id = await idOf("Ours");
    const refused = await failureOf(chief().call(changeStaffCompany, { id, ...wrong } as { id: string }));
    expect([refused.key, Object.keys(refused.fields)]).toEqual(["common.invalid", [path]]);
  });

  test("a member's own menu stands before the company's; the banner is theirs alone", async () => {
    const company_id = await idOf("Ours");
    const user_id = server.people.owner.id;
    const { list, limit } = await chief().call(listCompanyMembers, { id: company_id });
    expect([list.length, limit]).toEqual([2, 20]);
    const given = {
      menu_ids: ["members"],
      internal_review_only: "Not for customers",
      default_index: "/checks?level=critical,medium&page=2",
    };
    const member = await chief().call(changeCompanyMember, { company_id, user_id, ...given });
    expect(member).toMatchObject({ ...given, language_fixed: false, email: server.people.owner.email });
    expect(await owner().call(info, {})).toMatchObject(given);
    await chief().call(changeCompanyMember, { company_id, user_id, menu_ids: null });
    expect((await owner().call(info, {})).internal_review_only).toBe("Not for customers");
    for (const default_index of ["//evil.example", "https://evil.example", "/a?b#c", '/a?b="c']) {
      const refused = await failureOf(
        chief().call(changeCompanyMember, { company_id, user_id, default_index }),
      );
      expect(refused.fields).toEqual({ default_index: "format" });
    }
    const others = { company_id, user_id: server.people.stranger.id, menu_ids: [] };
    expect((await failureOf(chief().call(changeCompanyMember, others))).key).toBe("mis.member_not_found");
  });

  test("what another of staff, or its own people, changed meanwhile is not overwritten before it was read", async () => {
    const id = await idOf("Ours");
    const { expires_at, product_type, product_version, menu_ids } = await chief().call(getStaffCompany, {
      id,
    });
    const was = { expires_at, product_type, product_version, menu_ids };
    const next = { expires_at: "2031-01-01T00:00:00.000Z", product_type: 1, menu_ids: ["checks"] };
    await chief().call(changeStaffCompany, { id, ...next, product_version: 3, seen: was });
    const blind = await failureOf(
      chief().call(changeStaffCompany, { id, expires_at: null, product_version: 1, seen: was }),
    );
    expect(blind.key).toBe("mis.changed_meanwhile");
    expect(Object.keys(blind.fields)).toEqual(expect.arrayContaining(["expires_at", "menu_ids"]));
    expect(await chief().call(getStaffCompany, { id })).toMatchObject({ ...next, product_version: 3 });
    const read = { product_version: 3 as const, expires_at: next.expires_at };
    const back = { expires_at, product_type, menu_ids, product_version: 2 as const };
    const after = await chief().call(changeStaffCompany, { id, ...back, seen: read });
    expect(after).toMatchObject(was);

    const user_id = server.people.owner.id;
    const one = { company_id: id, user_id };
    await chief().call(changeCompanyMember, { ...one, internal_review_only: "A" });
    const unread = chief().call(changeCompanyMember, {
      ...{ ...one, internal_review_only: "B", seen: { internal_review_only: null } },
    });
    expect((await failureOf(unread)).fields).toEqual({ internal_review_only: "mis.changed_meanwhile" });
    await chief().call(changeCompanyMember, {
      ...{ ...one, internal_review_only: null, seen: { internal_review_only: "A" } },
    });
  });

  test("a company is made with an invitation to its first administrator, who joins and owns it", async () => {
    const email = "first@linden.example";
    const owner = { email: email.toUpperCase(), language: "cn" as const };
    const made = await chief().call(createStaffCompany, { name: " Linden ", product_version: 2, owner });
    expect(made).toMatchObject({ name: "Linden", product_version: 2, product_type: 1, members: 0 });
    const company_id = made.id;
    const [message] = await mailTo(server, email);
    expect(message?.subject).toBe("邀请您加入 Linden");
    expect(message?.text).toContain("Candor 团队");
    const first = await codeMailedTo(server, email);
    await chief().call(inviteCompanyOwner, { company_id, email });
    const newest = await codeMailedTo(server, email);
    const nobody = server.as(null);
    expect((await failureOf(nobody.call(checkInvitation, { code: first }))).key).toBe(
      "member.invite_link_expired",
    );
    expect(await nobody.call(checkInvitation, { code: newest })).toMatchObject({
      inviter: null,
      role: "owner",
    });
    const password = { password: "Welcome-2026", confirm_password: "Welcome-2026" };
    const session = await nobody.call(acceptInvitation, { code: newest, ...password });
    expect(await server.as(session).call(info, {})).toMatchObject({ role: "owner", company_id, email });
    const { list: decisions } = await server.as(session).call(listDecisions, {});
    expect(decisions).toMatchObject([
      { kind: "role_changed", by: "The expert", by_staff: true, person: { name: "first", role: "owner" } },
    ]);

    const again = { name: "Other", product_version: 1 as const, owner: { email } };
    const refused = await failureOf(chief().call(createStaffCompany, again));
    expect([refused.key, refused.fields]).toEqual(["member.email_exist", { email: "member.email_exist" }]);
    expect((await chief().call(listCompanies, { search: "Other" })).list).toEqual([]);
    const known = chief().call(inviteCompanyOwner, { company_id, email });
    expect((await failureOf(known)).key).toBe("member.email_already_in");
    await chief().call(changeStaffCompany, { id: company_id, company_status: 0 });
    const closed = chief().call(inviteCompanyOwner, { company_id, email: "second@linden.example" });
    expect((await failureOf(closed)).key).toBe("member.invite_failed");
    const { list } = await chief().call(listLogs, { target_id: company_id });
    expect(list.map(({ action }) => action)).toEqual(["company.staff_update", "company.create"]);
  });

  test("the same sent again, as after an answer that was lost, makes no second company", async () => {
    const owner = { email: "once@birch.example" };
    const asked = { name: "Birch Once", product_version: 2 as const, owner };
    const tries = await Promise.allSettled([1, 2].map(() => chief().call(createStaffCompany, asked)));
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await failureOf(chief().call(createStaffCompany, asked))).key).toBe("mis.company_repeat");
    expect((await chief().call(listCompanies, { search: asked.name })).list).toHaveLength(1);
    const another = { ...asked, owner: { email: "twice@birch.example" } };
    expect((await chief().call(createStaffCompany, another)).name).toBe(asked.name);
  });

  test("only who may see companies sees them", async () => {
    expect((await failureOf(server.as(server.people.expert).call(listCompanies, {}))).status).toBe(403);
  });
});
