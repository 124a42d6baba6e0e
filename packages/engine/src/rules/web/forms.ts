import type { FormFact, WebsiteFacts } from "../../facts/types.ts";
import type { Rule } from "../types.ts";
import { table } from "./shared/evidence.ts";
import { failed, notApplicable, passed, potential, websiteRule } from "./shared/rule.ts";
import { shots } from "./shared/tables.ts";
import { counted, say } from "./shared/words.ts";

const NO_FORM = say("No form was seen.", "未发现表单。");
/** Data that a page should ask for only with a good reason. */
const SENSITIVE =
  /birth|bday|\bdob\b|passport|national.?id|id.?(card|number)|ssn|social.?security|tax.?id|health|medical|diagnos|religion|ethnic|gender|身份证|护照|生日|出生|病/i;

function forms(facts: WebsiteFacts): FormFact[] {
  return facts.passes.base?.forms ?? [];
}

/** What is wrong with how a form sends its data; null when nothing is. */
function problemOf(form: FormFact): string | null {
  if (form.action.startsWith("http:")) return "action_http";
  if (form.hasPassword && form.pageUrl.startsWith("http:")) return "page_http";
  if (form.hasPassword && form.method.toLowerCase() === "get") return "password_get";
  return null;
}

const insecure = websiteRule({
  id: "web.form.insecure",
  version: 1,
  level: "critical",
  needs: ["base"],
  evaluate(facts) {
    const all = forms(facts);
    if (all.length === 0) return notApplicable(NO_FORM);
    const rows = all.flatMap((form) => {
      const problem = problemOf(form);
      return problem ? [{ page: form.pageUrl, url: form.action, method: form.method, problem }] : [];
    });
    if (rows.length === 0) {
      return passed(
        say(
          `${counted(all.length, "form sends its", "forms send their")} data over HTTPS.`,
          `${all.length} 个表单均通过 HTTPS 提交数据。`,
        ),
      );
    }
    return failed(
      say(
        `${counted(rows.length, "form sends its", "forms send their")} data without protection.`,
        `${rows.length} 个表单在没有保护的情况下提交数据。`,
      ),
      {
        evidence: [table("forms", say("Forms", "表单"), ["page", "url", "method", "problem"], rows)],
        screenshots: shots(facts.passes.base, "loaded"),
      },
    );
  },
});

const minimisation = websiteRule({
  id: "web.form.minimisation",
  version: 1,
  level: "potential",
  needs: ["base"],
  evaluate(facts) {
    const all = forms(facts);
    if (all.length === 0) return notApplicable(NO_FORM);
    const rows = all.flatMap((form) => {
      const fields = form.fields
        .filter(({ name, autocomplete }) => SENSITIVE.test(name) || SENSITIVE.test(autocomplete))
        .map(({ name, autocomplete }) => name || autocomplete);
      return fields.length > 0 ? [{ page: form.pageUrl, url: form.action, fields: fields.join(", ") }] : [];
    });
    if (rows.length === 0) {
      return passed(say("No form asks for especially sensitive data.", "没有表单要求填写特别敏感的数据。"));
    }
    return potential(
      say(
        `${counted(rows.length, "form asks", "forms ask")} for data that may be more than needed.`,
        `${rows.length} 个表单要求填写的数据可能超出必要范围。`,
      ),
      { evidence: [table("forms", say("Forms", "表单"), ["page", "url", "fields"], rows)] },
    );
  },
});

export const formRules: readonly Rule[] = [insecure, minimisation];
