import type { Rule } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { headerIn, headerOf, headerOrMeta, headerOrMetaIn } from "../shared/headers.ts";
import { failed, passed, websiteRule } from "../shared/rule.ts";
import { say } from "../shared/words.ts";
import { unlessWeaker } from "./other-pages.ts";

const SAFE_REFERRER = new Set([
  "no-referrer",
  "same-origin",
  "origin",
  "strict-origin",
  "origin-when-cross-origin",
  "strict-origin-when-cross-origin",
]);
const KNOWN_REFERRER = new Set([...SAFE_REFERRER, "unsafe-url", "no-referrer-when-downgrade"]);
/** A product followed by a number, as in `nginx/1.18.0`. */
const VERSION = /[a-z][\w.+-]{0,40}[/ ]v?\d/i;
/** Headers in which software names itself. */
const TELLING =
  /^(?:server|x-server|x-generator|via|liferay-portal|x-powered-\w{2,20}|x-(?:aspnet|aspnetmvc|drupal|magento|sharepoint|jenkins|owa|php|cms)[\w-]{0,20}|microsoftsharepointteamservices|[\w-]{0,20}(?:powered|engine|cms)[\w-]{0,12})$/;

function oneHeader(header: string, value: string) {
  return [table("headers", say("Header", "标头"), ["header", "value"], [{ header, value }])];
}

const nosniff = websiteRule({
  id: "web.hdr.nosniff",
  version: 3,
  level: "low",
  needs: ["base"],
  throughConsentWall: true,
  evaluate(facts) {
    const value = headerOf(facts, "x-content-type-options");
    const evidence = value === null ? [] : oneHeader("x-content-type-options", value);
    const holds = (said: string | null) => said !== null && /^nosniff\b/i.test(said);
    return holds(value)
      ? (unlessWeaker(facts, say("X-Content-Type-Options", "X-Content-Type-Options"), (page) =>
          holds(headerIn(page, "x-content-type-options")),
        ) ??
          passed(say("Browsers are told not to guess file types.", "已告知浏览器不要猜测文件类型。"), {
            evidence,
          }))
      : failed(
          say("X-Content-Type-Options: nosniff is not sent.", "未发送 X-Content-Type-Options: nosniff。"),
          { evidence },
        );
  },
});

/** Browsers use the last value they know. */
function keepsAddresses(value: string | null): boolean {
  const known = (value ?? "")
    .toLowerCase()
    .split(",")
    .map((token) => token.trim())
    .filter((token) => KNOWN_REFERRER.has(token));
  return SAFE_REFERRER.has(known.at(-1) ?? "");
}

const referrer = websiteRule({
  id: "web.hdr.referrer",
  version: 3,
  level: "low",
  needs: ["base"],
  throughConsentWall: true,
  evaluate(facts) {
    const value = headerOrMeta(facts, "referrer-policy");
    if (value === null) {
      return failed(say("No Referrer-Policy header is sent.", "未发送 Referrer-Policy 标头。"));
    }
    const evidence = oneHeader("referrer-policy", value);
    return keepsAddresses(value)
      ? (unlessWeaker(facts, say("Referrer-Policy", "Referrer-Policy"), (page) =>
          keepsAddresses(headerOrMetaIn(page, "referrer-policy")),
        ) ??
          passed(say("Full addresses stay within this site.", "完整地址不会发送给其他网站。"), { evidence }))
      : failed(
          say(
            `The Referrer-Policy “${value}” lets full addresses reach other sites.`,
            `Referrer-Policy“${value}”会让完整地址发送到其他网站。`,
          ),
          { evidence },
        );
  },
});

const permissions = websiteRule({
  id: "web.hdr.permissions",
  version: 4,
  level: "low",
  needs: ["base"],
  throughConsentWall: true,
  evaluate(facts) {
    const value = headerOf(facts, "permissions-policy");
    if (value && !limits(value))
      return failed(
        say(
          `The Permissions-Policy “${value.slice(0, 200)}” limits no browser feature.`,
          `Permissions-Policy“${value.slice(0, 200)}”未限制任何浏览器功能。`,
        ),
        { evidence: oneHeader("permissions-policy", value) },
      );
    return value
      ? (unlessWeaker(facts, say("Permissions-Policy", "Permissions-Policy"), (page) =>
          limits(headerIn(page, "permissions-policy") ?? ""),
        ) ??
          passed(
            say("A Permissions-Policy limits browser features.", "Permissions-Policy 限制了浏览器功能。"),
            {
              evidence: oneHeader("permissions-policy", value),
            },
          ))
      : failed(say("No Permissions-Policy header is sent.", "未发送 Permissions-Policy 标头。"));
  },
});

/** A feature that browsers know held back from some: a list in brackets, or the site alone. */
const LIMIT =
  /(?:^|[,\s])(?!interest-cohort\b)[a-z][a-z-]{2,60}\s{0,2}=\s{0,2}(?:\((?![^)]*\*)[^)]{0,400}\)|self\b)/i;
const limits = (value: string): boolean => LIMIT.test(value);

const exposedVersion = websiteRule({
  id: "web.exposed.version",
  version: 3,
  level: "low",
  needs: ["base"],
  throughConsentWall: true,
  evaluate(facts) {
    const names = (facts.passes.base?.responseHeaders ?? []).map(({ name }) => name.toLowerCase());
    const rows = [...new Set(names.filter((name) => TELLING.test(name)))].flatMap((header) => {
      const value = headerOf(facts, header);
      const tells = value !== null && (VERSION.test(value) || (/version$/.test(header) && /\d/.test(value)));
      return tells ? [{ header, value }] : [];
    });
    const first = rows[0];
    return first
      ? failed(
          say(
            `The header ${first.header} gives the version away: ${first.value}.`,
            `标头 ${first.header} 暴露了软件版本：${first.value}。`,
          ),
          { evidence: [table("headers", say("Headers", "标头"), ["header", "value"], rows)] },
        )
      : passed(say("No header gives a software version away.", "没有标头暴露软件版本。"));
  },
});

export const policyHeaderRules: readonly Rule[] = [nosniff, referrer, permissions, exposedVersion];
