import type { Rule } from "../../types.ts";
import { withoutConsent } from "../shared/asks-first.ts";
import { countsOnly, isUnknown, judgeStorage, needsConsent, storageTable } from "../shared/cookies.ts";
import { isIn, owners, STATISTICS } from "../shared/parties.ts";
import { failedAt, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { contactTable, requestTable, shots } from "../shared/tables.ts";
import { actsAsTracker, sortContacts } from "../shared/tools.ts";
import { KEYS, unknownVerdict } from "../shared/unknown.ts";
import { counted, listed, say } from "../shared/words.ts";
import { worstUntouched } from "./untouched.ts";
import { unlessWalled } from "./wall.ts";

const trackersBefore = websiteRule({
  id: "web.consent.trackers-before",
  version: 9,
  level: "critical",
  needs: ["base"],
  seenStands: true,
  evaluate: (facts, context) =>
    worstUntouched(facts, (visit) => {
      const { trackers, tools, doubtful, unknown, all } = sortContacts(facts, visit, context);
      const screenshots = shots(visit, "loaded");
      if (trackers.length > 0) {
        const names = listed(owners(trackers));
        const summary = say(
          `${counted(owners(trackers).length, "tracker was", "trackers were")} contacted before any choice: ${names.en}.`,
          `在访客作出选择之前，已连接 ${owners(trackers).length} 个跟踪器：${names.cn}。`,
        );
        const extras = { evidence: [contactTable(trackers), requestTable(trackers)], screenshots };
        return withoutConsent(
          context,
          tools.length === 0 && trackers.every(isIn(STATISTICS)),
          summary,
          extras,
        );
      }
      if (tools.length > 0) {
        const names = listed(owners(tools));
        return failedAt(
          "medium",
          say(
            `${counted(owners(tools).length, "embedded tool was", "embedded tools were")} loaded before any choice: ${names.en}.`,
            `在访客作出选择之前，已加载 ${owners(tools).length} 个嵌入工具：${names.cn}。`,
          ),
          { evidence: [contactTable(tools), requestTable(tools)], screenshots },
        );
      }
      const acting = unknown.filter((contact) => actsAsTracker(contact, visit));
      if (acting.length > 0) {
        return potential(
          say(
            `${counted(acting.length, "host that no table knows was", "hosts that no table knows were")} sent data before any choice.`,
            `在作出选择之前，有 ${acting.length} 个未知主机收到数据。`,
          ),
          { evidence: [contactTable(acting), requestTable(acting)], screenshots },
        );
      }
      if (unknown.length > 0) {
        return uncertain(
          say(
            `${counted(unknown.length, "host that no table knows was", "hosts that no table knows were")} contacted before any choice.`,
            `在作出选择之前，连接了 ${unknown.length} 个未知主机。`,
          ),
          { evidence: [contactTable(unknown)], screenshots },
        );
      }
      if (doubtful.length > 0) {
        const names = listed(owners(doubtful));
        return potential(
          say(
            `Fonts or quiet embeds come from other companies before any choice: ${names.en}.`,
            `在作出选择之前，字体或静默嵌入内容来自其他公司：${names.cn}。`,
          ),
          { evidence: [contactTable(doubtful)], screenshots },
        );
      }
      return (
        unlessWalled(facts) ??
        passed(say("No tracker is contacted before a choice.", "在作出选择之前没有连接跟踪器。"), {
          evidence: all.length > 0 ? [contactTable(all)] : [],
          screenshots,
        })
      );
    }),
});

const storageBefore = websiteRule({
  id: "web.consent.storage-before",
  version: 7,
  level: "medium",
  needs: ["base"],
  seenStands: true,
  evaluate: (facts, context) =>
    worstUntouched(facts, (visit) => {
      const all = judgeStorage(facts, visit, context);
      const tracking = all.filter(needsConsent);
      const screenshots = shots(visit, "loaded");
      if (tracking.length > 0) {
        const summary = say(
          `${counted(tracking.length, "tracking key was", "tracking keys were")} written to browser storage before any choice.`,
          `在访客作出选择之前，已向浏览器存储写入 ${tracking.length} 个用于跟踪的存储项。`,
        );
        const extras = { evidence: [storageTable(tracking)], screenshots };
        return withoutConsent(context, tracking.every(countsOnly), summary, extras);
      }
      const unknown = all.filter(isUnknown);
      if (unknown.length > 0)
        return unknownVerdict(unknown, KEYS, { evidence: [storageTable(unknown)], screenshots });
      return (
        unlessWalled(facts) ??
        passed(
          say("No tracking key is stored before a choice.", "在作出选择之前没有写入用于跟踪的存储项。"),
          {
            evidence: all.length > 0 ? [storageTable(all)] : [],
          },
        )
      );
    }),
});

export const trackerBeforeRules: readonly Rule[] = [trackersBefore, storageBefore];
