import type { Hop } from "../../../facts/types.ts";
import type { Rule } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { websiteRule } from "../shared/rule.ts";
import { say } from "../shared/words.ts";
import { withoutHttps } from "./applies.ts";

const PERMANENT = new Set([301, 308]);

const https = websiteRule({
  id: "web.tls.https",
  version: 1,
  level: "critical",
  needs: ["network"],
  evaluate({ network, target }) {
    if (!network?.httpsReachable) {
      return {
        outcome: "failed",
        summary: say(`${target.host} does not answer over HTTPS.`, `${target.host} 不支持 HTTPS 访问。`),
      };
    }
    const last = network.hops.at(-1);
    if (last && isHttp(last.url)) {
      return {
        outcome: "failed",
        summary: say(
          "The address ends on a page served over plain HTTP.",
          "该地址最终打开的是未加密的 HTTP 页面。",
        ),
        evidence: [hopTable(network.hops)],
      };
    }
    return {
      outcome: "passed",
      summary: say(`${target.host} is served over HTTPS.`, `${target.host} 通过 HTTPS 提供。`),
    };
  },
});

const redirect = websiteRule({
  id: "web.tls.redirect",
  version: 1,
  level: "medium",
  needs: ["network"],
  notApplicable: withoutHttps,
  evaluate({ network }) {
    const hops = network?.httpHops;
    if (!hops || hops.length === 0) {
      return {
        outcome: "passed",
        summary: say("Nothing answers over plain HTTP.", "未加密的 HTTP 端口没有响应。"),
      };
    }
    const evidence = [hopTable(hops)];
    const last = hops.at(-1);
    if (!last || isHttp(last.url)) {
      return {
        outcome: "failed",
        summary: say(
          "A visitor who arrives over HTTP stays on HTTP.",
          "通过 HTTP 进入的访客不会被转到 HTTPS。",
        ),
        evidence,
      };
    }
    const first = hops[0];
    if (first && !PERMANENT.has(first.status)) {
      return {
        outcome: "failed",
        level: "low",
        summary: say(
          `HTTP is redirected to HTTPS with status ${first.status}, which browsers do not remember.`,
          `HTTP 以状态码 ${first.status} 转到 HTTPS，浏览器不会记住该跳转。`,
        ),
        evidence,
      };
    }
    return {
      outcome: "passed",
      summary: say(
        `HTTP is redirected to HTTPS with status ${first?.status}.`,
        `HTTP 以状态码 ${first?.status} 永久转到 HTTPS。`,
      ),
      evidence,
    };
  },
});

function isHttp(url: string): boolean {
  return url.startsWith("http:");
}

function hopTable(hops: readonly Hop[]) {
  return table(
    "hops",
    say("Redirects followed", "跳转过程"),
    ["url", "httpStatus"],
    hops.map(({ url, status }) => ({ url, httpStatus: status })),
  );
}

export const transportRules: readonly Rule[] = [https, redirect];
