import { describe, expect, it } from "vitest";
import type { ValueShape } from "../../facts/types.ts";
import { cookie, facts, findingOf, form, SITE, verdictOf, without } from "../testing/facts.ts";

const DAY = 86_400;

describe("web.cookie.flags", () => {
  const id = "web.cookie.flags";

  it("fails on a session cookie and says what it lacks", () => {
    const bare = cookie("PHPSESSID", { secure: false, httpOnly: false, sameSite: null });
    const finding = findingOf(id, facts({ base: { cookies: [bare] } }));
    expect(finding).toMatchObject({ outcome: "failed", level: "medium" });
    expect(finding.evidence[0]?.rows[0]).toMatchObject({ missing: "Secure, HttpOnly, SameSite" });
  });

  it("passes when they are protected, and leaves other cookies alone", () => {
    const loose = { secure: false, httpOnly: false, sameSite: null };
    const cookies = [cookie("__Host-sid"), cookie("XSRF-TOKEN", loose), cookie("cookie_choice", loose)];
    expect(verdictOf(id, facts({ base: { cookies } }))).toBe("passed");
  });

  it("does not take the record of a choice for a session", () => {
    const loose = { httpOnly: false };
    const platform = facts({ accept: { cookies: [cookie("didomi_token", loose)] } });
    const own = [cookie("auth_choice", loose)];
    expect(verdictOf(id, platform)).toBe("not_applicable");
    expect(verdictOf(id, facts({ reject: { cookies: own }, accept: { cookies: own } }))).toBe(
      "not_applicable",
    );
    expect(verdictOf(id, facts({ accept: { cookies: [cookie("auth_token", loose)] } }))).toBe(
      "failed medium",
    );
  });

  it("does not take the record of a notice that was read for a session", () => {
    const kept = (shape: ValueShape) => {
      const left = [cookie("auth_read", { httpOnly: false, shape })];
      const notice = facts({ reject: { cookies: [] }, accept: { cookies: left } });
      if (notice.passes.base?.banner)
        notice.passes.base.banner.buttons = notice.passes.base.banner.buttons.filter(
          ({ kind }) => kind === "accept",
        );
      Object.assign(notice.passes.reject ?? {}, { choice: null });
      return verdictOf(id, notice);
    };
    expect(kept("flag")).toBe("not_applicable");
    expect(kept("id")).toBe("failed medium");
  });

  it.each(["vp_sid", "mk-session", "x_sess"])(
    "does not take %s for a session where a stranger's script sets it",
    (name) => {
      const set = (setBy: string) =>
        facts({ base: { cookies: [cookie(name, { httpOnly: false, lifetimeS: 1_800, setBy })] } });
      expect(verdictOf(id, set("https://pixel.varpay.example/vp.js"))).toBe("not_applicable");
      expect(verdictOf(id, set(`${SITE}assets/app.js`))).toBe("failed medium");
      expect(verdictOf(id, set("https://cdn.jsdelivr.net/npm/js-cookie@3/dist/js.cookie.min.js"))).toBe(
        "failed medium",
      );
    },
  );

  it("does not take what tells a payment service of a visit for a session", () => {
    const stripe = [cookie("__stripe_sid", { httpOnly: false }), cookie("__stripe_mid", { httpOnly: false })];
    expect(verdictOf(id, facts({ base: { cookies: stripe } }))).toBe("not_applicable");
  });

  it("does not take a tracking cookie for a session", () => {
    const cookies = [
      cookie("_hjSession_1", { httpOnly: false }),
      cookie("_rbx_session", { httpOnly: false }),
    ];
    expect(verdictOf(id, facts({ base: { cookies } }))).toBe("not_applicable");
  });
});

