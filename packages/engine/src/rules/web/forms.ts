import type { FormFact, WebsiteFacts } from "../../facts/types.ts";
import type { Rule } from "../types.ts";
import { table } from "./shared/evidence.ts";
import { failed, notApplicable, passed, potential, uncertain, websiteRule } from "./shared/rule.ts";
import { shots } from "./shared/tables.ts";
import { counted, say } from "./shared/words.ts";

const NO_FORM = say("No form was seen.", "未发现表单。");
/** Data that a page should ask for only with a good reason. */
const SENSITIVE: readonly RegExp[] = [
  /birth|bday|\bdob\b|passport|national.?id|id.?(?:card|number)|\bssn\b|social.?security|tax.?id|insurance.?(?:no|num|id)/i,
  /health|medical|medicat|diagnos|illness|disease|allerg|symptom|pregnan|disab|religion|ethnic|gender|sexual|race\b|union.?member/i,
  /geburt|krank|gesundheit|versicherungsnummer|ausweis|reisepass|steuer.?(?:id|nummer)|geschlecht|beschwerden|medikament/i,
  /naissance|maladie|sant[eé]\b|num.{0,4}s[eé]cu|passeport|ant[eé]c[eé]dents|m[eé]dica|handicap|grossesse|sexe\b/i,
  /nacimiento|enfermedad|salud|pasaporte|\bdni\b|\bnie\b|alergia|embaraz|nascita|malatti|salute|passaporto|codice.?fiscale|gravidanza/i,
  /nascimento|doen[cç]a|sa[uú]de|\bcpf\b|passaporte|geboorte|ziekte|gezondheid|\bbsn\b|burgerservice|paspoort|zwanger/i,
  /urodz|\bpesel\b|chorob|zdrowi|paszport|naroz|narod|rodn.{0,3}[cč][ií]slo|nemoc|zdrav|zdravotn/i,
  /f[oø]dsel|f[oö]delse|personnummer|\bcpr\b|syntym|henkil[oö]tunnus|sjuk|sykdom|sygdom|sairau|terveys|helse|h[aä]lsa/i,
  /sz[uü]let|betegs|na[sș]ter|\bcnp\b|s[aă]n[aă]tate|do[gğ]um|sa[gğ]l[ıi]k|hastal|tc.?kimlik|γέννησ|ασθέν|υγεία|αμκα/i,
  /рожден|народжен|болезн|хвороб|здоров|паспорт|身份证|身分證|护照|護照|生日|出生|病|健康|过敏|宗教|生年月日|マイナンバー|性別|생년월일|주민등록|질병|건강/i,
  /תעודת זהות|מספר זהות|ת\.ז|תאריך לידה|דרכון|בריאות|מחל(?:ה|ות)|תרופ|אבחנה|אלרגי|היריון|הריון|^דת$|מגדר|לאום|מוגבלות/,
  /رقم الهوية|الهوية الوطنية|بطاقة الهوية|الرقم القومي|الإقامة|تاريخ الميلاد|جواز السفر|الصح[ةي]|مرض|أمراض|دواء|أدوية|حساسية|حامل|الديانة|الجنس|إعاقة|فصيلة الدم/,
  /आधार|पैन (?:नंबर|कार्ड)|जन्म|पासपोर्ट|स्वास्थ्य|बीमारी|रोग|दवा|एलर्जी|गर्भ|धर्म|जाति|लिंग|विकलांग/,
  /บัตรประชาชน|ประจำตัวประชาชน|วันเกิด|เดือนปีเกิด|หนังสือเดินทาง|สุขภาพ|โรค|แพ้ยา|ตั้งครรภ์|ศาสนา|เพศ|พิการ|หมู่เลือด/,
  /\b(?:cmnd|cccd)\b|chứng minh (?:nhân|thư)|căn cước|ngày sinh|hộ chiếu|sức khỏe|bệnh|dị ứng|mang thai|tôn giáo|giới tính|dân tộc|khuyết tật/i,
  /\b(?:nik|ktp|npwp)\b|tanggal lahir|tempat lahir|paspor|kesehatan|penyakit|alergi|\bhamil\b|\bagama\b|jenis kelamin|disabilitas|ibu kandung|mykad|tarikh lahir|kesihatan|jantina/i,
  /cart[aã]o.?(?:de.?)?cidad[aã]o|bilhete.?de.?identidade|\bnif\b|\bniss\b|carte.?(?:nationale.?)?d.?identit[eé]|\bcni\b|\bnir\b|carta.?d.?identit[aà]|tessera.?sanitaria|personalausweis|sozialversicherung|\bahv\b|identiteitskaart|dow[oó]d.?osobist|ob[cč]ansk[yý].?pr[uů]kaz|szem[eé]lyi.?ig|\btaj.?sz[aá]m|buletin|carte.?de.?identitate|ταυτ[οό]τητα|αφμ|личн\S{0,3} карт|(?<![а-я])егн(?![а-я])|лична карта|\boib\b|\bjmbg\b|\bem[sš]o\b|\bcurp\b|c[eé]dula/i,
  /パスポート|旅券|持病|既往|アレルギ|障害|妊娠|国籍|服薬|在留カード|運転免許証番号|여권|외국인등록|알레르기|임신|종교|장애|성별|证件号|證件號|怀孕|懷孕|残疾|殘疾|民族|药物/,
  /\b(?:passnummer|pasnummer|pasnr|passnr|passinumero|rejsepas)\b|útlevél|pașaport|pasaport|číslo pasu|διαβατ[ήη]ρ[ίι]|putovnic|potn[ie] list|пасош|pasoš|alerji|αλλεργ|аллерг|алерг|инвалид|tarjeta sanitaria|n[uú]mero de (?:la )?seguridad social|gebelik|hamile|engelli/i,
  // Numbers of a person as they are called where English is an official language, and in romanised writing.
  /aa?dhaa?r|\bpan[ _-]?(?:card|number|no\b|num\b)|\bpan \(|\[pan(?:_\w{1,8})?\]|voter.?id|ration.?card|\bcaste\b|\bnric\b|\bfin (?:no|number)|\btfn\b|tax.?file.?n|\bppsn?\b|\bnhs.?n|social.?insurance|driver.?s?.?licen[cs]e|driving.?licen[cs]e|green.?card.?n|immigration.?status|\bnin.?(?:number|no)\b|ghana.?card|\bsa.?id\b|\bumid\b|philhealth|\bcnic\b|shenfenzheng|\bsfz(?:h|hm)?\b/i,
  /asmens kod|gimimo|sveikat|personas kod|dzimšan|veselīb|slimīb|isikukood|sünni(?:aeg|kuupäev)|tervis|haigus/i,
];

/** Languages in which the words above stand. */
const READ_FORMS =
  /^(?:en|de|fr|es|it|pt|nl|pl|cs|sk|sl|hr|bs|sr|da|nb|nn|no|sv|fi|hu|ro|tr|el|ru|uk|bg|zh|ja|ko|ca|gl|he|iw|ar|hi|th|vi|id|ms|lt|lv|et)\b/i;
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
  version: 9,
  level: "potential",
  needs: ["base"],
  evaluate(facts) {
    const all = forms(facts);
    if (all.length === 0) return notApplicable(NO_FORM);
    const rows = all.flatMap((form) => {
      const fields = form.fields
        .filter(({ name, autocomplete, label = "" }) =>
          SENSITIVE.some((words) => words.test(`${name} ${autocomplete} ${label}`)),
        )
        .map(({ name, autocomplete, label }) => label || name || autocomplete);
      return fields.length > 0 ? [{ page: form.pageUrl, url: form.action, fields: fields.join(", ") }] : [];
    });
    const { language = null } = facts.passes.base ?? {};
    const unread = isUnreadLanguage(language) ? all.flatMap(({ fields }) => fields.filter(isOpen)) : [];
    if (rows.length === 0 && unread.length > 0)
      return uncertain(
        say(
          "What the forms ask for is said in a language that is not read yet.",
          "表单内容所用的语言暂无法识别。",
        ),
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
