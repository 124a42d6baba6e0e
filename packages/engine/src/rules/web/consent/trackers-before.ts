import { hostOf } from "../../../knowledge/domains.ts";
import type { Rule } from "../../types.ts";
import { judge, needsConsent } from "../shared/cookies.ts";
import { table } from "../shared/evidence.ts";
import { type Contact, contacts, isIn, owners, TRACKING } from "../shared/parties.ts";
import { failed, passed, uncertain, websiteRule } from "../shared/rule.ts";
import { contactTable, shots } from "../shared/tables.ts";
import { counted, listed, say } from "../shared/words.ts";

const trackersBefore = websiteRule({
  id: "web.consent.trackers-before",
  version: 1,
  level: "critical",
  needs: ["base"],
  evaluate(facts, context) {
    const { base } = facts.passes;
    const all = contacts(facts, base, context);
    const trackers = all.filter(isIn(TRACKING));
    const screenshots = shots(base, "loaded");
    if (trackers.length > 0) {
      const names = listed(owners(trackers));
      return failed(
        say(
          `${counted(owners(trackers).length, "tracker was", "trackers were")} contacted before any choice: ${names.en}.`,
          `在访客作出选择之前，已连接 ${owners(trackers).length} 个跟踪器：${names.cn}。`,
        ),
        { evidence: [contactTable(trackers)], screenshots },
      );
    }
    const doubtful = all.filter(reports);
    if (doubtful.length > 0) {
      return uncertain(
        say(
          `${counted(doubtful.length, "host that no table knows was", "hosts that no table knows were")} sent data before any choice.`,
          `在作出选择之前，有 ${doubtful.length} 个未知主机收到数据。`,
        ),
        { evidence: [contactTable(doubtful)], screenshots },
      );
    }
    return passed(say("No tracker is contacted before a choice.", "在作出选择之前没有连接跟踪器。"), {
      evidence: all.length > 0 ? [contactTable(all)] : [],
      screenshots,
    });
  },
});

/** An unknown host that is sent data, not only asked for a file: it may be a tracker. */
function reports(contact: Contact): boolean {
  const sends = ({ method, resourceType }: Contact["requests"][number]) =>
    method === "POST" || resourceType === "ping" || resourceType === "websocket";
  return contact.vendor === null && contact.requests.some(sends);
}

const storageBefore = websiteRule({
  id: "web.consent.storage-before",
  version: 1,
  level: "medium",
  needs: ["base"],
  evaluate(facts, context) {
    const { base } = facts.passes;
    const tracking = (base?.storage ?? [])
      .map((item) => ({ ...item, ...judge(facts, { name: item.key, domain: hostOf(item.origin) }, context) }))
      .filter(needsConsent);
    if (tracking.length === 0) {
      return passed(
        say("No known tracking key is stored before a choice.", "在作出选择之前没有写入已知的跟踪键。"),
      );
    }
    return failed(
      say(
        `${counted(tracking.length, "tracking key was", "tracking keys were")} written to browser storage before any choice.`,
        `在访客作出选择之前，已向浏览器存储写入 ${tracking.length} 个跟踪键。`,
      ),
      {
        evidence: [
          table(
            "storage",
            say("Keys stored", "已写入的键"),
            ["key", "kind", "origin", "owner", "purpose"],
            tracking.map(({ key, kind, origin, owner, purpose }) => ({ key, kind, origin, owner, purpose })),
          ),
        ],
        screenshots: shots(base, "loaded"),
      },
    );
  },
});

export const trackerBeforeRules: readonly Rule[] = [trackersBefore, storageBefore];