describe("web.cookie.lifetime", () => {
  const id = "web.cookie.lifetime";
  const living = (days: number) =>
    facts({ accept: { cookies: [cookie("_mly_id", { lifetimeS: days * DAY })] } });

  it("fails above 13 months, also on cookies set after Accept", () => {
    expect(verdictOf(id, living(400))).toBe("failed low");
    expect(verdictOf(id, living(395))).toBe("passed");
  });

  it("leaves necessary cookies alone and is uncertain about unknown ones", () => {
    const of = (name: string) => facts({ base: { cookies: [cookie(name, { lifetimeS: 800 * DAY })] } });
    expect(verdictOf(id, of("cookie_consent"))).toBe("passed");
    expect(verdictOf(id, of("zq81"))).toBe("uncertain");
  });

  it.each([
    ["potential", "sent to others", "id", ["pixel.varpay.example"]],
    ["uncertain", "kept by the site", "id", []],
    ["uncertain", "the same for all", "text", ["pixel.varpay.example"]],
  ] as const)("is %s about an unknown cookie that lives long, %s", (expected, _, shape, sharedWith) => {
    const long = cookie("vp_vid", { lifetimeS: 540 * DAY, shape, sharedWith: [...sharedWith] });
    expect(verdictOf(id, facts({ base: { cookies: [long] } }))).toBe(expected);
  });

  it("is uncertain when cookies after Accept were not seen", () => {
    expect(verdictOf(id, without(facts(), "accept"))).toBe("uncertain");
  });
});

describe("web.form.insecure", () => {
  const id = "web.form.insecure";
  const of = (more: Parameters<typeof form>[0]) => facts({ base: { forms: [form(), form(more)] } });

  it("fails on plain http, on a password in the address and on an open page", () => {
    expect(verdictOf(id, of({ action: "http://www.shop.example/n" }))).toBe("failed critical");
    expect(verdictOf(id, of({ hasPassword: true, method: "GET" }))).toBe("failed critical");
    expect(verdictOf(id, of({ hasPassword: true, pageUrl: "http://www.shop.example/" }))).toBe(
      "failed critical",
    );
  });

  it("passes on protected forms, a search by GET among them", () => {
    expect(verdictOf(id, of({ method: "get" }))).toBe("passed");
  });

  it("does not apply without forms", () => {
    expect(verdictOf(id, facts())).toBe("not_applicable");
  });
});

