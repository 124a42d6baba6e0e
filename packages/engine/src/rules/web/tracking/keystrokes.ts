import { table } from "../shared/evidence.ts";
import { isFirstParty, TRACKING } from "../shared/parties.ts";
import { failed, NOT_RECORDED, notApplicable, passed, potential, websiteRule } from "../shared/rule.ts";
import { listed, say } from "../shared/words.ts";
import { PHASES } from "./sightings.ts";

const EMPTY = new Set([
  "hidden",
  "submit",
  "button",
  "reset",
  "image",
  "checkbox",
  "radio",
  "select-one",
  "file",
  "password",
]);

/** What is typed is the visitor's until they send it. */
export const keystrokes = websiteRule({
  id: "web.keystroke.capture",
  version: 1,
  level: "critical",
  needs: ["base"],
  evaluate(facts, context) {
    if (facts.passes.base?.pages === undefined) return NOT_RECORDED;
    const fields = (facts.passes.base?.forms ?? [])
      .flatMap((form) => form.fields)
      .filter(({ type }) => !EMPTY.has(type));
    const rows = PHASES.flatMap(([name, phase]) =>
      (facts.passes[name]?.requests ?? []).flatMap((request) => {
        const typed = (request.identifiers ?? []).filter((one) => one.typed !== undefined);
        return typed.map(({ key, encoding, typed: what = "word" }) => ({
          request,
          phase,
          key,
          encoding,
          what,
        }));
      }),
    ).map((row) => ({
      ...row,
      own: isFirstParty(facts, row.request.host),
      vendor: context.vendors.ofHost(row.request.host),
    }));
    if (rows.length === 0)
      return fields.length === 0
        ? notApplicable(say("No field to type into was seen.", "未发现可输入的字段。"))
        : passed(
            say("What is typed stays on the page until it is sent.", "输入的内容在提交之前保留在页面上。"),
          );
    const evidence = [
      table(
        "typed",
        say("What was typed and sent before it was submitted", "提交之前已发送的输入内容"),
        ["owner", "host", "phase", "field", "encryption", "url", "initiator", "atMs"],
        rows.map(({ request, vendor, phase, key, encoding }) => ({
          owner: vendor?.name ?? null,
          host: request.host,
          phase,
          field: key || null,
          encryption: /^(?:md5|sha|hash)/.test(encoding) ? "e_hashed" : "e_tls",
          url: request.url,
          initiator: request.initiator[0] ?? request.frameUrl,
          atMs: request.atMs,
        })),
      ),
    ];
    const others = rows.filter(({ own }) => !own);
    const grave = others.filter(
      ({ what, vendor }) => what !== "word" || (vendor && TRACKING.has(vendor.category)),
    );
    if (grave.length > 0) {
      const names = listed([...new Set(grave.map(({ vendor, request }) => vendor?.name ?? request.host))]);
      return failed(
        say(
          `What is typed is sent to ${names.en} before it is submitted.`,
          `输入内容在提交之前已发送给 ${names.cn}。`,
        ),
        { evidence },
      );
    }
    if (others.length > 0 || rows.some(({ what }) => what !== "word"))
      return potential(
        say("What is typed is sent while it is being typed.", "输入的内容在输入过程中即被发送。"),
        { evidence },
      );
    return passed(
      say("Only the site’s own search is sent what is typed.", "输入的内容只发送给本站搜索功能。"),
      { evidence },
    );
  },
});
