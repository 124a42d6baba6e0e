import type { PassFacts, RequestFact } from "../../../facts/types.ts";
import { hostOf } from "../../../knowledge/domains.ts";
import { isRecording } from "../../../knowledge/request-forms.ts";
import { table } from "../shared/evidence.ts";
import { owners } from "../shared/parties.ts";
import { failed, passed, potential, websiteRule } from "../shared/rule.ts";
import { requestTable, shots } from "../shared/tables.ts";
import { listed, say } from "../shared/words.ts";
import { collectedTables } from "./collected.ts";
import { receivers, sightings, sightingTable, unlessAcceptUnseen, unlessUnknown } from "./sightings.ts";

export const replay = websiteRule({
  id: "web.replay.present",
  version: 6,
  level: "medium",
  needs: ["base"],
  seenStands: true,
  evaluate(facts, context) {
    const seen = sightings(facts, context, "recorder", () => true);
    // Whoever it is that is sent a recording, records.
    const others = receivers(facts, context).filter(
      ({ vendor, requests }) =>
        !vendor?.flags?.includes("recorder") && requests.some(({ body }) => isRecording(body)),
    );
    const recording = [...seen.filter(({ requests }) => requests.some(sendsRecording)), ...others];
    const listeners = [facts.passes.base, facts.passes.accept].flatMap(
      (pass) => pass?.recorderListeners ?? [],
    );
    const screenshots = shots(facts.passes.base, "loaded");
    const all = [...seen, ...others];
    if (all.length > 0) {
      const evidence = [
        sightingTable(all),
        requestTable(recording.length > 0 ? recording : all),
        listenerTable(listeners),
        ...collectedTables(all),
      ].filter((entry) => entry.total > 0);
      const early = recording.filter(({ consented }) => !consented);
      if (early.length > 0) {
        const names = listed(owners(early));
        return failed(
          say(
            `${names.en} records the session before or against the visitor’s choice.`,
            `${names.cn} 在访客作出选择之前或违背其选择录制会话。`,
          ),
          { evidence, screenshots },
        );
      }
      const names = listed(owners(all));
      return potential(
        recording.length > 0
          ? say(`${names.en} records the session after “Accept”.`, `点击“接受”后，${names.cn} 录制会话。`)
          : say(
              `A session recorder of ${names.en} is loaded; no recording was seen to be sent.`,
              `已加载 ${names.cn} 的会话录制工具，但未发现发送录制内容。`,
            ),
        { evidence, screenshots },
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
    return (
      unlessAcceptUnseen(facts) ??
      unlessUnknown(facts, context) ??
      passed(say("No session recorder was seen.", "未发现会话录制工具。"))
    );
  },
});

/** Sent data, not asked for code. A connection that stays open sends something or nothing: what it sent is its body. */
const sendsRecording = ({ method, resourceType, body }: RequestFact) =>
  method === "POST" || body !== null || ["ping", "beacon"].includes(resourceType);

function listenerTable(listeners: PassFacts["recorderListeners"]) {
  return table(
    "listeners",
    say("Listeners", "监听器"),
    ["script", "events"],
    listeners.map(({ scriptUrl, events }) => ({ script: scriptUrl, events: events.join(" ") })),
  );
}
