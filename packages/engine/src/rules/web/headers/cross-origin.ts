import type { Rule } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { headerOf } from "../shared/headers.ts";
import { failed, failedAt, NOT_RECORDED, passed, potential, websiteRule } from "../shared/rule.ts";
import { say } from "../shared/words.ts";

const isolation = websiteRule({
  id: "web.hdr.isolation",
  version: 2,
  level: "potential",
  needs: ["base"],
  throughConsentWall: true,
  evaluate(facts) {
    const names = [
      "cross-origin-opener-policy",
      "cross-origin-embedder-policy",
      "cross-origin-resource-policy",
    ];
    const rows = names.map((header) => ({ header, value: headerOf(facts, header) }));
    const opener = rows[0]?.value ?? null;
    const evidence = [table("headers", say("Headers", "标头"), ["header", "value"], rows)];
    return opener !== null && /^same-origin/i.test(opener)
      ? passed(say("Other sites’ windows cannot reach into this page.", "其他网站的窗口无法访问此页面。"), {
          evidence,
        })
      : potential(
          say(
            "A page that opens this one keeps a hold on its window (no Cross-Origin-Opener-Policy).",
            "打开此页面的网站可保留对其窗口的控制（没有 Cross-Origin-Opener-Policy）。",
          ),
          { evidence },
        );
  },
});

const cors = websiteRule({
  id: "web.hdr.cors",
  version: 2,
  level: "medium",
  needs: ["base"],
  throughConsentWall: true,
  evaluate(facts) {
    if (!facts.cors) return NOT_RECORDED;
    const { allowOrigin, allowCredentials } = facts.cors;
    const value = allowOrigin ?? "";
    const evidence = [
      table(
        "headers",
        say("Answer to a page of another site", "对其他网站页面的响应"),
        ["header", "value"],
        [
          { header: "access-control-allow-origin", value: allowOrigin },
          { header: "access-control-allow-credentials", value: allowCredentials ? "true" : null },
        ],
      ),
    ];
    if (allowCredentials && (value.includes("elsewhere.invalid") || value === "null"))
      return failed(
        say(
          "Any other site may read this page with its visitor’s cookies.",
          "任何其他网站都可携带访客的 Cookie 读取此页面。",
        ),
        { evidence },
      );
    if (allowCredentials && value === "*")
      return failedAt(
        "low",
        say(
          "The page allows every site and credentials together, which browsers refuse.",
          "页面同时允许所有网站和凭据，浏览器会拒绝这种组合。",
        ),
        { evidence },
      );
    return passed(
      say(
        "Other sites cannot read this page with its visitor’s cookies.",
        "其他网站无法携带访客的 Cookie 读取此页面。",
      ),
      { evidence },
    );
  },
});

export const crossOriginRules: readonly Rule[] = [isolation, cors];
