import { createHash } from "node:crypto";
import { createUpload, type UploadProgress } from "@candor/api/uploads";
import { expect, test } from "vitest";
import { firmware } from "../testing/archives/firmware.ts";
import { androidPackage } from "../testing/archives/packages.ts";
import { withServer } from "../testing/with-server.ts";

withServer(
  "uploads by the client",
  (server) => {
    const uploadOf = (file: File, onProgress: (progress: UploadProgress) => void = () => {}) =>
      createUpload(file, {
        purpose: "firmware",
        client: server.as(server.people.owner),
        getToken: () => server.people.owner.token,
        getLanguage: () => "en",
        baseUrl: server.url,
        retryDelays: [],
        onProgress,
      });

    test("sends a file whole, in pieces, with its hash, and says how far it is", async () => {
      const bytes = firmware(9_000_000);
      const phases = new Map<string, number>();
      const ready = await uploadOf(new File([bytes], "router.bin"), ({ phase, done }) =>
        phases.set(phase, done),
      ).send();
      expect(ready).toMatchObject({
        name: "router.bin",
        size: bytes.length,
        purpose: "firmware",
        sha256: createHash("sha256").update(bytes).digest("hex"),
      });
      expect([...phases]).toEqual([
        ["reading", bytes.length],
        ["sending", bytes.length],
        ["checking", bytes.length],
      ]);
    });

    test("stops with words for it, and goes on where it stood", async () => {
      const bytes = firmware(20_000_000);
      const sent: number[] = [];
      let stopped = false;
      const upload = uploadOf(new File([bytes], "router.bin"), ({ phase, done }) => {
        if (phase !== "sending") return;
        sent.push(done);
        if (done > 8_388_608 && !stopped) {
          stopped = true;
          upload.stop();
        }
      });
      const error = await upload.send().catch((reason: unknown) => reason);
      expect(error).toMatchObject({
        name: "UploadError",
        because: "stopped",
        message: "The upload was stopped. You can resume it.",
        retryable: true,
      });
      const before = sent.length;
      await expect(upload.send()).resolves.toMatchObject({ size: bytes.length });
      expect(sent[before]).toBeGreaterThanOrEqual(8_388_608);
    });

    test("a refusal keeps the server's words, a lost network has its own", async () => {
      const options = {
        purpose: "android" as const,
        client: server.as(server.people.owner),
        getToken: () => server.people.owner.token,
        getLanguage: () => "cn" as const,
        retryDelays: [],
      };
      const wrong = createUpload(new File(["no package"], "a.apk"), { ...options, baseUrl: server.url });
      await expect(wrong.send()).rejects.toMatchObject({ because: "refused", key: "upload.type" });
      const signedOut = { ...options, getToken: () => null, baseUrl: server.url };
      await expect(createUpload(new File(["x"], "a.apk"), signedOut).send()).rejects.toMatchObject({
        because: "refused",
        key: "common.unauthenticated",
      });
      const nowhere = createUpload(new File([androidPackage({})], "a.apk"), {
        ...options,
        baseUrl: "http://127.0.0.1:1",
      });
      await expect(nowhere.send()).rejects.toMatchObject({
        because: "failed",
        message: "上传失败，请检查网络后重试。",
        retryable: true,
      });
    });

    test("what is not wanted any more is thrown away", async () => {
      const upload = uploadOf(new File([firmware(1000)], "router.bin"));
      await upload.send();
      await upload.discard();
      await upload.discard();
    });
  },
  { on: "either" },
);
