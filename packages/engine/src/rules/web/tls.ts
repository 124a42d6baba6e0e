import type { Hop, WebsiteFacts } from "../../facts/types.ts";
import { gapReason } from "../coverage.ts";
import type { Bilingual, Rule } from "../types.ts";
import { table } from "./shared/evidence.ts";
import { counted, say } from "./shared/words.ts";

const DAY_MS = 86_400_000;
/** A certificate with less time left than this is about to lapse. */
const EXPIRY_WARNING_DAYS = 30;
const PERMANENT = new Set([301, 308]);

const https: Rule = {
  id: "web.tls.https",
  version: 1,
  assetTypes: ["website"],
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
};

const redirect: Rule = {
  id: "web.tls.redirect",
  version: 1,
  assetTypes: ["website"],
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
};

const certificate: Rule = {
  id: "web.tls.certificate",
  version: 1,
  assetTypes: ["website"],
  level: "critical",
  needs: ["tls"],
  notApplicable: withoutHttps,
  evaluate({ tls }, { now }) {
    const cert = tls?.certificate;
    if (!tls || !cert) {
      return { outcome: "uncertain", summary: say("No certificate could be read.", "未能读取证书。") };
    }
    const evidence = [
      table(
        "certificate",
        say("Certificate", "证书"),
        ["field", "value"],
        [
          { field: "subject", value: cert.subject },
          { field: "issuer", value: cert.issuer },
          { field: "valid_from", value: cert.validFrom },
          { field: "valid_to", value: cert.validTo },
          { field: "fingerprint", value: cert.fingerprint256 },
        ],
      ),
    ];
    const days = Math.floor((Date.parse(cert.validTo) - Date.parse(now)) / DAY_MS);
    if (!tls.authorized || days < 0) {
      const code = tls.authorizationError ?? "CERT_HAS_EXPIRED";
      return {
        outcome: "failed",
        summary: say(
          `Browsers do not trust the certificate of ${tls.host} (${code}).`,
          `浏览器不信任 ${tls.host} 的证书（${code}）。`,
        ),
        evidence,
      };
    }
    if (days < EXPIRY_WARNING_DAYS) {
      return {
        outcome: "failed",
        level: "low",
        summary: say(
          `The certificate expires in ${counted(days, "day", "days")}.`,
          `证书将在 ${days} 天后到期。`,
        ),
        evidence,
      };
    }
    return {
      outcome: "passed",
      summary: say(
        `The certificate is trusted and valid for ${counted(days, "more day", "more days")}.`,
        `证书受信任，剩余有效期 ${days} 天。`,
      ),
      evidence,
    };
  },
};

const legacy: Rule = {
  id: "web.tls.legacy",
  version: 1,
  assetTypes: ["website"],
  level: "medium",
  needs: ["tls"],
  notApplicable: withoutHttps,
  evaluate({ tls }) {
    if (!tls?.legacyProbed) {
      return {
        outcome: "uncertain",
        summary: say("Old TLS versions could not be tried.", "未能尝试旧版 TLS 握手。"),
      };
    }
    const accepted = tls.legacyAccepted.map(protocolName);
    if (accepted.length === 0) {
      return {
        outcome: "passed",
        summary: say("TLS 1.0 and TLS 1.1 are refused.", "服务器拒绝 TLS 1.0 与 TLS 1.1。"),
      };
    }
    return {
      outcome: "failed",
      summary: say(
        `The server accepts ${counted(accepted.length, "outdated protocol", "outdated protocols")}: ${accepted.join(", ")}.`,
        `服务器接受 ${accepted.length} 个过时协议：${accepted.join("、")}。`,
      ),
      evidence: [
        table(
          "protocols",
          say("Accepted protocols", "接受的协议"),
          ["host", "value"],
          accepted.map((value) => ({ host: `${tls.host}:${tls.port}`, value })),
        ),
      ],
    };
  },
};

function protocolName(code: string): string {
  return code === "TLSv1" ? "TLS 1.0" : code.replace("TLSv", "TLS ");
}

function withoutHttps(facts: WebsiteFacts): Bilingual | null {
  if (gapReason(facts, "network") !== null || facts.network?.httpsReachable) return null;
  return say("The site does not answer over HTTPS.", "该网站不支持 HTTPS。");
}

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

export const tlsRules: readonly Rule[] = [https, redirect, certificate, legacy];
