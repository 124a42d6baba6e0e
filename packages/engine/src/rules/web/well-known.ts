import type { WebsiteFacts } from "../../facts/types.ts";
import type { Rule } from "../types.ts";
import { inUs } from "./shared/asks-first.ts";
import { table } from "./shared/evidence.ts";
import { NOT_RECORDED, notApplicable, passed, potential, websiteRule } from "./shared/rule.ts";
import { counted, say } from "./shared/words.ts";

const fileAt = (facts: WebsiteFacts, ...paths: string[]) =>
  facts.wellKnown?.find(({ path, status }) => paths.includes(path) && status === 200);

const fileTable = (facts: WebsiteFacts, ...paths: string[]) =>
  table(
    "files",
    say("Files asked for", "请求的文件"),
    ["path", "httpStatus", "text"],
    (facts.wellKnown ?? [])
      .filter(({ path }) => paths.includes(path))
      .map(({ path, status, text }) => ({ path, httpStatus: status, text: text.slice(0, 300) || null })),
  );

const securityTxt = websiteRule({
  id: "web.security-txt",
  version: 3,
  level: "potential",
  needs: ["base"],
  throughConsentWall: true,
  evaluate(facts, { now }) {
    if (!facts.wellKnown) return NOT_RECORDED;
    const paths = ["/.well-known/security.txt", "/security.txt"];
    const file = fileAt(facts, ...paths);
    const evidence = [fileTable(facts, ...paths)].filter(({ total }) => total > 0);
    // Many sites answer every address with a page.
    const real = file && !/<html|<!doctype/i.test(file.text) && /^contact:/im.test(file.text) ? file : null;
    if (!real)
      return potential(
        say("No security.txt says whom to tell of a weakness.", "没有 security.txt 说明漏洞报告途径。"),
        { evidence },
      );
    const expires = /^expires:\s*(\S+)/im.exec(real.text)?.[1];
    if (!expires)
      return potential(
        say(
          "The security.txt does not say until when it holds, as RFC 9116 asks.",
          "security.txt 没有按 RFC 9116 说明有效期。",
        ),
        { evidence },
      );
    if (Date.parse(expires) < Date.parse(now))
      return potential(say("The security.txt has expired.", "security.txt 已过期。"), { evidence });
    return passed(
      say("A security.txt says whom to tell of a weakness.", "security.txt 说明了漏洞报告途径。"),
      { evidence },
    );
  },
});

/** What is kept from robots. */
const DISALLOWED = /^[ \t]{0,4}disallow:[ \t]{0,4}(\S{1,400})/gim;
/** Parts of a site that its owner would rather not have found, as they are called by language. */
const GUARDED =
  /admin|back-?office|moderat(?:or|ion)|(?:patient|payroll|employee|customer)s?[-_/](?:records?|data|list|files?)|db[-_]?(?:dump|backup)|\/(?:old|tmp|logs?|cgi-bin-old|test-?site|dev)[-_/]|phpinfo|backup|\.sql|\.zip|\.bak|database|phpmyadmin|\.git|\.env|internal|private|secret|staging|export|dump|config|dbcopy|intranet|intern[aeio]?\b|interno|geheim|sicherung|verwaltung|sauvegarde|interne|secret|copia[-_]|respaldo|privado|gizli|yedek|zaloha|kopia[-_]|beheer|varmuuskopio|s[aä]kerhetskopi|备份|内部|后台/i;

/** What platforms write into the file of every site: such a path says no more than which platform it is. */
const STOCK: readonly { beside: readonly string[]; paths: RegExp }[] = [
  { beside: ["/wp-admin/"], paths: /^\/wp-(?:admin|includes|content|login)(?:$|[/.])/ },
  { beside: ["/cart", "/orders", "/checkouts/"], paths: /^\/admin\/?$/ },
  { beside: ["/core/", "/profiles/"], paths: /^\/(?:index\.php\/)?admin\/?$/ },
  { beside: ["/administrator/", "/cache/"], paths: /^\/administrator\/$/ },
  { beside: ["/typo3/"], paths: /^\/typo3(?:conf|temp)?\// },
];
const isStock = (path: string, all: readonly string[]): boolean =>
  STOCK.some(({ beside, paths }) => paths.test(path) && beside.every((one) => all.includes(one)));

const robots = websiteRule({
  id: "web.robots",
  version: 4,
  level: "potential",
  needs: ["base"],
  throughConsentWall: true,
  evaluate(facts) {
    if (!facts.wellKnown) return NOT_RECORDED;
    const file = fileAt(facts, "/robots.txt");
    if (!file || /<html|<!doctype/i.test(file.text))
      return notApplicable(say("There is no robots.txt.", "没有 robots.txt。"));
    const all = [...file.text.matchAll(DISALLOWED)].map(([, path = ""]) => path);
    const paths = all.filter((path) => GUARDED.test(path) && !isStock(path, all));
    if (paths.length > 0)
      return potential(
        say(
          `robots.txt points to ${counted(paths.length, "path", "paths")} that ${paths.length === 1 ? "was" : "were"} not meant to be found.`,
          `robots.txt 暴露了 ${paths.length} 个不希望被发现的路径。`,
        ),
        {
          evidence: [
            table(
              "paths",
              say("Paths named", "列出的路径"),
              ["path"],
              paths.map((path) => ({ path })),
            ),
          ],
        },
      );
    return passed(say("robots.txt gives nothing away.", "robots.txt 没有暴露敏感信息。"));
  },
});

const gpcFile = websiteRule({
  id: "web.gpc.support-file",
  version: 1,
  level: "potential",
  needs: ["base"],
  notApplicable: (_, context) =>
    inUs(context) ? null : say("The business is not in the United States.", "业务不在美国。"),
  evaluate(facts) {
    if (!facts.wellKnown) return NOT_RECORDED;
    const path = "/.well-known/gpc.json";
    const file = fileAt(facts, path);
    const evidence = [fileTable(facts, path)].filter(({ total }) => total > 0);
    const yes = /"gpc"\s*:\s*true/.test(file?.text ?? "");
    return yes
      ? passed(say("gpc.json says that the signal is honoured.", "gpc.json 声明遵守该信号。"), { evidence })
      : potential(
          say(
            "No gpc.json says that Global Privacy Control is honoured.",
            "没有 gpc.json 声明遵守全球隐私控制（GPC）。",
          ),
          { evidence },
        );
  },
});

export const siteFileRules: readonly Rule[] = [securityTxt, robots];
export const gpcFileRules: readonly Rule[] = [gpcFile];