describe("web.form.minimisation", () => {
  const id = "web.form.minimisation";

  it.each([
    ["hi", "f1", "नाम", "passed"],
    ["hi", "f1", "आधार नंबर", "potential"],
    ["he", "f2", "תעודת זהות", "potential"],
    ["id", "nik", "NIK (nomor KTP)", "potential"],
    ["pt", "cc", "Número do Cartão de Cidadão", "potential"],
    ["fr", "f4", "Carte nationale d’identité", "potential"],
    ["cs", "f5", "Občanský průkaz", "potential"],
    ["el", "f6", "Αριθμός ταυτότητας", "potential"],
    ["ja", "pp_no", "パスポート番号", "potential"],
    ["ja", "f8", "アレルギーの有無", "potential"],
    ["ja", "f9", "お問い合わせ内容", "passed"],
    ["ko", "f10", "여권 번호", "potential"],
    ["tr", "f11", "Pasaport numarası", "potential"],
    ["hu", "f12", "Útlevél száma", "potential"],
    ["el", "f13", "Αριθμός διαβατηρίου", "potential"],
    ["zh", "f14", "证件号码", "potential"],
    ["en", "form_fields[aadhaar]", "Aadhaar number / आधार संख्या", "potential"],
    ["en", "f15", "PAN (for 80G receipt)", "potential"],
    ["hi", "f16", "Voter ID", "potential"],
    ["en", "f17", "NRIC", "potential"],
    ["en", "f18", "PPS number (PPSN)", "potential"],
    ["en", "f19", "Driver’s licence", "potential"],
    ["zh", "sfz", "", "potential"],
    ["el", "f23", "ΑΜΚΑ", "potential"],
    ["el", "f24", "ΑΦΜ (προαιρετικό)", "potential"],
    ["bg", "f25", "ЕГН", "potential"],
    ["bg", "f26", "Бързо и стегнато", "passed"],
    ["hr", "f27", "Datum rođenja", "potential"],
    ["sl", "f28", "Datum rojstva", "potential"],
    ["sr", "f29", "Датум рођења", "potential"],
    ["fr", "f30", "Numéro de sécurité sociale", "potential"],
    ["is", "f31", "Kennitala", "potential"],
    ["ru", "f32", "ИНН", "potential"],
    ["lv", "f33", "Ģimenes stāvoklis", "potential"],
    ["de", "f34", "Familienstand", "potential"],
    ["ja", "f35", "配偶者の有無", "potential"],
    ["lv", "f36", "Vai esat stāvoklī?", "potential"],
    ["sl", "f37", "Ali ste noseči?", "potential"],
    ["uk", "f38", "Чи ви вагітна?", "potential"],
    ["pl", "f39", "Wyznanie", "potential"],
    ["hu", "f40", "Vallása", "potential"],
    ["hr", "f41", "Spol", "potential"],
    ["it", "f42", "Sesso", "potential"],
    ["bg", "f43", "Пол", "potential"],
    ["it", "f44", "Gruppo sanguigno", "potential"],
    ["ja", "f45", "血液型", "potential"],
    ["nl", "f46", "Strafblad", "potential"],
    ["sk", "f47", "Chronické ochorenia", "potential"],
    ["sl", "f48", "Sporočilo", "passed"],
    ["bg", "f49", "Полза от услугата", "passed"],
    ["es", "f50", "¿Cómo nos conoció?", "passed"],
    ["fr", "f51", "Syndicat de copropriété", "passed"],
    ["zh", "f52", "结婚日期", "passed"],
    ["es", "f20", "¿Qué pan prefiere?", "passed"],
    ["pl", "f21", "Pan / Pani", "passed"],
    ["en", "f22", "Where did you broadcast?", "passed"],
    ["es", "f7", "Mensaje", "passed"],
    ["ro", "f53", "Boli cronice", "potential"],
    ["en", "f54", "Pre-existing conditions", "potential"],
    ["en", "f55", "Medicines you take", "potential"],
    ["de", "f56", "Grad der Behinderung", "potential"],
    ["fr", "f57", "Traitement en cours", "potential"],
    ["es", "f58", "Patologías", "potential"],
    ["pl", "f59", "Dolegliwości", "potential"],
    ["cs", "f60", "Užívané léky", "potential"],
    ["tr", "f61", "Kullandığınız ilaçlar", "potential"],
    ["ru", "f62", "Принимаемые лекарства", "potential"],
    ["ja", "f63", "服用中のお薬", "potential"],
    ["ko", "f64", "기저질환", "potential"],
    ["zh", "f65", "用药情况", "potential"],
    ["ar", "f66", "الأعراض", "potential"],
    ["th", "f67", "ยาที่ใช้ประจำ", "potential"],
    ["pt", "f68", "Número do cartão do SUS", "potential"],
    ["fr", "f69", "J’accepte le traitement de mes données", "passed"],
    ["es", "f70", "Acepto el tratamiento de mis datos", "passed"],
    ["it", "f71", "Consenso al trattamento dei dati", "passed"],
    ["en", "f72", "I accept the terms and conditions", "passed"],
    ["da", "f73", "Boligtype", "passed"],
    ["ja", "f74", "故障の症状", "passed"],
    ["ko", "f75", "고장 증상", "passed"],
    ["ka", "f1", "სახელი", "passed"],
    ["ka", "f1", "პირადი ნომერი", "uncertain"],
  ])("reads in %s what a form asks for in %s", (language, name, label, verdict) => {
    const asked = form({ fields: [{ type: "text", name, autocomplete: "", label }] });
    expect(verdictOf(id, facts({ base: { language, forms: [asked] } }))).toBe(verdict);
  });
  it.each([
    ["en", "Loan application – Apply", "National ID", "passed"],
    ["lt", "Paskolos paraiška – Pateikti paraišką", "Asmens kodas", "passed"],
    ["de", "Visumantrag", "Reisepassnummer", "passed"],
    ["cs", "Hlášení škodní události – Odeslat hlášení", "Rodné číslo", "passed"],
    ["nb", "Tilbud på livsforsikring – Beregn pris", "Fødselsnummer", "passed"],
    ["nb", "Tilbud på livsforsikring – Beregn pris", "Helseopplysninger", "passed"],
    ["ja", "ビザ申請 – 送信", "パスポート番号", "passed"],
    ["en", "Loan application – Apply", "Religion", "potential"],
    ["en", "Loan application – Apply", "Illnesses", "potential"],
    ["en", "Loan application – Apply", "Pre-existing conditions", "potential"],
    ["de", "Kreditantrag", "Grad der Behinderung", "potential"],
    ["de", "Versicherung beantragen", "Grad der Behinderung", "passed"],
    ["vi", "Đăng ký làm visa", "Tôn giáo", "potential"],
    ["nb", "Nyhetsbrev fra forsikring", "Fødselsnummer", "potential"],
    ["fi", "Lainaa kirja", "Henkilötunnus", "potential"],
    ["fr", "Ouvrir un compte", "Date de naissance", "potential"],
  ])("asks in %s what “%s” is for before it minds %s", (language, about, label, verdict) => {
    const asked = form({ about, fields: [{ type: "text", name: "f1", autocomplete: "", label }] });
    expect(verdictOf(id, facts({ base: { language, forms: [asked] } }))).toBe(verdict);
  });

  it.each([
    ["da", "HyggeDate – dating i Jylland", "Opret profil", "Fødselsår", "potential", "passed"],
    ["de", "Partnersuche ab 40", "Profil anlegen", "Geschlecht", "potential", "passed"],
    ["ja", "婚活サイトさくら", "登録", "生年月日", "potential", "passed"],
    ["en", "Dating for vegans", "Create profile", "Passport number", "potential", "potential"],
    ["en", "Dating for vegans", "Create profile", "Religion", "potential", "potential"],
  ])("asks in %s what a site named %s is for", (language, title, about, label, elsewhere, there) => {
    const asked = form({ about, fields: [{ type: "text", name: "f1", autocomplete: "", label }] });
    expect(verdictOf(id, facts({ base: { language, forms: [asked] } }))).toBe(elsewhere);
    expect(verdictOf(id, facts({ base: { language, title, forms: [asked] } }))).toBe(there);
  });

  it("minds what one form needs in another", () => {
    const fields = [{ type: "text", name: "f1", autocomplete: "", label: "Passport number" }];
    const both = [form({ about: "Visa application", fields }), form({ about: "Newsletter", fields })];
    expect(verdictOf(id, facts({ base: { language: "en", forms: both } }))).toBe("potential");
  });

  const asking = (name: string, autocomplete = "") =>
    facts({ base: { forms: [form({ fields: [{ type: "text", name, autocomplete }] })] } });

  it("is potential on sensitive fields, by name or by autocomplete", () => {
    expect(verdictOf(id, asking("birthday"))).toBe("potential");
    expect(verdictOf(id, asking("", "bday"))).toBe("potential");
    expect(findingOf(id, asking("birthday")).evidence[0]?.rows[0]).toMatchObject({ fields: "birthday" });
    expect(findingOf(id, asking("", "bday")).evidence[0]?.rows[0]).toMatchObject({ fields: "bday" });
  });

  it("passes on an e-mail address", () => {
    expect(verdictOf(id, asking("email", "email"))).toBe("passed");
  });
});

