import { describe, expect, test } from "vitest";
import { EnvError, isLoopback, readEnv } from "./env.ts";

test("an empty environment is a demo on loopback", () => {
  expect(readEnv({})).toMatchObject({
    host: "127.0.0.1",
    port: 8080,
    demo: true,
    loopback: true,
    name: "demo",
  });
});

test.for(["0.0.0.0", "192.168.1.10", "::", "candor.example"])("%s is not loopback: no demo", (HOST) => {
  expect(readEnv({ HOST })).toMatchObject({ demo: false, loopback: false, name: "production" });
});

test.for(["localhost", "::1", "127.0.0.1", "127.8.9.1"])("%s is loopback", (host) => {
  expect(isLoopback(host)).toBe(true);
});

test("demo mode can be asked for and refused; an empty variable is absent", () => {
  expect(readEnv({ HOST: "0.0.0.0", CANDOR_DEMO: "true", PORT: "" })).toMatchObject({
    demo: true,
    port: 8080,
  });
  expect(readEnv({ CANDOR_DEMO: "0", CANDOR_PUBLIC_URL: "https://a.example/" })).toMatchObject({
    demo: false,
    publicUrl: "https://a.example",
  });
});

test("a demo is never opened to others by itself: not by a proxy, not by a public name", () => {
  expect(readEnv({ CANDOR_TRUST_PROXY: "true" })).toMatchObject({ demo: false, trustProxy: true });
  expect(readEnv({ CANDOR_PUBLIC_URL: "https://candor.example" }).demo).toBe(false);
  expect(readEnv({ CANDOR_PUBLIC_URL: "http://[::1]:9000" }).demo).toBe(true);
  expect(readEnv({ CANDOR_TRUST_PROXY: "true", CANDOR_DEMO: "true" }).demo).toBe(true);
});

test("proxies can be named", () => {
  expect(readEnv({ CANDOR_TRUST_PROXY: "192.0.2.1, fd00::/8" }).trustProxy).toEqual([
    "192.0.2.1",
    "fd00::/8",
  ]);
});

describe("what is not valid is named", () => {
  test.for([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["CANDOR_DEMO", "maybe"],
    ["CANDOR_TRUST_PROXY", "proxy.example"],
    ["DATABASE_URL", "mysql://a/b"],
    ["SMTP_URL", "mail.example"],
    ["CANDOR_PUBLIC_URL", "candor.example"],
    ["LOG_LEVEL", "loud"],
    ["CANDOR_REDIRECT_ORIGINS", "https://a.example/path"],
    ["CANDOR_REDIRECT_ORIGINS", "javascript:alert(1)"],
    ["OIDC_SCOPE", "email"],
  ] as const)("%s=%s", ([name, value]) => {
    expect(() => readEnv({ [name]: value })).toThrow(EnvError);
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`\\b${name}: `));
  });
});

test.for([
  ["PORT", "http", "must be a whole number"],
  ["PORT", "80.5", "must be a whole number"],
  ["PORT", "70000", "must be 65535 or less"],
  ["CANDOR_WORKERS", "0", "must be 1 or more"],
  ["CANDOR_SECRET_KEY", "short", "must have 32 characters or more"],
  ["CANDOR_DEMO", "maybe", "must be true or false"],
  ["CANDOR_TRUST_PROXY", "proxy.example", "must be true, false, or addresses and networks"],
  ["SMTP_URL", "mail.example", "must be an address such as smtps://user:password@host"],
  ["DATABASE_URL", "mysql://a/b", "must be an address such as postgres://user:password@host/candor"],
  ["CANDOR_PUBLIC_URL", "candor.example", "must be an address such as https://candor.example.com"],
  ["LOG_LEVEL", "loud", "must be one of fatal, error, warn"],
  ["AWS_ACCOUNT_ID", "12", "must be twelve digits"],
] as const)("%s=%s says what it must be", ([name, value, words]) => {
  expect(() => readEnv({ [name]: value })).toThrow(`${name}: ${words}`);
});

