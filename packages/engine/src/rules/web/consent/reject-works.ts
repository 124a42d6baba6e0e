import type { Rule } from "../../types.ts";
import { asksFirst } from "../shared/asks-first.ts";
import {
  cookieTable,
  isUnknown,
  judgeCookies,
  judgeStorage,
  looksTracking,
  needsConsent,
  storageTable,
} from "../shared/cookies.ts";
import { contacts, owners } from "../shared/parties.ts";
import { failed, failedAt, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { beforeAfterTable, requestTable, shots } from "../shared/tables.ts";
import { actsAsTracker, sortContacts } from "../shared/tools.ts";
import { counted, listed, say } from "../shared/words.ts";
import { nothingAsked } from "./asks-nothing.ts";

/** The verdict rests on what loads after the choice and a reload; a click that closes the banner proves nothing. */
const rejectWorks = websiteRule({
  id: "web.consent.reject-works",
  version: 9,
  level: "critical",
  needs: ["base", "reject"],
  notApplicable: nothingAsked,
  evaluate(facts, context) {
    const { base, reject } = facts.passes;
    const screenshots = shots(reject, "after_choice", "after_reload");
    if (!reject?.choice?.pressed) {
      return uncertain(say("The reject button could not be pressed.", "未能按下拒绝按钮。"), { screenshots });
    }
    const { trackers: known, tools, unknown: hosts } = sortContacts(facts, reject, context);
    const trackers = [...known, ...tools];
    const cookies = judgeCookies(facts, reject, context);
    const stored = judgeStorage(facts, reject, context);
    const left = [...cookies.filter(needsConsent), ...stored.filter(needsConsent)];
    if (trackers.length > 0 || left.length > 0) {
      const names = listed(owners(trackers));
      const evidence = [
        beforeAfterTable(contacts(facts, base, context), trackers),
        requestTable(trackers),
        cookieTable(cookies.filter(needsConsent)),
        storageTable(stored.filter(needsConsent)),
      ].filter((entry) => entry.total > 0);
      const summary =
        trackers.length > 0
          ? say(
              `${counted(owners(trackers).length, "tracker still loads", "trackers still load")} after “Reject” and a reload: ${names.en}.`,
              `点击“拒绝”并重新加载后，仍有 ${owners(trackers).length} 个跟踪器在加载：${names.cn}。`,
            )
          : say(
              `${counted(left.length, "tracking cookie or key remains", "tracking cookies or keys remain")} after “Reject” and a reload.`,
              `点击“拒绝”并重新加载后，仍保留 ${left.length} 个用于跟踪的 Cookie 或存储项。`,
            );
      return asksFirst(context)
        ? failed(summary, { evidence, screenshots })
        : failedAt("medium", summary, { evidence, screenshots });
    }
    const unknown = [...cookies.filter(isUnknown), ...stored.filter(isUnknown)];
    const acting = hosts.filter((contact) => actsAsTracker(contact, reject));
    const count = unknown.length + hosts.length;
    if (count > 0) {
      const evidence = [
        cookieTable(cookies.filter(isUnknown)),
        storageTable(stored.filter(isUnknown)),
        requestTable(hosts),
      ].filter((entry) => entry.total > 0);
      const summary = say(
        `No known tracker remains after “Reject”; ${counted(count, "name or host has", "names or hosts have")} a purpose to be confirmed.`,
        `点击“拒绝”后没有已知跟踪器，但有 ${count} 个名称或主机的用途待确认。`,
      );
      return acting.length > 0 || unknown.some(looksTracking)
        ? potential(summary, { evidence, screenshots })
        : uncertain(summary, { evidence, screenshots });
    }
    return passed(
      say("After “Reject” and a reload no tracker loads.", "点击“拒绝”并重新加载后，没有跟踪器加载。"),
      { screenshots },
    );
  },
});

export const rejectRules: readonly Rule[] = [rejectWorks];
