import type { PageFact, WebsiteFacts } from "../../../facts/types.ts";
import type { Bilingual, Verdict } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { pagesWithout } from "../shared/headers.ts";
import { failed } from "../shared/rule.ts";
import { counted, say } from "../shared/words.ts";

/**
 * Fails where the first page has what another one that was visited lacks, or has too weak to hold: at a low level where
 * it is told what lacks it, and no page does.
 */
export function unlessWeaker(
  facts: WebsiteFacts,
  name: Bilingual,
  holds: (page: PageFact) => boolean,
  lacks?: (page: PageFact) => boolean,
): Verdict | null {
  const bare = pagesWithout(facts, holds);
  if (bare.length === 0) return null;
  const verdict = failed(
    say(
      `${name.en}: the first page has it, ${counted(bare.length, "other page visited lacks or weakens it", "other pages visited lack or weaken it")}.`,
      `${name.cn}：首页具备，但访问的其他 ${bare.length} 个页面缺少或削弱了它。`,
    ),
    {
      evidence: [
        table(
          "pages",
          say("Pages that lack or weaken it", "缺少或削弱该保护的页面"),
          ["page"],
          bare.map(({ url }) => ({ page: url })),
        ),
      ],
    },
  );
  return lacks && !bare.some(lacks) ? { ...verdict, level: "low" } : verdict;
}
