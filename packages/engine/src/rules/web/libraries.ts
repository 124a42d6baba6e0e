import type { WebsiteFacts } from "../../facts/types.ts";
import { flawsOf, libraryOf } from "../../knowledge/vulnerable.ts";
import type { Rule } from "../types.ts";
import { table } from "./shared/evidence.ts";
import { failed, failedAt, NOT_RECORDED, notApplicable, passed, websiteRule } from "./shared/rule.ts";
import { counted, listed, say } from "./shared/words.ts";

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
  version: 2,
  level: "medium",
  needs: ["base"],
  seenStands: true,
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

export const libraryRules: readonly Rule[] = [vulnerable];
