import type { PassFacts } from "../../../facts/types.ts";
import { hostOf } from "../../../knowledge/domains.ts";
import { table } from "../shared/evidence.ts";
import { owners } from "../shared/parties.ts";
import { failed, passed, potential, websiteRule } from "../shared/rule.ts";
import { shots } from "../shared/tables.ts";
import { listed, say } from "../shared/words.ts";
import { collectedTables } from "./collected.ts";
import { sightings, sightingTable, unlessAcceptUnseen } from "./sightings.ts";

export const replay = websiteRule({
  id: "web.replay.present",
  version: 2,
  level: "medium",
  needs: ["base"],
  evaluate(facts, context) {
    const seen = sightings(facts, context, "recorder", () => true);
    const listeners = [facts.passes.base, facts.passes.accept].flatMap(
      (pass) => pass?.recorderListeners ?? [],
    );
    const screenshots = shots(facts.passes.base, "loaded");
    if (seen.length > 0) {
      const names = listed(owners(seen));
      const evidence = [sightingTable(seen), listenerTable(listeners), ...collectedTables(seen)].filter(
        (entry) => entry.total > 0,
      );
      const early = seen.filter(({ consented }) => !consented);
      return early.length > 0
        ? failed(
            say(
              `${names.en} records the session before or against the visitor’s choice.`,
              `${names.cn} 在访客选择之前或违背其选择录制会话。`,
            ),
            { evidence, screenshots },
          )
        : potential(
            say(
              `${names.en} may record the session after “Accept”.`,
              `点击“接受”后，${names.cn} 可能录制会话。`,
            ),
            { evidence },
          );
    }
    if (listeners.length > 0) {
      const hosts = [...new Set(listeners.map(({ scriptUrl }) => hostOf(scriptUrl) || scriptUrl))];
      return potential(
        say(
          `Scripts of ${listed(hosts).en} listen to mouse, input and page changes together and may record sessions.`,
          `${listed(hosts).cn} 的脚本同时监听鼠标、输入和页面变化，可能录制会话。`,
        ),
        { evidence: [listenerTable(listeners)] },
      );
    }
    return unlessAcceptUnseen(facts) ?? passed(say("No session recorder was seen.", "未发现会话录制工具。"));
  },
});

function listenerTable(listeners: PassFacts["recorderListeners"]) {
  return table(
    "listeners",
    say("Listeners", "监听器"),
    ["script", "events"],
    listeners.map(({ scriptUrl, events }) => ({ script: scriptUrl, events: events.join(" ") })),
  );
}
