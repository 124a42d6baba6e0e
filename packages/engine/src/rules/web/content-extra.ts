import type { WebsiteFacts } from "../../facts/types.ts";
import { flawsOf, libraryOf } from "../../knowledge/vulnerable.ts";
import type { Rule } from "../types.ts";
import { table } from "./shared/evidence.ts";
import { headerOf } from "./shared/headers.ts";
import { failed, failedAt, notApplicable, passed, potential, uncertain, websiteRule } from "./shared/rule.ts";
import { counted, listed, say } from "./shared/words.ts";
import { withoutHttps } from "./tls/applies.ts";

const NOT_RECORDED = uncertain(
  say("This was not recorded when the site was assessed.", "评估该网站时未记录此项。"),
);

/** Every library met, by what the page says of itself and by the addresses of scripts. */
function librariesOf({ passes: { base, accept } }: WebsiteFacts) {
  const found = [base, accept].flatMap((pass) => [
    ...(pass?.libraries ?? []),
    ...(pass?.scripts ?? []).flatMap(({ src }) => {
      const library = libraryOf(src);
      return library ? [{ ...library, url: src as string | null }] : [];
    }),
  ]);
  const known = new Map<string, (typeof found)[number]>();
  for (const library of found) {
    const key = `${library.name} ${library.version}`;
    if (!known.get(key)?.url) known.set(key, library);
  }
  return [...known.values()];
}

const vulnerable = websiteRule({
  id: "web.js.vulnerable",
  version: 1,
  level: "medium",
  needs: ["base"],
  evaluate(facts) {
    const libraries = librariesOf(facts);
    const rows = libraries.flatMap((library) => {
      const flaws = flawsOf(library);
      const worst = flaws[0];
      return worst ? [{ ...library, worst, flaws }] : [];
    });
    if (rows.length > 0) {
      const names = listed(rows.map(({ name, version }) => `${name} ${version}`));
      const summary = say(
        `${counted(rows.length, "library has", "libraries have")} published flaws: ${names.en}.`,
        `${rows.length} 个程序库存在已公布的漏洞：${names.cn}。`,
      );
      const evidence = [
        table(
          "libraries",
          say("Libraries with published flaws", "存在已公布漏洞的程序库"),
          ["library", "version", "fixedIn", "advisory", "script"],
          rows.map(({ name, version, flaws, url }) => ({
            library: name,
            version,
            fixedIn:
              flaws
                .map(({ fixedIn }) => fixedIn ?? "")
                .sort()
                .at(-1) || null,
            advisory: [...new Set(flaws.map(({ id }) => id))].slice(0, 6).join(", "),
            script: url,
          })),
        ),
      ];
      return rows.every(({ worst }) => worst.severity === "low")
        ? failedAt("low", summary, { evidence })
        : failed(summary, { evidence });
    }
    if (facts.passes.base?.libraries === undefined) return NOT_RECORDED;
    if (libraries.length === 0)
      return notApplicable(say("No known front-end library was recognised.", "未识别出已知的前端程序库。"));
    return passed(
      say(
        `${counted(libraries.length, "library was", "libraries were")} recognised, none with a published flaw.`,
        `识别出 ${libraries.length} 个程序库，均无已公布的漏洞。`,
      ),
    );
  },
});

const isolation = websiteRule({
  id: "web.hdr.isolation",
  version: 1,
  level: "potential",
  needs: ["base"],
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
  version: 1,
  level: "medium",
  needs: ["base"],
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

const preload = websiteRule({
  id: "web.hdr.hsts-preload",
  version: 1,
  level: "potential",
  needs: ["base", "network"],
  notApplicable: withoutHttps,
  evaluate(facts) {
    const value = headerOf(facts, "strict-transport-security");
    const evidence = [
      table(
        "headers",
        say("Header", "标头"),
        ["header", "value"],
        [{ header: "strict-transport-security", value }],
      ),
    ];
    const age = Number(/max-age\s*=\s*"?(\d+)/i.exec(value ?? "")?.[1] ?? 0);
    const ready =
      value !== null &&
      age >= 31_536_000 &&
      /includesubdomains/i.test(value) &&
      /(?:^|[;\s])preload\b/i.test(value);
    return ready
      ? passed(say("HSTS is ready for the browsers’ preload list.", "HSTS 已符合浏览器预加载列表的要求。"), {
          evidence,
        })
      : potential(
          say(
            "HSTS is not ready for the browsers’ preload list: the first visit is unprotected.",
            "HSTS 尚不符合浏览器预加载列表的要求：首次访问不受保护。",
          ),
          { evidence },
        );
  },
});

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
  version: 1,
  level: "potential",
  needs: ["base"],
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
    if (expires && Date.parse(expires) < Date.parse(now))
      return potential(say("The security.txt has expired.", "security.txt 已过期。"), { evidence });
    return passed(
      say("A security.txt says whom to tell of a weakness.", "security.txt 说明了漏洞报告途径。"),
      { evidence },
    );
  },
});

/** Parts of a site that its owner would rather not have found. */
const GUARDED =
  /^\s{0,4}disallow:\s{0,4}(\S{0,200}?(?:admin|backup|\.sql|\.zip|\.bak|database|phpmyadmin|\.git|\.env|internal|private|secret|staging|export|dump|config)\S{0,200})/gim;

const robots = websiteRule({
  id: "web.robots",
  version: 1,
  level: "potential",
  needs: ["base"],
  evaluate(facts) {
    if (!facts.wellKnown) return NOT_RECORDED;
    const file = fileAt(facts, "/robots.txt");
    if (!file || /<html|<!doctype/i.test(file.text))
      return notApplicable(say("There is no robots.txt.", "没有 robots.txt。"));
    const paths = [...file.text.matchAll(GUARDED)]
      .map(([, path = ""]) => path)
      .filter((path) => !/^\/wp-admin\/?$/.test(path));
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

export const gpcFile = websiteRule({
  id: "web.gpc.support-file",
  version: 1,
  level: "potential",
  needs: ["base"],
  notApplicable: (_, { territories }) =>
    territories.length === 0 || territories.includes("US")
      ? null
      : say("The business is not in the United States.", "业务不在美国。"),
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

export const contentExtraRules: readonly Rule[] = [vulnerable, securityTxt, robots];
export const headerExtraRules: readonly Rule[] = [isolation, cors, preload];
