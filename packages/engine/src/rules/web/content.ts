import { hostOf } from "../../knowledge/domains.ts";
import type { Rule } from "../types.ts";
import { libraryRules } from "./libraries.ts";
import { table } from "./shared/evidence.ts";
import { directiveOf, headerOrMeta } from "./shared/headers.ts";
import { isFirstParty, vendorByAlias } from "./shared/parties.ts";
import { failed, notApplicable, passed, websiteRule } from "./shared/rule.ts";
import { counted, say } from "./shared/words.ts";
import { siteFileRules } from "./well-known.ts";

const mixedContent = websiteRule({
  id: "web.mixed-content",
  version: 3,
  level: "medium",
  needs: ["base"],
  seenStands: true,
  evaluate(facts) {
    const { base } = facts.passes;
    if (base?.finalUrl.startsWith("http:")) {
      return notApplicable(say("The page itself is served over plain HTTP.", "页面本身以明文 HTTP 提供。"));
    }
    const upgrades =
      directiveOf(headerOrMeta(facts, "content-security-policy"), "upgrade-insecure-requests") !== null;
    const mixed = base?.mixedContent ?? [];
    if (upgrades && mixed.length > 0) {
      return passed(
        say(
          "The page has browsers ask for every file over HTTPS (upgrade-insecure-requests).",
          "页面要求浏览器通过 HTTPS 请求所有文件（upgrade-insecure-requests）。",
        ),
      );
    }
    if (mixed.length === 0) {
      return passed(
        say("Every file of the page is asked for over HTTPS.", "页面的所有文件均通过 HTTPS 请求。"),
      );
    }
    return failed(
      say(
        `${counted(mixed.length, "file is", "files are")} asked for over plain HTTP by an HTTPS page.`,
        `HTTPS 页面以明文 HTTP 请求了 ${mixed.length} 个文件。`,
      ),
      {
        evidence: [
          table(
            "files",
            say("Files asked for over HTTP", "以 HTTP 请求的文件"),
            ["url", "type"],
            mixed.map(({ url, resourceType }) => ({ url, type: resourceType })),
          ),
        ],
      },
    );
  },
});

const sri = websiteRule({
  id: "web.sri",
  version: 3,
  level: "low",
  needs: ["base"],
  evaluate(facts, context) {
    const { vendors } = context;
    const behind = (host: string) => vendorByAlias(facts, host, context);
    // Scripts that wait for an answer run with the same rights once they are loaded.
    const seen = Object.values(facts.passes).flatMap(({ scripts }) => scripts);
    const foreign = [...new Map(seen.map((script) => [script.src, script])).values()]
      .map((script) => ({ ...script, host: hostOf(script.src) }))
      .filter(({ host }) => host !== "" && (!isFirstParty(facts, host) || behind(host) !== null));
    if (foreign.length === 0) {
      return notApplicable(say("No script comes from another site.", "没有来自其他网站的脚本。"));
    }
    const open = foreign.filter(({ integrity }) => !integrity);
    if (open.length === 0) {
      return passed(
        say(
          `${counted(foreign.length, "third-party script carries", "third-party scripts carry")} an integrity hash.`,
          `${foreign.length} 个第三方脚本均带有完整性校验值。`,
        ),
      );
    }
    return failed(
      say(
        `${open.length} of ${counted(foreign.length, "third-party script", "third-party scripts")} ${open.length === 1 ? "has" : "have"} no integrity hash.`,
        `${foreign.length} 个第三方脚本中有 ${open.length} 个没有完整性校验值。`,
      ),
      {
        evidence: [
          table(
            "scripts",
            say("Scripts without a hash", "没有校验值的脚本"),
            ["script", "owner"],
            open.map(({ src, host }) => ({
              script: src,
              owner: (behind(host) ?? vendors.ofHost(host))?.name ?? null,
            })),
          ),
        ],
      },
    );
  },
});

export const contentRules: readonly Rule[] = [mixedContent, sri, ...libraryRules, ...siteFileRules];
