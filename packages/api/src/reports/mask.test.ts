import { expect, test } from "vitest";
import { isSecretName, MASK, mask, maskText } from "./mask.ts";

test.for([
  "password",
  "Password",
  "confirm-password",
  "confirmPassword",
  "confirm_password",
  "new_password",
  "body",
  "Authorization",
  "register-email",
  "invite-confirm",
  "access_token",
  "client-secret",
  "Cookie",
])("%s is masked", (name) => {
  expect(isSecretName(name)).toBe(true);
  expect(mask({ [name]: "hunter2" })).toEqual({ [name]: MASK });
  expect(maskText(`/reset?a=1&${name}=hunter2#x`)).toBe(`/reset?a=1&${name}=${MASK}#x`);
});

test("what is not secret stays as it is", () => {
  const value = { email: "unknown", code: 404, nobody: "x", passwords_seen: 3, list: [1, null, true] };
  expect(mask(value)).toEqual(value);
  expect(maskText("GET /checks?status=critical failed: 502")).toBe("GET /checks?status=critical failed: 502");
});

test("at any depth, in lists, in headers of every form", () => {
  expect(mask({ a: [{ b: { password: { deep: 1 } } }] })).toEqual({ a: [{ b: { password: MASK } }] });
  expect(mask(new Headers({ authorization: "Bearer abc", accept: "x" }))).toEqual({
    accept: "x",
    authorization: MASK,
  });
  expect(mask([["Authorization", "Bearer abc"]])).toEqual([["Authorization", MASK]]);
  expect(mask("accept: x\nAuthorization: Bearer abc\r\nx: y")).toBe(
    `accept: x\nAuthorization: ${MASK}\r\nx: y`,
  );
});

test("inside JSON texts, also JSON within JSON, and JSON that was cut off", () => {
  const inner = JSON.stringify({ password: 'hun"ter2', keep: 1 });
  const outer = JSON.stringify({ request: { data: inner }, list: [inner] });
  for (const masked of [String(mask(outer)), maskText(outer.slice(0, -6)), maskText(`failed: ${outer}`)]) {
    expect(masked).not.toContain("ter2");
    expect(masked).toContain("keep");
  }
  expect(JSON.parse(String(mask(outer))).list).toEqual([JSON.stringify({ password: MASK, keep: 1 })]);
  expect(maskText('{"password":"hunter2')).not.toContain("hunter2");
  expect(maskText("x {'password': 'hunter2'} y")).not.toContain("hunter2");
});

test("values that are no text, in JSON that stands in a sentence or was cut off", () => {
  expect(maskText('sent {"password":12345678,"keep":1} to us')).toBe(
    `sent {"password":"${MASK}","keep":1} to us`,
  );
  expect(maskText('sent {"body":{"a":["s3cret}",{"b":"s3cret"}]},"keep":1}')).toBe(
    `sent {"body":"${MASK}","keep":1}`,
  );
  expect(maskText('{"body":{"a":"s3cret')).not.toContain("s3cret");
  expect(maskText('{"authorization":["s3cret", "s3cret"')).not.toContain("s3cret");
  expect(maskText("{ authorization: 's3cret', keep: 'x' }")).toBe(`{ authorization: '${MASK}', keep: 'x' }`);
  expect(maskText('failed: "{\\"confirm-password\\": 12345678, \\"keep\\": 1}"')).toBe(
    `failed: "{\\"confirm-password\\": \\"${MASK}\\", \\"keep\\": 1}"`,
  );
});

test("an e-mail address, also in a query; the version of a package is none", () => {
  expect(maskText('no member "lin.yue+x@mail.aster.example" here')).toBe(`no member "${MASK}" here`);
  expect(maskText("/members?search=ada%40aster.example&page=2")).toBe(`/members?search=${MASK}&page=2`);
  expect(maskText("王芳@例子.中国")).toBe(MASK);
  const stack =
    "at f (https://a.example/node_modules/react@19.2.0/index.js:1:2)\nrender@https://a.example/a.js:3";
  expect(maskText(stack)).toBe(stack);
});

test.for([
  ["“ada@aster.example”", "“***”"],
  ["账号“ada@aster.example”已存在", "账号“***”已存在"],
  ["ada@aster.example已存在", "***已存在"],
  ["ada@aster.example，请", "***，请"],
  ["王芳@例子.中国，请", "***，请"],
  ["sent to ada@aster.example...", "sent to ***..."],
  ["sent to ada@aster.example. Then", "sent to ***. Then"],
  ["No ada@aster.example!", "No ***!"],
  ["`ada@aster.example`", "`***`"],
  ["a@x.example|b@x.example", "***|***"],
  ["a@mail.xn--fiqs8s", "***"],
  ["a@berater.vermögensberatung", "***"],
  ["/members?search=ada%2Bx%40aster.example&page=2", "/members?search=***&page=2"],
  [
    "/login?to=%2Fmembers%3Fsearch%3Dada%40aster.example%26page%3D2",
    "/login?to=%2Fmembers%3Fsearch%3D***%26page%3D2",
  ],
])("of %s nothing but the address is masked", ([text = "", masked]) => {
  expect(maskText(text)).toBe(masked);
});

test.for([
  "package@1.2.3",
  "“package@1.2.3-beta.1”",
  "react-dom@19.2.0_react@19.2.0/index.js",
  "a@b",
  "@aster.example",
])("%s is no address", (text) => expect(maskText(text)).toBe(text));

test("a one-time code in a path", () => {
  const code = "Zr0bq3mJx_u-4n1V5Jt8c0aQw2eRtYuIoPlKjHgFdSa";
  expect(maskText(`https://a.example/activity/confirm/${code}?lang=en`)).toBe(
    `https://a.example/activity/confirm/${MASK}?lang=en`,
  );
  const id = "/assessment/detail/0b9f7b3e-5c7d-4e1a-9a51-3a1c4d2e7f60";
  expect(maskText(id)).toBe(id);
});

test("a token in a sentence, an encoded name, a form", () => {
  expect(maskText("sent Bearer eyJhbGciOi.J9.x to us")).toBe(`sent Bearer ${MASK} to us`);
  expect(maskText("a=1&confirm%2Dpassword=hunter2")).toBe(`a=1&confirm%2Dpassword=${MASK}`);
  expect(maskText("email=a&password=hunter2&c=3")).toBe(`email=a&password=${MASK}&c=3`);
});

test("a text too long for a report is cut, and nothing secret of it is left", () => {
  const long = JSON.stringify({
    content: JSON.stringify({ password: "hunter2", rest: "x".repeat(1_000_000) }),
  });
  const { content } = mask(JSON.parse(long)) as { content: string };
  expect(content.length).toBeLessThan(21_000);
  expect(content).toContain("password");
  expect(content).not.toContain("hunter2");
});

test("nesting without end is cut, not followed", () => {
  const loop: Record<string, unknown> = { password: "hunter2" };
  loop.self = loop;
  expect(JSON.stringify(mask(loop))).not.toContain("hunter2");
});
