import { expect, test } from "vitest";
import { screenBehind } from "./screen-behind.ts";

const ID = "3e777506-5e60-4dcc-83ff-d9ef4f22bbbf";
const OTHER = "2f21c4c4-3564-421e-b074-768a7b227576";

test.each([
  [`/pages/report/${ID}`, "", `/assessment/detail/${ID}`],
  [`/pages/s-report/${ID}`, "", `/applications/${ID}`],
  [`/pages/s-reportnew/${ID}`, "", `/applications/${ID}`],
  [`/pages/checkoutIntegration/${OTHER}`, "", `/checkdetail/${OTHER}?ticket=1`],
  [`/pages/outIntegration/${ID}/${OTHER}`, "", `/checkdetail/${OTHER}?assessment=${ID}&ticket=1`],
  [`/pages/taskout/${ID}/${OTHER}`, "", `/checkdetail/${OTHER}?assessment=${ID}&ticket=1`],
  ["/pages/login-check", "?redirect_uri=%2Fchecks", "/login?redirect_uri=%2Fchecks"],
  ["/pages/report/a%2F..%2F..%2Fadmin", "", "/assessment/detail/a%2F..%2F..%2Fadmin"],
  ["/pages/nothing", "?x=1", "/"],
])("%s%s leads to %s", (pathname, search, screen) => {
  expect(screenBehind(pathname, search)).toBe(screen);
});
