import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { maskRequest } from "../mask.ts";
import { CANARY } from "./canary.ts";
import { bodyText } from "./encodings.ts";
import { Scrubber } from "./scrub.ts";

const at = "https://t.example";
const encoded = (text: string, times: number): string =>
  times === 0 ? text : encoded(encodeURIComponent(text), times - 1);
const base64 = (text: string) => Buffer.from(text).toString("base64");
const hash = (name: string, text: string) => createHash(name).update(text).digest("hex");
const upper = CANARY.email.toUpperCase();

describe("personal data on its way out", () => {
  it.each([
    ["plain", `${at}/?u=ana@correo.example`],
    ["escaped once", `${at}/?u=${encoded("ana@correo.example", 1)}`],
    ["escaped three times", `${at}/?u=${encoded("ana@correo.example", 3)}`],
    ["in JSON in a parameter", `${at}/?d=${encoded('{"user":{"email":"ana@correo.example"}}', 1)}`],
    ["in base64", `${at}/?d=${base64("ana@correo.example")}`],
    ["in hexadecimal", `${at}/?d=${Buffer.from("ana@correo.example").toString("hex")}`],
    ["in JSON in base64", `${at}/?d=${base64('{"email":"ana@correo.example"}')}`],
    ["in an address in a parameter", `${at}/?dl=${encoded("https://a.example/?mail=ana@correo.example", 1)}`],
    ["under an escaped key", `${at}/?ud%5Bem%5D=${encoded("ana@correo.example", 1)}`],
    ["in a path", `${at}/u/${encoded("ana@correo.example", 1)}/x`],
    ["behind the mark", `${at}/#mail=ana@correo.example`],
  ])("%s is found and hidden", (_, url) => {
    const { url: kept, identifiers } = maskRequest(url, null);
    expect(identifiers.map(({ kind }) => kind)).toContain("d_email");
    expect(decodeURIComponent(decodeURIComponent(decodeURIComponent(kept)))).not.toContain("ana@correo");
    expect(kept).not.toContain(base64("ana@correo.example").slice(0, 16));
  });

  it.each(["ln=zh-cn", "ln=de", "ln=pt_BR", "condition=new", "condition=NewCondition", "health=ok"])(
    "a language or a state is nobody’s: %s",
    (field) => {
      const { url, identifiers } = maskRequest(`${at}/hm.gif?v=1&${field}&si=x`, null);
      expect(identifiers).toEqual([]);
      expect(url).toContain(field);
    },
  );

  it.each([
    ["ln=garcía", "d_name"],
    ["ud[ln]=smith", "d_name"],
    ["condition=asthma", "d_health"],
    ["symptoms=fieber", "d_health"],
  ])("what a person is called or has is still found: %s", (field, kind) => {
    const { url, identifiers } = maskRequest(`${at}/p.gif?${field}`, null);
    expect(identifiers.map((one) => one.kind)).toEqual([kind]);
    expect(url).not.toContain(field.split("=")[1]);
  });

  it.each([
    ["md5", hash("md5", CANARY.email)],
    ["sha1", hash("sha1", CANARY.email)],
    ["sha256", hash("sha256", CANARY.email)],
    ["hash", hash("sha512", CANARY.email)],
    ["hex", Buffer.from(CANARY.email).toString("hex")],
    ["base64", `x1${base64(`--${CANARY.email}--`)}`],
    ["sha256", hash("sha256", upper)],
    ["sha256", hash("sha256", CANARY.phone.slice(1))],
    ["sha256", createHash("sha256").update(CANARY.email).digest("base64")],
    ["sha256", hash("sha256", CANARY.email).toUpperCase().slice(0, 32)],
  ])("a hash of what was typed is told as one: %s", (encoding, value) => {
    const { url, identifiers } = maskRequest(`${at}/p.gif?x=${encodeURIComponent(value)}`, null);
    expect(identifiers).toMatchObject([{ encoding, typed: expect.any(String) }]);
    expect(url).not.toContain(value);
  });

  it.each([
    ["JSON", JSON.stringify({ a: [{ phone: "+34 600 123 456" }] })],
    ["a form", "b=1&phone=%2B34600123456"],
    ["lines of JSON", '{"e":1}\n{"user":{"phone":"0034600123456"}}'],
    ["several parts", '--x\r\nContent-Disposition: form-data; name="phone"\r\n\r\n0034600123456\r\n--x--'],
    ["packed JSON", bodyText(gzipSync('{"phone":"0034600123456"}'))],
  ])("a phone number in %s is found and hidden", (_, body) => {
    const kept = maskRequest(`${at}/in`, body);
    expect(kept.identifiers).toMatchObject([{ kind: "d_phone", location: "in_body" }]);
    expect(kept.body).not.toMatch(/600.?123/);
  });

  it.each([
    `${at}/npm/package@3.1/dist/index.js`,
    `${at}/npm/package@3.1.min.js`,
    `${at}/@scope/name@1.2.3/icon@2x.png?v=3.1`,
    `${at}/assets/main.5f3c9a1e.js?mobile=1&em=1&ph=720`,
    `${at}/t?gcs=G100&gdpr_consent=CQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA&us_privacy=1YNN`,
  ])("leaves %s as it is", (url) => {
    expect(maskRequest(url, null)).toMatchObject({ url, identifiers: [] });
  });

  it("notes what a request says of consent", () => {
    const { signals } = maskRequest(`${at}/c?gcs=G111&us_privacy=1YNN&x=1`, null);
    expect(signals).toEqual({ gcs: "G111", us_privacy: "1YNN" });
  });

  it("bears what is broken", () => {
    for (const odd of ["%", "%E0%A4%A", "{", '{"a":', "=", "&&&", "\u0000", "a".repeat(50_000)])
      expect(() => new Scrubber().body(odd)).not.toThrow();
  });
});
