import type { Rule } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { headerOf, maxAgeOf } from "../shared/headers.ts";
import { passed, potential, websiteRule } from "../shared/rule.ts";
import { say } from "../shared/words.ts";
import { withoutHttps } from "../tls/applies.ts";

const preload = websiteRule({
  id: "web.hdr.hsts-preload",
  version: 3,
  level: "potential",
  needs: ["base", "network"],
  throughConsentWall: true,
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
    const age = maxAgeOf(value ?? "") ?? 0;
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

export const preloadRules: readonly Rule[] = [preload];
