import type { WebsiteFacts } from "../../../facts/types.ts";
import { hostOf } from "../../../knowledge/domains.ts";
import type { RuleContext } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { vendorByAlias } from "../shared/parties.ts";
import { failed, NOT_RECORDED, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { counted, say } from "../shared/words.ts";
import { PHASES, unlessAcceptUnseen } from "./sightings.ts";

const PROTECTION =
  /cloudflare|akamai|datadome|perimeterx|human|imperva|kasada|recaptcha|hcaptcha|geetest|stripe|forter|sift|riskified/i;

/** How the facts mark a script of a worker. */
const WORKER = "worker";

/** Reading a device so that it can be known again needs the same consent as a cookie. */
export const fingerprint = websiteRule({
  id: "web.fingerprint.device",
  version: 4,
  level: "medium",
  needs: ["base"],
  seenStands: true,
  evaluate(facts: WebsiteFacts, context: RuleContext) {
    if (facts.passes.base?.fingerprinting === undefined) return NOT_RECORDED;
    const seen = PHASES.flatMap(([name, phase]) =>
      (facts.passes[name]?.fingerprinting ?? []).map((script) => ({
        ...script,
        phase,
        consented: name === "accept",
        vendor:
          vendorByAlias(facts, hostOf(script.scriptUrl), context) ??
          context.vendors.ofHost(hostOf(script.scriptUrl)),
      })),
    );
    if (seen.length === 0)
      return (
        unlessAcceptUnseen(facts) ??
        passed(
          say("No script reads the device as fingerprinting does.", "没有脚本以指纹识别方式读取设备信息。"),
        )
      );
    // What a worker does is not seen.
    if (seen.every(({ apis }) => apis.every((api) => api === WORKER)))
      return uncertain(
        say(
          "A worker runs whose script can read the device as fingerprinting does, or cannot be read. Whether it does cannot be seen.",
          "有工作线程（Worker）在运行，其脚本能够以指纹识别的方式读取设备信息，或内容无法查看，因此无法判断其是否读取。",
        ),
        {
          evidence: [
            table(
              "workers",
              say("Workers that could read it", "可能读取设备信息的工作线程"),
              ["script", "owner", "phase"],
              seen.map(({ scriptUrl, vendor, phase }) => ({
                script: scriptUrl,
                owner: vendor?.name ?? null,
                phase,
              })),
            ),
          ],
        },
      );
    const evidence = [
      table(
        "scripts",
        say("Scripts that read the device", "读取设备信息的脚本"),
        ["script", "owner", "phase", "fields", "requests"],
        seen.map(({ scriptUrl, vendor, phase, apis, reads }) => ({
          script: scriptUrl,
          owner: vendor?.name ?? null,
          phase,
          fields: apis.join(", "),
          requests: reads,
        })),
      ),
    ];
    const early = seen.filter(
      ({ consented, apis, vendor }) => !consented && apis.length >= 2 && !PROTECTION.test(vendor?.name ?? ""),
    );
    if (early.length > 0)
      return failed(
        say(
          `${counted(new Set(early.map(({ scriptUrl }) => scriptUrl)).size, "script reads", "scripts read")} the device in several ways before or against the visitor’s choice.`,
          `有 ${new Set(early.map(({ scriptUrl }) => scriptUrl)).size} 个脚本在访客作出选择之前或违背其选择，以多种方式读取设备信息。`,
        ),
        { evidence },
      );
    return potential(
      say(
        "A script reads the device in a way that fingerprinting uses.",
        "有脚本以指纹识别所用的方式读取设备信息。",
      ),
      { evidence },
    );
  },
});
