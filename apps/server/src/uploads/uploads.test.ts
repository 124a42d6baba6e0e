import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { PACKAGE_MAX_BYTES, UPLOAD_PATH } from "@candor/api/contract";
import {
  completeUpload,
  createObject,
  createWebsite,
  discardUpload,
  listObjects,
  updateObject,
} from "@candor/api/endpoints";
import { PLANS, type UploadPurpose } from "@candor/api/entities";
import { errorCodeOf } from "@candor/api/errors";
import { expect, test } from "vitest";
import { eq, sql } from "../database/drizzle.ts";
import { auditLog, company, object, upload } from "../database/schema.ts";
import { firmware } from "../testing/archives/firmware.ts";
import { androidPackage, iosPackage } from "../testing/archives/packages.ts";
import { atOnce } from "../testing/at-once.ts";
import { failureOf } from "../testing/failure.ts";
import { withServer } from "../testing/with-server.ts";
import { sweepUploads } from "./uploads.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const base64 = (text: string) => Buffer.from(text).toString("base64");

withServer(
  "uploads",
  (server) => {
    const headersFor = (token: string | undefined) => ({
      "tus-resumable": "1.0.0",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    });

    interface Announcement {
      bytes: Uint8Array;
      purpose: UploadPurpose | string;
      name?: string;
      sha256?: string;
      length?: number | string;
      token?: string;
    }

    async function announce(given: Announcement) {
      const { bytes, purpose, name = "file.bin", sha256 = sha256Of(bytes) } = given;
      const metadata = Object.entries({ filename: name, purpose, sha256 }).map(
        ([key, value]) => `${key} ${base64(value)}`,
      );
      return fetch(`${server.url}${UPLOAD_PATH}`, {
        method: "POST",
        headers: {
          ...headersFor("token" in given ? given.token : server.people.owner.token),
          "upload-length": String(given.length ?? bytes.length),
          "upload-metadata": metadata.join(","),
        },
      });
    }

    const patch = (address: string, bytes: Uint8Array, offset: number, token = server.people.owner.token) =>
      fetch(`${server.url}${address}`, {
        method: "PATCH",
        headers: {
          ...headersFor(token),
          "content-type": "application/offset+octet-stream",
          "upload-offset": String(offset),
        },
        body: new Uint8Array(bytes),
      });

    /** Sends a file whole and returns its id. */
    async function send(given: Announcement): Promise<string> {
      const created = await announce(given);
      expect(created.status).toBe(201);
      const address = created.headers.get("location") ?? "";
      expect((await patch(address, given.bytes, 0)).status).toBe(204);
      return address.split("/").at(-1) ?? "";
    }

    const codeOf = async (answer: Response) => {
      const body = (await answer.json()) as { code: number };
      return errorCodeOf(body.code);
    };
    const owner = () => server.as(server.people.owner);
    const complete = (id: string) => owner().call(completeUpload, { id });

    test("begins no package once the plan has ended, and a logo still", async () => {
      const { db } = server.services;
      const setEnd = (expires_at: Date | null) =>
        db.update(company).set({ expires_at }).where(eq(company.name, "Ours"));
      await setEnd(new Date(Date.now() - 1_000));
      const refused = await announce({ bytes: firmware(1_000), purpose: "firmware" });
      expect([refused.status, await codeOf(refused)]).toEqual([409, "member.plan_ended"]);
      expect((await announce({ bytes: PNG, purpose: "logo" })).status).toBe(201);
      await setEnd(null);
    });

    test("a firmware arrives in parts, is resumed, checked and kept by a device", async () => {
      const bytes = firmware(300_000);
      const created = await announce({ bytes, purpose: "firmware", name: "../../etc/cam\u0000era.bin" });
      const address = created.headers.get("location") ?? "";
      expect(address).toMatch(/^\/api\/portal\/v2\/upload\/files\/[0-9a-f-]{36}$/);
      const id = address.split("/").at(-1) ?? "";
      expect((await patch(address, bytes.subarray(0, 100_000), 0)).headers.get("upload-offset")).toBe(
        "100000",
      );
      expect((await failureOf(complete(id))).key).toBe("upload.incomplete");
      const known = await fetch(`${server.url}${address}`, {
        method: "HEAD",
        headers: headersFor(server.people.owner.token),
      });
      expect(known.headers.get("upload-offset")).toBe("100000");
      expect((await patch(address, bytes.subarray(50_000), 50_000)).status).toBe(409);
      expect((await patch(address, bytes.subarray(100_000), 100_000)).status).toBe(204);
      const ready = await complete(id);
      expect(ready).toEqual({
        id,
        purpose: "firmware",
        name: "camera.bin",
        size: 300_000,
        sha256: sha256Of(bytes),
        md5: createHash("md5").update(bytes).digest("hex"),
        metadata: null,
      });
      expect(await complete(id)).toEqual(ready);

      const device = await owner().call(createObject, { asset_type: "iot", name: "Camera", upload_id: id });
      expect(device).toMatchObject({ version: "camera", file: { name: "camera.bin", sha256: ready.sha256 } });
      expect(await server.services.uploads.sizeOf(id)).toBeNull();
      const stored = await server.services.blobs.get(ready.sha256);
      expect(stored?.bytes.equals(bytes)).toBe(true);
      const answer = await fetch(`${server.url}${server.services.signer.sign(ready.sha256)}`);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "application/octet-stream",
        "content-disposition": "attachment",
        "content-security-policy": "sandbox; default-src 'none'",
        "x-content-type-options": "nosniff",
        "content-length": "300000",
      });
      expect(sha256Of(Buffer.from(await answer.arrayBuffer()))).toBe(ready.sha256);

      const lacking = async (name: string) =>
        (await failureOf(owner().call(createObject, { asset_type: "iot", name }))).key;
      expect([await lacking(""), await lacking("Camera 2")]).toEqual([
        "object.device_name_missing",
        "object.firmware_missing",
      ]);
      const again = await send({ bytes, purpose: "firmware", name: "same.bin" });
      await complete(again);
      const repeat = await failureOf(
        owner().call(createObject, { asset_type: "iot", name: "Other camera", upload_id: again }),
      );
      expect([repeat.key, repeat.fields]).toEqual([
        "object.repeat_file_iot",
        { upload_id: "object.repeat_file_iot" },
      ]);
      const kept = await owner().call(updateObject, {
        id: device.id,
        fields: { asset_type: "iot", name: "Front camera", firmware_name: "v2" },
      });
      expect(kept).toMatchObject({ name: "Front camera", version: "v2", file: { sha256: ready.sha256 } });
      await owner().call(discardUpload, { id: again });
      expect((await failureOf(complete(again))).key).toBe("upload.not_found");
    });

    test("an Android package says its name, version and signer", async () => {
      const bytes = await androidPackage({ package: "com.example.shop", versionName: "4.2" });
      const id = await send({ bytes, purpose: "android", name: "shop.apk" });
      expect((await complete(id)).metadata).toMatchObject({
        package_name: "com.example.shop",
        version_name: "4.2",
        sdk_count: null,
      });
      const fields = { asset_type: "android" as const, name: "Shop", territories: ["EU" as const] };
      expect(await failureOf(owner().call(createObject, fields))).toMatchObject({
        key: "object.package_missing",
        fields: { upload_id: "required" },
      });
      const app = await owner().call(createObject, { ...fields, upload_id: id });
      expect(app).toMatchObject({ version: "com.example.shop", has_login: false });
      const again = await send({ bytes, purpose: "android", name: "shop-2.apk" });
      await complete(again);
      const repeat = await failureOf(
        owner().call(createObject, { ...fields, name: "Shop 2", upload_id: again }),
      );
      expect(repeat.key).toBe("object.repeat_file");
      await owner().call(discardUpload, { id: again });
    });

    test("a refused change keeps no file, and its upload serves the next try", async () => {
      const device = { asset_type: "iot" as const, name: "Router" };
      const first = await send({ bytes: firmware(50), purpose: "firmware" });
      await complete(first);
      const { id } = await owner().call(createObject, { ...device, upload_id: first });
      const bytes = firmware(50);
      const upload_id = await send({ bytes, purpose: "firmware" });
      await complete(upload_id);
      const { blobs, db } = server.services;
      expect((await failureOf(owner().call(createObject, { ...device, upload_id }))).key).toBe(
        "object.repeat_title",
      );
      expect(await blobs.get(sha256Of(bytes))).toBeNull();
      await db.update(object).set({ locked_by: id }).where(eq(object.id, id));
      const fields = { ...device, upload_id };
      expect((await failureOf(owner().call(updateObject, { id, fields }))).key).toBe("object.locked");
      expect(await blobs.get(sha256Of(bytes))).toBeNull();
      await db.update(object).set({ locked_by: null }).where(eq(object.id, id));
      const changed = await owner().call(updateObject, { id, fields });
      expect(changed.file?.sha256).toBe(sha256Of(bytes));
      expect((await blobs.get(sha256Of(bytes)))?.bytes.equals(bytes)).toBe(true);
    });

    test("what a file and a package call themselves is one line, as what people type", async () => {
      const bytes = await iosPackage({ CFBundleIdentifier: "com.example\r\nBcc:\u2028 x\u202Exe" });
      const id = await send({ bytes, purpose: "ios", name: "a\u2028b\u0085c\u202Ed\r\n.ipa" });
      expect(await complete(id)).toMatchObject({
        name: "abcd.ipa",
        metadata: { package_name: "com.exampleBcc: xxe" },
      });
    });

    test("an iOS package says its bundle and its profile's team, from a binary property list", async () => {
      const bytes = await iosPackage({
        CFBundleIdentifier: "com.example.shop.ios",
        CFBundleShortVersionString: "7.1",
      });
      const id = await send({ bytes, purpose: "ios", name: "shop.ipa" });
      expect((await complete(id)).metadata).toMatchObject({
        package_name: "com.example.shop.ios",
        version_name: "7.1",
        team_identifier: "TEAM123456",
        uuid: "0f8fad5b-d9cb-469f-a165-70867728950e",
        certificate_created_at: "2026-01-02T03:04:05.000Z",
        certificate_expires_at: "2027-01-02T03:04:05.000Z",
      });
      const fields = { asset_type: "ios" as const, name: "Shop", territories: ["EU" as const] };
      const login = { username: "tester@example.com", password: "open sesame" };
      const app = await owner().call(createObject, { ...fields, version: "7", upload_id: id, login });
      expect(app).toMatchObject({ version: "7", has_login: true });
      const [row] = await server.services.db.select().from(object).where(eq(object.id, app.id));
      expect(row?.login).not.toContain("sesame");
      expect(JSON.parse(server.services.secrets.open(row?.login ?? ""))).toEqual(login);
      const logged = await server.services.db.select().from(auditLog).where(eq(auditLog.target_id, app.id));
      expect(logged).toHaveLength(1);
      expect(JSON.stringify(logged)).not.toMatch(/sesame|v1\./);
      const kept = await owner().call(updateObject, { id: app.id, fields: { ...fields, version: "8" } });
      expect(kept).toMatchObject({ version: "8", has_login: true });
      const removed = await owner().call(updateObject, { id: app.id, fields: { ...fields, login: null } });
      expect(removed).toMatchObject({ has_login: false, version: "com.example.shop.ios" });
    });

    test.for([
      ["a page named as a picture", "logo", "<!doctype html><script>alert(1)</script>"],
      ["a drawing with a script", "logo", "<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"],
      ["a drawing that acts", "logo", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
      ["text named as a package", "android", "not a zip"],
      ["text named as an app", "ios", "not a zip"],
      ["a page as firmware", "firmware", "<html><body>hello</body></html>"],
      ["text as an installer", "windows", "nothing"],
      ["text as a disk image", "macos", "nothing"],
    ] as const)("%s is refused by what is in it", async ([, purpose, text]) => {
      const id = await send({ bytes: Buffer.from(text), purpose, name: "logo.png" });
      expect((await failureOf(complete(id))).key).toBe("upload.type");
      expect(await server.services.uploads.sizeOf(id)).toBeNull();
    });

    test("a picture that is cut off is refused, and says so", async () => {
      const id = await send({ bytes: PNG.subarray(0, 60), purpose: "logo", name: "logo.png" });
      expect((await failureOf(complete(id))).key).toBe("upload.picture");
      expect(await server.services.uploads.sizeOf(id)).toBeNull();
    });

    test("a logo is shown by an address, and can be taken away", async () => {
      const fields = { asset_type: "business_entity" as const, name: "Linden" };
      const id = await send({ bytes: PNG, purpose: "logo", name: "logo.png" });
      expect((await failureOf(owner().call(createObject, { ...fields, logo_upload_id: id }))).key).toBe(
        "upload.not_found",
      );
      await complete(id);
      const made = await owner().call(createObject, { ...fields, logo_upload_id: id, frameworks: ["gdpr"] });
      expect(made.entity).toMatchObject({ frameworks: ["gdpr"], frequency_days: 30, contact: "" });
      const shown = await fetch(`${server.url}${made.entity?.logo_url}`);
      expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
      const svg = await send({
        bytes: Buffer.from("<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>"),
        purpose: "logo",
        name: "logo.svg",
      });
      await complete(svg);
      const drawn = await owner().call(updateObject, {
        id: made.id,
        fields: { ...fields, logo_upload_id: svg },
      });
      const drawing = await fetch(`${server.url}${drawn.entity?.logo_url}`);
      expect(Object.fromEntries(drawing.headers)).toMatchObject({
        "content-type": "image/svg+xml",
        "content-disposition": "attachment",
        "content-security-policy": "sandbox; default-src 'none'",
      });
      const none = await owner().call(updateObject, {
        id: made.id,
        fields: { ...fields, logo_upload_id: null },
      });
      expect(none.entity?.logo_url).toBeNull();
      const long = { ...fields, name: "fifteen letters" };
      expect(await failureOf(owner().call(createObject, long))).toMatchObject({
        key: "object.entity_name_long",
        fields: { name: "too_long" },
      });
      const nameless = { ...fields, name: "" };
      expect((await failureOf(owner().call(createObject, nameless))).message).toBe(
        "The entity name is required.",
      );
    });

    test("what is announced wrongly never begins", async () => {
      const bytes = Buffer.from("x");
      const refused = async (given: Partial<Announcement>) => {
        const answer = await announce({ bytes, purpose: "firmware", ...given });
        return [answer.status, await codeOf(answer)];
      };
      expect(await refused({ length: PACKAGE_MAX_BYTES + 1 })).toEqual([413, "upload.too_large"]);
      expect(await refused({ purpose: "logo", length: 10 * 1024 ** 2 + 1 })).toEqual([
        413,
        "upload.image_too_large",
      ]);
      expect(await refused({ sha256: "abc" })).toEqual([400, "upload.metadata"]);
      expect(await refused({ purpose: "page" })).toEqual([400, "upload.metadata"]);
      expect(await refused({ length: 0 })).toEqual([400, "upload.metadata"]);
      expect((await refused({ token: undefined }))[0]).toBe(401);
      expect(await refused({ token: server.people.viewer.token })).toEqual([403, "common.forbidden"]);
      expect(await refused({ token: server.people.preview.token })).toEqual([403, "auth.preview_forbidden"]);
      const deferred = await fetch(`${server.url}${UPLOAD_PATH}`, {
        method: "POST",
        headers: { ...headersFor(server.people.owner.token), "upload-defer-length": "1" },
      });
      expect(await codeOf(deferred)).toBe("upload.metadata");
    });

    test("a wrong hash is found, in the reader's language too, and the file is gone", async () => {
      const id = await send({ bytes: Buffer.from("abc"), purpose: "firmware", sha256: "0".repeat(64) });
      const refused = await failureOf(server.as(server.people.owner, "cn").call(completeUpload, { id }));
      expect([refused.key, refused.message]).toEqual([
        "upload.hash_mismatch",
        "文件在传输中损坏，请重新上传。",
      ]);
      expect(await server.services.uploads.sizeOf(id)).toBeNull();
    });

    test("another company neither sees, sends to, ends nor uses an upload", async () => {
      const bytes = Buffer.from("firmware of ours");
      const created = await announce({ bytes, purpose: "firmware" });
      const address = created.headers.get("location") ?? "";
      const id = address.split("/").at(-1) ?? "";
      const { token } = server.people.stranger;
      expect((await patch(address, bytes, 0, token)).status).toBe(404);
      const ended = await fetch(`${server.url}${address}`, { method: "DELETE", headers: headersFor(token) });
      expect(ended.status).toBe(404);
      await patch(address, bytes, 0);
      await complete(id);
      const stranger = server.as(server.people.stranger);
      expect((await failureOf(stranger.call(completeUpload, { id }))).key).toBe("upload.not_found");
      expect((await failureOf(stranger.call(discardUpload, { id }))).key).toBe("upload.not_found");
      const used = stranger.call(createObject, { asset_type: "iot", name: "Stolen", upload_id: id });
      expect((await failureOf(used)).key).toBe("upload.not_found");
      // A checked file takes no more bytes, and is never read back from where it arrived.
      expect((await patch(address, bytes, bytes.length)).status).toBe(404);
      const read = await fetch(`${server.url}${address}`, { headers: headersFor(server.people.owner.token) });
      expect(read.status).toBe(404);
      const wrong = owner().call(createObject, {
        asset_type: "android",
        name: "No app",
        upload_id: id,
        territories: ["EU"],
      });
      expect((await failureOf(wrong)).key).toBe("upload.type");
    });

    test("a long name is cut between two characters", async () => {
      const begun = await announce({
        bytes: Buffer.from("x"),
        purpose: "logo",
        name: `${"😀".repeat(150)}a`,
      });
      expect(begun.status).toBe(201);
      const headers = headersFor(server.people.owner.token);
      await fetch(`${server.url}${begun.headers.get("location")}`, { method: "DELETE", headers });
    });

    test("no address reaches a file beside the uploads", async () => {
      for (const path of ["..%2f..%2fpackage.json", "%2e%2e%2fx", "x.json"]) {
        const answer = await fetch(`${server.url}${UPLOAD_PATH}/${path}`, {
          method: "HEAD",
          headers: headersFor(server.people.owner.token),
        });
        expect([path, answer.status]).toEqual([path, 404]);
      }
    });

    test("what nobody finished or used is thrown away after a day, and never sooner", async () => {
      const { db, uploads } = server.services;
      const id = await send({ bytes: Buffer.from("left behind"), purpose: "firmware" });
      await sweepUploads(server.services);
      expect(await uploads.sizeOf(id)).toBe(11);
      await db.update(upload).set({ created_at: sql`now() - interval '25 hours'` });
      await sweepUploads(server.services);
      expect(await db.select().from(upload)).toEqual([]);
      expect(await readdir(dirname(uploads.pathOf(id)))).toEqual([]);
    });

    test("a company has a number of uploads at once, and Essential stores no login", async () => {
      const { token } = server.people.stranger;
      const given = { bytes: Buffer.from("x"), purpose: "firmware", token };
      const { db } = server.services;
      for (let index = 0; index < 18; index += 1) expect((await announce(given)).status).toBe(201);
      const tried = await atOnce(
        db,
        Array.from({ length: 6 }, () => async () => (await announce(given)).status),
      );
      expect(tried.map((one) => one.status === "fulfilled" && one.value).sort()).toEqual([
        ...[201, 201],
        ...[409, 409, 409, 409],
      ]);
      const full = await announce(given);
      expect([full.status, await codeOf(full)]).toEqual([409, "upload.too_many"]);
      await db.update(company).set({ product_version: PLANS.essential }).where(eq(company.name, "Theirs"));
      const stranger = server.as(server.people.stranger);
      const fields = { name: "Site", url: "https://site-40.example/", territories: ["EU" as const] };
      const refused = await failureOf(
        stranger.call(createWebsite, { ...fields, login: { username: "a", password: "b" } }),
      );
      expect([refused.key, refused.fields]).toEqual(["object.login_paid", { login: "object.login_paid" }]);
      expect((await stranger.call(listObjects, {})).list).toEqual([]);
    });

    test("an upload that was ended leaves its place to another", async () => {
      const { token } = server.people.stranger;
      const bytes = Buffer.from("x");
      await server.services.db.delete(upload);
      for (let index = 0; index < 25; index += 1) {
        const made = await announce({ bytes, purpose: "firmware", token });
        expect(made.status).toBe(201);
        const address = made.headers.get("location") ?? "";
        const ended = await fetch(`${server.url}${address}`, {
          method: "DELETE",
          headers: headersFor(token),
        });
        expect([ended.status, ended.headers.get("tus-resumable")]).toEqual([204, "1.0.0"]);
        const known = await fetch(`${server.url}${address}`, { method: "HEAD", headers: headersFor(token) });
        expect(known.status).toBe(404);
      }
      expect(await server.services.db.$count(upload)).toBe(0);
    });

    test("what is no tus, or more of it than is offered, is refused in an envelope", async () => {
      const bytes = Buffer.from("four");
      const { token } = server.people.owner;
      const made = await announce({ bytes, purpose: "firmware" });
      const address = `${server.url}${made.headers.get("location")}`;
      const octets = { "content-type": "application/offset+octet-stream" };
      const post = (headers: Record<string, string>) =>
        fetch(`${server.url}${UPLOAD_PATH}`, {
          method: "POST",
          headers: { ...headersFor(token), ...headers },
        });
      const send = (body: string, headers: Record<string, string>) =>
        fetch(address, { method: "PATCH", body, headers: { ...headersFor(token), ...octets, ...headers } });
      const refusals = [
        [await post({ "upload-concat": "final;/a /b", "upload-length": "4" }), 400, "upload.extension"],
        [await post({ "upload-concat": "partial", "upload-length": "4" }), 400, "upload.extension"],
        [await post({ "upload-defer-length": "1" }), 400, "upload.metadata"],
        [await post({ "tus-resumable": "0.2.0", "upload-length": "4" }), 412, "upload.protocol"],
        [await post({ "upload-length": "-4" }), 400, "upload.metadata"],
        [await post({ "upload-length": "4", "upload-metadata": "filename %%%" }), 400, "upload.metadata"],
        [await post({ "upload-length": "4" }), 400, "upload.metadata"],
        [await send("four", {}), 412, "upload.protocol"],
        [await send("four", { "upload-offset": "2" }), 409, "upload.offset"],
        [await send("far too much", { "upload-offset": "0" }), 413, "upload.excess"],
        // The library would refuse these in plain text, before it asks for our words.
        [await send("four", { "upload-offset": "0", "content-type": "text/plain" }), 412, "upload.protocol"],
        [await send("four", { "upload-offset": "9007199254740993" }), 412, "upload.protocol"],
        [await send("four", { "upload-offset": "0", "tus-version": "2.0.0" }), 412, "upload.protocol"],
      ] as const;
      for (const [answer, status, key] of refusals) {
        expect([answer.status, await codeOf(answer)]).toEqual([status, key]);
        expect(answer.headers.get("content-type")).toContain("application/json");
        expect(answer.headers.get("cache-control")).toBe("no-store");
        expect(answer.headers.get("tus-resumable")).toBe("1.0.0");
      }
      await owner().call(discardUpload, { id: address.split("/").at(-1) ?? "" });
    });

    test("an upload that is ended while it is checked is not there, and breaks nothing", async () => {
      const bytes = firmware(2_000_000);
      const id = await send({ bytes, purpose: "firmware" });
      const tried = await Promise.allSettled([
        complete(id),
        complete(id),
        owner().call(discardUpload, { id }),
      ]);
      const keys = await Promise.all(
        tried.map((one) => (one.status === "fulfilled" ? "done" : failureOf(Promise.reject(one.reason)))),
      );
      for (const one of keys) expect(["done", "upload.not_found"]).toContain(one === "done" ? one : one.key);
      expect(await server.services.uploads.sizeOf(id)).toBeNull();
    });

    test.for([
      ["aws", { asset_type: "aws", name: "Cloud", account_number: "123456789012" }],
      ["windows", { asset_type: "windows", name: "Desk", version: "1.0", territories: ["EU"] }],
      ["macos", { asset_type: "macos", name: "Desk", territories: ["EU"] }],
    ] as const)("an object of type %s is added, and once only", async ([type, fields]) => {
      const given = { ...fields, territories: ["EU" as const] };
      const made = await owner().call(createObject, given);
      expect(made).toMatchObject({ asset_type: type, name: fields.name, enabled: true });
      if (type === "aws") expect(made.cloud).toMatchObject({ connection_state: 0, connected_by: null });
      const again = await failureOf(
        owner().call(createObject, { ...given, name: fields.name.toUpperCase() }),
      );
      expect(again.key).toBe(type === "aws" ? "object.repeat_account" : "object.repeat_title");
      const other = { id: made.id, fields: { asset_type: "iot" as const, name: "x" } };
      expect((await failureOf(owner().call(updateObject, other))).key).toBe("object.not_found");
      const stranger = server.as(server.people.stranger);
      const theirs = await failureOf(stranger.call(updateObject, { id: made.id, fields: given }));
      expect(theirs.key).toBe("object.not_found");
      const blank = await failureOf(owner().call(createObject, { ...given, name: "  " }));
      expect([blank.message, blank.fields]).toEqual(["The content can not be blank.", { name: "required" }]);
      const lacking = async (change: object) =>
        (await failureOf(owner().call(createObject, { ...given, ...change }))).key;
      expect(await lacking({ name: "" })).toBe("object.name_missing");
      expect(await lacking({ name: "n".repeat(81) })).toBe("object.name_long");
      expect(await lacking(type === "aws" ? { account_number: "" } : { territories: [] })).toBe(
        type === "aws" ? "object.account_missing" : "object.territories_missing",
      );
      await server.services.db
        .update(object)
        .set({ locked_by: crypto.randomUUID() })
        .where(eq(object.id, made.id));
      const locked = await failureOf(owner().call(updateObject, { id: made.id, fields: given }));
      expect(locked.key).toBe("object.locked");
    });
  },
  { on: "either" },
);
