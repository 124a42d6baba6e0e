import { once } from "node:events";
import { rename, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { getHealth } from "@candor/api/endpoints";
import { afterAll, expect, test } from "vitest";
import { eq } from "../database/drizzle.ts";
import { blob, mail } from "../database/schema.ts";
import { smtpOutbox } from "../mail/outbox.ts";
import { failureOf } from "../testing/failure.ts";
import { withServer } from "../testing/with-server.ts";

withServer(
  "health",
  (server) => {
    const chief = () => server.as(server.people.chief);

    test("each part is asked, and says what it is", async () => {
      const health = await chief().call(getHealth, {});
      expect(health.database).toMatchObject({ state: "ok", error: null });
      expect(health.database.size).toBeGreaterThan(1000);
      expect(health.storage).toMatchObject({ state: "ok", error: null });
      expect(health.browser.version).toMatch(/chrom/i);
      expect(health.queue).toMatchObject({ state: "ok", failed: 0, oldest: null });
      expect(health.mail).toMatchObject({ state: "ok", server: false, undelivered: 0 });
      expect(health.disk.error).toBeNull();
      expect(health.disk.total).toBeGreaterThan(health.disk.free ?? Number.POSITIVE_INFINITY);
      expect(health.versions.checks).toBeGreaterThan(50);
    });

    test("a part that fails is told as it stands, and fails no other", async () => {
      const { dataDir } = server.services.env;
      const files = join(dataDir, "files");
      await rename(files, `${files}.gone`);
      await writeFile(files, "in the way");
      try {
        const { storage, database } = await chief().call(getHealth, {});
        expect(storage.state).toBe("failed");
        expect(storage.error).toMatch(/EEXIST|ENOTDIR/);
        expect(database.state).toBe("ok");
      } finally {
        await rm(files);
        await rename(`${files}.gone`, files);
      }
    });

    test("a folder that takes files but has lost those that were stored is told", async () => {
      const { db } = server.services;
      const lost = { sha256: "0".repeat(64), size: 0, media_type: "text/plain" };
      await db.insert(blob).values(lost);
      try {
        const { storage } = await chief().call(getHealth, {});
        expect([storage.state, storage.error]).toEqual(["failed", expect.stringContaining("ENOENT")]);
      } finally {
        await db.delete(blob).where(eq(blob.sha256, lost.sha256));
      }
    });

    test("mail that was refused is counted", async () => {
      const message = { to: "a@test.example", subject: "s", text: "t", html: "h" };
      await server.services.db.insert(mail).values({ reason: "health:1", error: "550", ...message });
      expect((await chief().call(getHealth, {})).mail.undelivered).toBe(1);
    });

    test("only those who hold super ask", async () => {
      expect((await failureOf(server.as(server.people.expert).call(getHealth, {}))).status).toBe(403);
      expect((await failureOf(server.as(null).call(getHealth, {}))).status).toBe(401);
    });
  },
  { on: "either" },
);

withServer(
  "health of mail",
  (server) => {
    test("a mail server that does not answer is told before a message meets it, with what was not delivered", async () => {
      const message = { to: "a@test.example", subject: "s", text: "t", html: "h" };
      await server.services.db.insert(mail).values({ reason: "health:2", error: "refused", ...message });
      const health = await server.as(server.people.chief).call(getHealth, {});
      expect([health.mail.state, health.mail.undelivered, health.mail.error]).toEqual([
        ...["failed", 1],
        expect.stringContaining("ECONNREFUSED"),
      ]);
    });
  },
  // Nothing listens on port 1.
  {
    on: "either",
    outbox: ({ db }) => smtpOutbox(db, { url: "smtp://127.0.0.1:1", from: "Candor <candor@test.example>" }),
  },
);

/** Takes connections and never greets. */
const silent = createServer((socket) => silentSockets.add(socket));
const silentSockets = new Set<Socket>();
silent.listen(0, "127.0.0.1");
await once(silent, "listening");
afterAll(() => {
  for (const socket of silentSockets) socket.destroy();
  silent.close();
});

withServer(
  "health of silent mail",
  (server) => {
    test("a mail server that takes the connection and says nothing hides nothing of what was not delivered", async () => {
      const message = { to: "a@test.example", subject: "s", text: "t", html: "h" };
      await server.services.db.insert(mail).values({ reason: "health:3", error: "refused", ...message });
      const health = await server.as(server.people.chief).call(getHealth, {});
      expect([health.mail.state, health.mail.undelivered, health.mail.error]).toEqual([
        ...["failed", 1],
        expect.stringContaining("No answer"),
      ]);
    });
  },
  {
    on: "either",
    outbox: ({ db }) => {
      const { port } = silent.address() as AddressInfo;
      return smtpOutbox(db, { url: `smtp://127.0.0.1:${port}`, from: "Candor <candor@test.example>" });
    },
  },
);
