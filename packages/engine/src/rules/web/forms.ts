import type { FormFact, WebsiteFacts } from "../../facts/types.ts";
import { isNeededFor } from "../../knowledge/form-purposes.ts";
import { asksForMore } from "../../knowledge/sensitive-fields.ts";
import type { Rule } from "../types.ts";
import { table } from "./shared/evidence.ts";
import { failed, notApplicable, passed, potential, uncertain, websiteRule } from "./shared/rule.ts";
import { shots } from "./shared/tables.ts";
import { counted, say } from "./shared/words.ts";

const NO_FORM = say("No form was seen.", "未发现表单。");
/** Languages in which words of fields are known. */
const READ_FORMS =
  /^(?:en|de|fr|es|it|pt|nl|pl|cs|sk|sl|hr|bs|sr|da|nb|nn|no|sv|fi|hu|ro|tr|el|ru|uk|bg|zh|ja|ko|ca|gl|he|iw|ar|hi|th|vi|id|ms|lt|lv|et|is)\b/i;
const isUnreadLanguage = (language: string | null) =>
  language !== null && language.trim() !== "" && !READ_FORMS.test(language.trim());
/** Name, e-mail, telephone, message: what any form asks for, as labels say it in some languages beside. */
const USUAL =
  /^(?:নাম|ইমেইল|ফোন|বার্তা|სახელი|ელფოსტა|ტელეფონი|შეტყობინება|անուն|հեռախոս|نام|ایمیل|تلفن|پیام)|^(?:nafn|netfang|sími|skilaboð)(?:$|[ *:])/i;
/** May ask for anything: neither its kind nor its name nor its label says what is typed there. */
const isOpen = ({ type, name, autocomplete, label = "" }: FormFact["fields"][number]) =>
  !USUAL.test(label.trim()) &&
  !/^(?:email|tel|search|password|url|hidden|submit|checkbox|radio)$/.test(type) &&
  !/^(?:q|s|query|search|e?mail|name|phone|tel|message|subject|user(?:name)?|login)$/i.test(
    `${name || autocomplete}`,
  );

const namesOf = (fields: FormFact["fields"]): string =>
  fields.map(({ name, autocomplete, label }) => label || name || autocomplete).join(", ");

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
  version: 2,
  level: "critical",
  needs: ["base"],
  seenStands: true,
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
  version: 11,
  level: "potential",
  needs: ["base"],
  evaluate(facts) {
    const all = forms(facts);
    if (all.length === 0) return notApplicable(NO_FORM);
    const { title = "" } = facts.passes.base ?? {};
    const asked = all.map((form) => {
      const sensitive = form.fields.filter(({ name, autocomplete, label = "" }) =>
        asksForMore(name, autocomplete, label),
      );
      const needed = sensitive.filter(
        ({ name, label = "" }) => form.about && isNeededFor(form.about, `${name} ${label}`, title),
      );
      return { form, needed, more: sensitive.filter((field) => !needed.includes(field)) };
    });
    const rowsOf = (part: "needed" | "more") =>
      asked.flatMap(({ form, [part]: fields }) =>
        fields.length > 0 ? [{ page: form.pageUrl, url: form.action, fields: namesOf(fields) }] : [],
      );
    const rows = rowsOf("more");
    const { language = null } = facts.passes.base ?? {};
    const unread = isUnreadLanguage(language) ? all.flatMap(({ fields }) => fields.filter(isOpen)) : [];
    if (rows.length === 0 && unread.length > 0)
      return uncertain(
        say(
          "What the forms ask for is said in a language that is not read yet.",
          "表单内容所用的语言暂无法识别。",
        ),
      );
    const needed = rowsOf("needed");
    if (rows.length === 0 && needed.length > 0)
      return passed(
        say(
          `${counted(needed.length, "form asks", "forms ask")} for especially sensitive data, each for a purpose that needs it.`,
          `${needed.length} 个表单要求填写特别敏感的数据，且均为其用途所需。`,
        ),
        { evidence: [table("forms", say("Forms", "表单"), ["page", "url", "fields"], needed)] },
      );
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
