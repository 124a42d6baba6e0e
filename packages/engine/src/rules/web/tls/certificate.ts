import type { Rule } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { websiteRule } from "../shared/rule.ts";
import { counted, say } from "../shared/words.ts";
import { withoutHttps } from "./applies.ts";

const DAY_MS = 86_400_000;
/** A certificate with less time left than this is about to lapse. */
const EXPIRY_WARNING_DAYS = 30;

const certificate = websiteRule({
  id: "web.tls.certificate",
  version: 1,
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
});

const legacy = websiteRule({
  id: "web.tls.legacy",
  version: 1,
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
});

function protocolName(code: string): string {
  return code === "TLSv1" ? "TLS 1.0" : code.replace("TLSv", "TLS ");
}

export const certificateRules: readonly Rule[] = [certificate, legacy];