test("single sign-on needs its issuer, its client and an encrypted way to them", () => {
  const client = { OIDC_CLIENT_ID: "candor", OIDC_CLIENT_SECRET: "s" };
  expect(readEnv({}).oidc).toBeUndefined();
  expect(readEnv({ ...client, OIDC_ISSUER: "https://id.example" }).oidc).toMatchObject({ name: "SSO" });
  expect(readEnv({ ...client, OIDC_ISSUER: "http://127.0.0.1:9000" }).oidc).toBeDefined();
  expect(() => readEnv({ ...client, OIDC_ISSUER: "http://id.example" })).toThrow(
    "OIDC_ISSUER: must be https",
  );
  expect(() => readEnv(client)).toThrow("OIDC_ISSUER: is needed");
  expect(() => readEnv({ OIDC_ISSUER: "https://id.example" })).toThrow("OIDC_CLIENT_ID: is needed");
});

test.for([
  ["CANDOR_DATADIR", "CANDOR_DATA_DIR"],
  ["CANDOR_WORKER", "CANDOR_WORKERS"],
  ["CANDOR_REGISTRATON", "CANDOR_REGISTRATION"],
  ["CANDOR_SECRET", "CANDOR_SECRET_KEY"],
  ["CANDOR_DEMO_MODE", "CANDOR_DEMO"],
  // What other variables are called with our beginning, or in part.
  ["CANDOR_SMTP", "SMTP_URL"],
  ["CANDOR_PORT", "PORT"],
  ["CANDOR_DATABASE_URL", "DATABASE_URL"],
  ["CANDOR_OIDC_CLIENT", "OIDC_CLIENT_ID"],
] as const)("%s was meant as %s", ([given, meant]) => {
  expect(() => readEnv({ [given]: "x" })).toThrow(`${given}: is not known; did you mean ${meant}?`);
});

test("a name that begins as ours and is near to none is not guessed at", () => {
  expect(() => readEnv({ CANDOR_COLOUR_OF_THE_DOOR: "red" })).toThrow(
    /CANDOR_COLOUR_OF_THE_DOOR: is not known$/,
  );
  expect(() => readEnv({ CANDOR_DOOR: "red" })).toThrow(/CANDOR_DOOR: is not known$/);
  expect(() => readEnv({ CANDOR_: "red" })).toThrow(/CANDOR_: is not known$/);
  expect(() => readEnv({ CANDOR_CHROMIUM: "/usr/bin/chromium", HOME: "/root" })).not.toThrow();
});

test.for([
  [{ AI_BASE_URL: "https://ai.example/v1" }, "AI_MODEL: is needed with AI_BASE_URL"],
  [{ AI_API_KEY: "key" }, "AI_BASE_URL: is needed with AI_API_KEY"],
  [{ JIRA_CLIENT_ID: "app" }, "JIRA_CLIENT_SECRET: is needed with JIRA_CLIENT_ID"],
  [{ OIDC_CLIENT_SECRET: "s" }, "OIDC_ISSUER: is needed with OIDC_CLIENT_SECRET"],
  [{ AWS_ACCOUNT_ID: "123456789012" }, "AWS_ACCESS_KEY_ID: is needed with AWS_ACCOUNT_ID"],
] as const)("half of a group stops the start: %j", ([given, why]) => {
  expect(() => readEnv(given)).toThrow(EnvError);
  expect(() => readEnv(given)).toThrow(why);
});

test("the keys of a shell's other tools are not taken for half of a group", () => {
  expect(readEnv({ AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" }).aws).toBeUndefined();
});

test("strangers may register in a demo, or where the operator says so", () => {
  expect(readEnv({}).registration).toBe(true);
  expect(readEnv({ HOST: "0.0.0.0" }).registration).toBe(false);
  expect(readEnv({ HOST: "0.0.0.0", CANDOR_REGISTRATION: "true" }).registration).toBe(true);
  const origins = "https://a.example, https://b.example:8443/";
  expect(readEnv({ CANDOR_REDIRECT_ORIGINS: origins }).redirectOrigins).toEqual([
    "https://a.example",
    "https://b.example:8443",
  ]);
});
