import type { PageFact, WebsiteFacts } from "../../../facts/types.ts";
import type { Verdict } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { pagesWithout } from "../shared/headers.ts";
import { failed } from "../shared/rule.ts";
import { counted, say } from "../shared/words.ts";

/** Fails where the first page has what another one that was visited lacks. */
export function unlessMissing(
  facts: WebsiteFacts,
  name: string,
  has: (page: PageFact) => boolean,
): Verdict | null {
  const bare = pagesWithout(facts, has);
  if (bare.length === 0) return null;
  return failed(
    say(
      `${name}: the first page has it, ${counted(bare.length, "other page visited does", "other pages visited do")} not.`,
      `${name}：首页具备，但访问的其他 ${bare.length} 个页面没有。`,
    ),
    {
      evidence: [
        table(
          "pages",
          say("Pages without it", "没有该标头的页面"),
          ["page"],
          bare.map(({ url }) => ({ page: url })),
        ),
      ],
    },
  );
}
