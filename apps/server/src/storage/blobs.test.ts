import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { storeFile } from "@candor/api/endpoints";
import { afterEach, expect, test, vi } from "vitest";
import { PNG } from "../../../../scripts/lib/drive.ts";
import { DrizzleQueryError } from "../database/drizzle.ts";
import { failureOf } from "../testing/failure.ts";
import { withServer } from "../testing/with-server.ts";
import { folderBlobs } from "./blobs.ts";
import { isNoSpace, writing } from "./no-space.ts";

withServer(
  "storage that takes nothing",
  (server) => {
    afterEach(() => vi.restoreAllMocks());

    test.each([
      ["ENOSPC", "write"],
      ["EROFS", "open"],
      ["EACCES", "mkdir"],
    ])("%s at %s is told in words, and the next try succeeds", async (code, syscall) => {
      const full = Object.assign(new Error(code), { code, syscall });
      vi.spyOn(server.services.blobs, "put").mockRejectedValueOnce(full);
      const send = () => server.as(server.people.admin).call(storeFile, { content: PNG });
      expect(await failureOf(send())).toMatchObject({ key: "common.no_space", status: 507 });
      expect((await send()).file).toMatch(/^[\da-f]{64}$/);
    });

    test("a database without room for a row is told in the same words", async () => {
      const full = Object.assign(new Error("could not extend file"), { code: "53100" });
      const statement = new DrizzleQueryError("insert into blob", [], full);
      vi.spyOn(server.services.blobs, "put").mockRejectedValueOnce(statement);
      const send = server.as(server.people.admin).call(storeFile, { content: PNG });
      expect(await failureOf(send)).toMatchObject({ key: "common.no_space", status: 507 });
    });

    // Who runs the tests as root may read and write everything: the errors are made here.
    test.each(["EACCES", "EPERM", "EIO"])(
      "%s at opening a file is no room only where it is written",
      async (code) => {
        const refused = () => Object.assign(new Error(code), { code, syscall: "open" });
        const unwritten = refused();
        await expect(writing(() => Promise.reject(unwritten))).rejects.toBe(unwritten);
        expect(isNoSpace(unwritten)).toBe(true);
        expect(isNoSpace(refused())).toBe(false);
      },
    );

    test("a file that could not be put in its place leaves no piece of itself", async () => {
      const folder = await mkdtemp(join(tmpdir(), "candor-blobs-"));
      const bytes = Buffer.from("facts");
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const shelf = join(folder, sha256.slice(0, 2));
      // Nothing can be put where a folder is.
      await mkdir(join(shelf, sha256, "taken"), { recursive: true });
      await expect(folderBlobs(server.services.db, folder).put(bytes, "text/plain")).rejects.toThrow();
      expect(await readdir(shelf)).toEqual([sha256]);
      await rm(folder, { recursive: true });
    });
  },
  { on: "either" },
);
