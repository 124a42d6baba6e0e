import type { Rule } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { hasNoBanner, passed, potential, websiteRule } from "../shared/rule.ts";
import { shots } from "../shared/tables.ts";
import { say } from "../shared/words.ts";

const WITHDRAW =
  /(cookie|consent|privacy|tracking)[\s-]*(settings|preferences|choices|options|manager)|manage (cookies|consent|preferences)|withdraw consent|cookie-?einstellungen|einwilligung|(gérer|paramètres|préférences).{0,12}cookies|(configurar|ajustes|preferencias).{0,12}cookies|(impostazioni|preferenze).{0,12}cookie|cookie\s*(设置|偏好|管理)|(同意|隐私|偏好)(设置|管理|选择)|撤回同意/i;

/** Icons and buttons are not among the facts, so a missing link is a hint, not a proof. */
const withdrawLink = websiteRule({
  id: "web.consent.withdraw-link",
  version: 1,
  level: "medium",
  needs: ["base", "accept"],
  notApplicable: (facts) => (hasNoBanner(facts) ? say("No banner is shown.", "未显示弹窗。") : null),
  evaluate({ passes: { accept } }) {
    const screenshots = shots(accept, "after_reload");
    const link = accept?.links.find(({ text }) => WITHDRAW.test(text));
    if (!link) {
      return potential(
        say(
          "After “Accept”, no link back to the consent settings was found.",
          "点击“接受”后，未找到返回同意设置的链接。",
        ),
        { screenshots },
      );
    }
    return passed(
      say(`The link “${link.text.trim()}” stays on the page.`, `页面保留“${link.text.trim()}”链接。`),
      {
        evidence: [
          table("links", say("Link", "链接"), ["text", "url"], [{ text: link.text.trim(), url: link.href }]),
        ],
        screenshots,
      },
    );
  },
});

export const withdrawRules: readonly Rule[] = [withdrawLink];
