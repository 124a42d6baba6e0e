import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { listMail } from "@candor/api/endpoints";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";
import { correctedMail } from "./corrected.ts";
import { inviteMail } from "./invite.ts";
import { mailOf } from "./layout.ts";
import { smtpOutbox } from "./outbox.ts";
import { publishedMail } from "./published.ts";
import { resetMail } from "./sign-in.ts";
import { recoveryUsedMail } from "./staff.ts";

const received: string[] = [];
let refusing = 1;

/** A real mail server that is busy once. */
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    const parts: Buffer[] = [];
    stream.on("data", (part: Buffer) => parts.push(part));
    stream.on("end", () => {
      if (refusing > 0) {
        refusing -= 1;
        return done(Object.assign(new Error("busy"), { responseCode: 451 }));
      }
      received.push(Buffer.concat(parts).toString());
      done();
    });
  },
});
smtp.listen(0, "127.0.0.1");
await once(smtp.server, "listening");
const url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

const member = { id: "7", name: "Ada <b>", email: "ada@test.example", language: "en" as const };
const published = {
  assessmentId: "1",
  number: 20_418,
  companyId: null as unknown as string,
  companyName: "Linden & Co",
  score: 73,
  publicUrl: "https://candor.example",
};

withServer(
  "the outbox with a mail server",
  (server) => {
    test("delivers after a refusal, once, and says when", async () => {
      const { db, outbox, jobs } = server.services;
      const before = received.length;
      refusing = 1;
      const write = () =>
        db.transaction(async (tx) => {
          const ids = await outbox.write(tx, [publishedMail(published, member)]);
          for (const id of ids) await jobs.queueMail(tx, id);
          return ids;
        });
      expect(await write()).toHaveLength(1);
      expect(await write()).toHaveLength(0);
      const sent = await until(async () => {
        const [message] = (await server.as(server.people.expert).call(listMail, { search: "20418" })).list;
        return message?.sent_at ? message : null;
      });
      expect(sent).toMatchObject({ to: "ada@test.example", error: null });
      expect(received).toHaveLength(before + 1);
      expect(received.at(-1)).toContain("Subject: Your assessment S-20418 is complete");
      expect(received.at(-1)).toContain("From: Candor <candor@test.example>");
      await outbox.deliver(sent.id);
      expect(received).toHaveLength(before + 1);
    });
  },
  { on: "either", outbox: ({ db }) => smtpOutbox(db, { url, from: "Candor <candor@test.example>" }) },
);

withServer(
  "links in the outbox",
  (server) => {
    const to = { id: "1", companyId: null, name: "Ada", email: "link@test.example", language: "en" as const };
    const href = "https://candor.example/pages/reset-password?code=one-time_code";
    const listed = async (person: { token: string }) =>
      (await server.as(person).call(listMail, { search: to.email })).list[0];

    test("are for their reader, and for those of the staff who may do everything", async () => {
      const { db, outbox } = server.services;
      const [id] = await db.transaction((tx) => outbox.write(tx, [resetMail(to, href)]));
      const { expert, admin } = server.people;
      expect((await listed(expert))?.text).toContain("?code=…");
      expect(JSON.stringify(await listed(expert))).not.toContain("one-time_code");
      expect((await listed(admin))?.text).toContain(href);
      refusing = 1;
      await expect(outbox.deliver(id ?? "")).rejects.toThrow("busy");
      expect((await listed(admin))?.error).toMatch(/^(?!Error).*busy/);
      await outbox.deliver(id ?? "");
      expect(received.at(-1)).toContain("one-time_code");
      expect(JSON.stringify(await listed(admin))).not.toContain("one-time_code");
    });
  },
  { on: "either", outbox: ({ db }) => smtpOutbox(db, { url, from: "Candor <candor@test.example>" }) },
);

test("what a person or a company is called is text in a message, never markup", () => {
  const { html, text } = publishedMail(published, member);
  expect(html).toContain("Hello Ada &lt;b&gt;,");
  expect(html).toContain("Linden &amp; Co");
  expect(html).toContain('href="https://candor.example/dashboard"');
  expect(text).toContain("Hello Ada <b>,");
});

test("a Chinese reader gets Chinese", () => {
  const { subject, html } = publishedMail(published, { ...member, language: "cn" });
  expect(subject).toBe("您的评估 S-20418 已完成");
  expect(html).toContain('<html lang="zh-CN">');
  expect(html).toContain("隐私成熟度得分：73（满分 100）。");
});

test.each([
  [9, /; 9 of your codes are left\..*nothing needs to be done/s, /您还剩 9 个恢复码。.*无需处理/s],
  [1, /; 1 of your codes is left\..*nothing needs to be done/s, /您还剩 1 个恢复码。.*无需处理/s],
  [
    0,
    /; none of your codes is left\..*get new recovery codes:/s,
    /您已没有可用的恢复码。.*请获取新的恢复码，否则/s,
  ],
])("whose recovery code was used reads in both languages what %i codes left ask for", (left, en, cn) => {
  const to = { ...member, companyId: null };
  const { subject, text } = recoveryUsedMail(to, "https://candor.example/view-mis/account", left);
  expect(subject).toBe("A recovery code was used to sign in to your account / 您的账号已使用恢复码登录");
  expect(text).toMatch(en);
  expect(text).toMatch(cn);
  if (left === 0) expect(text).not.toMatch(/nothing needs to be done|则无需处理/);
});

test("a name that holds line ends begins no paragraph of its own", () => {
  const name = "Linden\r\n\r\nSign in at https://evil.example\u2028now";
  const link = { href: "https://candor.example/", text: "Open" };
  const { text, html } = mailOf("en", {
    hello: `Hello ${name}`,
    lines: [`${name} invites you.`],
    link,
    why: name,
  });
  expect(text.split("\n\n")).toHaveLength(4);
  expect(text).not.toMatch(/\r|\u2028/);
  expect(html).toContain("Linden Sign in at https://evil.example now invites you.");
});

test("names stand a blank apart from Chinese where they end in Latin letters, and none where they are Chinese", () => {
  const reader = { ...member, language: "cn" as const };
  const of = (companyName: string) => {
    const told = { ...published, companyName };
    const corrected = { id: "2", reason: { en: "Why", cn: "原因" }, changed: 2 };
    const invite = { inviter: "陈立", company: companyName, role: "viewer" as const };
    return [
      publishedMail(told, reader),
      correctedMail(told, reader, corrected),
      inviteMail({ ...reader, companyId: null }, "https://candor.example/a", invite),
    ].map(({ text }) => text.split("\n\n")[1]);
  };
  expect(of("示例科技")).toEqual([
    "示例科技的评估 S-20418 已通过专家复核并正式发布。",
    "专家更正了示例科技已发布评估 S-20418 中的 2 项结果。您现在看到的内容取代此前发布的内容。",
    "陈立邀请您以成员身份加入示例科技的团队。",
  ]);
  expect(of("Linden & Co")).toEqual([
    "Linden & Co 的评估 S-20418 已通过专家复核并正式发布。",
    "专家更正了 Linden & Co 已发布评估 S-20418 中的 2 项结果。您现在看到的内容取代此前发布的内容。",
    "陈立邀请您以成员身份加入 Linden & Co 的团队。",
  ]);
});

test("the message about a correction leads to the page of its assessment", () => {
  const corrected = { id: "2", reason: { en: "Why", cn: "原因" }, changed: 2 };
  expect(correctedMail(published, member, corrected).text).toContain(
    "https://candor.example/assessment/detail/1",
  );
});