describe("web.mixed-content", () => {
  const id = "web.mixed-content";
  const mixedContent = [{ url: "http://static.shop.example/a.gif", resourceType: "image" }];

  it("fails on an http file, passes without one", () => {
    expect(verdictOf(id, facts({ base: { mixedContent } }))).toBe("failed medium");
    expect(verdictOf(id, facts())).toBe("passed");
  });

  it("does not apply to a page that is itself http", () => {
    expect(verdictOf(id, facts({ base: { finalUrl: SITE.replace("https", "http") } }))).toBe(
      "not_applicable",
    );
  });
});

describe("web.sri", () => {
  const id = "web.sri";
  const script = (src: string, integrity: string | null) => ({ src, integrity, crossorigin: "anonymous" });

  it("fails on a third-party script without a hash and counts them", () => {
    const scripts = [
      script("https://lumen-cdn.example/a.js", "sha384-x"),
      script("https://metricly.example/m.js", null),
    ];
    const finding = findingOf(id, facts({ base: { scripts } }));
    expect(finding).toMatchObject({ outcome: "failed", level: "low" });
    expect(finding.summary.en).toBe("1 of 2 third-party scripts has no integrity hash.");
  });

  it.each(["accept", "reject", "gpc"] as const)(
    "looks at scripts that come with the visit %s alone",
    (pass) => {
      const late = {
        base: { scripts: [] },
        [pass]: { scripts: [script("https://metricly.example/m.js", null)] },
      };
      expect(verdictOf(id, facts(late))).toBe("failed low");
    },
  );

  it("counts a script of several visits once", () => {
    const scripts = [script("https://metricly.example/m.js", null)];
    expect(findingOf(id, facts({ base: { scripts }, accept: { scripts } })).summary.en).toBe(
      "1 of 1 third-party script has no integrity hash.",
    );
  });

  it("passes when all carry one, and does not apply to the site's own", () => {
    const hashed = [script("https://lumen-cdn.example/a.js", "sha384-x")];
    expect(verdictOf(id, facts({ base: { scripts: hashed } }))).toBe("passed");
    expect(verdictOf(id, facts({ base: { scripts: [script(`${SITE}a.js`, null)] } }))).toBe("not_applicable");
  });
});
