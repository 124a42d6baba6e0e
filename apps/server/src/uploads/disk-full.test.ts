import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { rm, symlink, writeFile } from "node:fs/promises";
import { UPLOAD_PATH } from "@candor/api/contract";
import { ERRORS } from "@candor/api/errors";
import { expect, test } from "vitest";
import { withServer } from "../testing/with-server.ts";

/** Takes every byte and has room for none, as a full disk does. */
const FULL = "/dev/full";

withServer(
  "an upload to a disk that is full",
  (server) => {
    test.skipIf(!existsSync(FULL))(
      "is told so, keeps its place, and goes on when there is room",
      async () => {
        const bytes = Buffer.from("firmware".repeat(1000));
        const encode = (text: string) => Buffer.from(text).toString("base64");
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        const headers = { authorization: `Bearer ${server.people.owner.token}`, "tus-resumable": "1.0.0" };
        const metadata = `filename ${encode("a.bin")},purpose ${encode("firmware")},sha256 ${encode(sha256)}`;
        const made = await fetch(`${server.url}${UPLOAD_PATH}`, {
          method: "POST",
          headers: { ...headers, "upload-length": String(bytes.length), "upload-metadata": metadata },
        });
        expect(made.status).toBe(201);
        const address = new URL(made.headers.get("location") ?? "", server.url).href;
        const path = server.services.uploads.pathOf(address.split("/").at(-1) ?? "");
        const send = () =>
          fetch(address, {
            method: "PATCH",
            body: bytes,
            headers: { ...headers, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
          });
        await rm(path);
        await symlink(FULL, path);
        const refused = await send();
        const { code, http } = ERRORS["upload.no_space"];
        expect([refused.status, ((await refused.json()) as { code: number }).code]).toEqual([http, code]);
        await rm(path);
        await writeFile(path, "");
        expect((await fetch(address, { method: "HEAD", headers })).headers.get("upload-offset")).toBe("0");
        expect((await send()).status).toBe(204);
      },
    );
  },
  { on: "either" },
);
