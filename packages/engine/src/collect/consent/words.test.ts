import { describe, expect, it } from "vitest";
import { languageOf } from "./language.ts";
import { takesSelection } from "./selection-words.ts";
import { isSaveButton, kindOfButton, TOPIC_SOURCE } from "./words.ts";

it.each([
  ["Accept all", "accept"],
  ["I agree", "accept"],
  ["OK", "accept"],
  ["Consent", "accept"],
  ["Consent Ltd", "other"],
  ["Cookies", "other"],
  ["Equivalences", "other"],
  ["Louis Poulsen", "other"],
  ["Sign in", "other"],
  ["Simulador", "other"],
  ["Sicherheit", "other"],
  ["Sí, acepto", "accept"],
  ["Sí", "accept"],
  ["Reject all", "reject"],
  ["Accept only necessary cookies", "reject"],
  ["Use necessary cookies only", "reject"],
  ["Continue without accepting →", "reject"],
  ["Do not accept", "reject"],
  ["No thanks", "reject"],
  ["Cookie settings", "settings"],
  ["Manage preferences", "settings"],
  ["Privacy policy", "other"],
  ["Manage or reject cookies", "settings"],
  ["Einstellungen oder Ablehnen", "settings"],
  ["Paramétrer ou refuser", "settings"],
  ["Configurar o rechazar", "settings"],
  ["Gestisci / Rifiuta", "settings"],
  ["Refuse or pay", "other"],
  ["Reject and subscribe", "other"],
  ["Ablehnen und Abo abschließen", "other"],
  ["Rifiuta e abbonati", "other"],
  ["Refuser et s’abonner (2 €)", "other"],
  ["Rechazar y suscríbete", "other"],
  ["拒否して購読する", "other"],
  ["Odrzuć i zapłać 9,99 zł", "other"],
  ["Reject and go ad-free", "other"],
  ["Ablehnen und weiter einkaufen", "reject"],
  ["Rifiuta e continua gli acquisti", "reject"],
  ["Reject and read for free", "reject"],
  ["Weigeren zonder abonnement", "reject"],
  ["✗ Interdire tous les cookies", "reject"],
  ["Alle blockieren", "reject"],
  ["Összes letiltása", "reject"],
  ["すべてブロック", "reject"],
  ["Chặn tất cả", "reject"],
  ["Turn off all", "reject"],
  ["Nur das Nötigste", "reject"],
  ["Disable your ad blocker", "other"],
  ["Blockchain", "other"],
  ["×", "close"],
  ["全部接受", "accept"],
  ["同意并继续", "accept"],
  ["不同意", "reject"],
  ["仅必要", "reject"],
  ["Cookie 设置", "settings"],
  ["隐私政策", "other"],
  ["Alle akzeptieren", "accept"],
  ["Alle ablehnen", "reject"],
  ["Nur notwendige Cookies", "reject"],
  ["Einstellungen", "settings"],
  ["Tout accepter", "accept"],
  ["Tout refuser", "reject"],
  ["Continuer sans accepter", "reject"],
  ["Paramétrer", "settings"],
  ["Aceptar todas", "accept"],
  ["Rechazar todas", "reject"],
  ["Configurar", "settings"],
  ["Accetta tutti", "accept"],
  ["Rifiuta", "reject"],
  ["Personalizza", "settings"],
  ["Aceitar todos", "accept"],
  ["Rejeitar", "reject"],
  ["Gerenciar preferências", "settings"],
  ["すべて同意する", "accept"],
  ["同意しない", "reject"],
  ["必須のみ", "reject"],
  ["設定", "settings"],
  ["모두 동의", "accept"],
  ["거부", "reject"],
  ["설정", "settings"],
  ["Nein, danke", "reject"],
  ["Ja, gern", "accept"],
  ["No, gracias", "reject"],
  ["Sì, grazie", "accept"],
  ["いいえ", "reject"],
  ["Доар", "other"],
  ["Respinge tot", "reject"],
  ["Acceptă tot", "accept"],
  ["Отказвам", "reject"],
  ["Приемам", "accept"],
  ["Tik būtini", "reject"],
  ["Từ chối", "reject"],
  ["Yes, that’s fine", "accept"],
  ["Ja, einverstanden und weiter", "accept"],
  ["Sí, me parece bien", "accept"],
  ["Non, je préfère rester discret", "reject"],
  ["Nein, lieber nicht", "reject"],
  ["No, let me choose", "settings"],
  ["Don’t allow", "reject"],
  ["Liever niet", "reject"],
  ["Mejor no", "reject"],
  ["Hellre inte", "reject"],
  ["Ja, dat mag", "accept"],
  ["Ich lehne ab", "reject"],
  ["Ich lehne alle Cookies ab", "reject"],
  ["Ich stimme nicht zu", "reject"],
  ["Ich stimme allem zu", "accept"],
  ["Ik wijs alles af", "reject"],
  ["Ik sta dit toe", "accept"],
  ["Je n’accepte pas", "reject"],
  ["Non acconsento", "reject"],
  ["Không đồng ý", "reject"],
  ["ไม่ยอมรับ", "reject"],
  ["Tidak setuju", "reject"],
  ["غير موافق", "reject"],
  ["Atsisakau", "reject"],
  ["Jeg samtykker ikke", "reject"],
  ["Lehnen Sie sich zurück", "other"],
  ["OK pour moi", "accept"],
  ["Das ist ok", "accept"],
  ["Okay, geht klar", "accept"],
  ["Geht in Ordnung", "accept"],
  ["È ok", "accept"],
  ["W porządku", "accept"],
  ["OK, only necessary", "reject"],
  ["Das ist nicht ok", "reject"],
  ["Je choisis", "settings"],
  ["Lassen Sie mich wählen", "settings"],
  ["Mais informações", "settings"],
  ["Più opzioni", "settings"],
  ["Fler alternativ", "settings"],
  ["További beállítások", "settings"],
  ["المزيد", "settings"],
  ["Tüm ayrıntılar", "settings"],
  ["Alle auswählen", "accept"],
  ["Permet-les totes", "accept"],
  ["Prihvatam i čitam besplatno", "accept"],
  ["Съгласявам се", "accept"],
  ["Leidžiu", "accept"],
  ["Samþykki", "accept"],
  ["Book now", "other"],
  ["Brook Street", "other"],
  ["Novosti", "other"],
  ["Jahreskarten", "other"],
  ["Add to basket", "other"],
] as const)("%s is %s", (text, kind) => {
  expect(kindOfButton(text)).toBe(kind);
});

it("tells a button that saves choices from one that opens them", () => {
  expect(isSaveButton("Save my choices")).toBe(true);
  expect(isSaveButton("Bewaar keuze")).toBe(true);
  expect(isSaveButton("Bevestig mijn keuze")).toBe(true);
  expect(isSaveButton("Manage preferences")).toBe(false);
});

it.each([
  "Seçimi onayla",
  "Tercihlerimi onayla",
  "Bekreft valg",
  "Választás jóváhagyása",
  "Подтвердить выбор",
  "Підтвердити вибір",
  "Επιβεβαίωση επιλογών",
  "Potrdi izbor",
  "Kinnita valik",
  "Xác nhận lựa chọn",
  "تأكيد الاختيار",
])("“%s” keeps what is chosen", (label) => {
  expect(isSaveButton(label)).toBe(true);
  expect(kindOfButton(label)).toBe("other");
});

it.each([
  "Allow selection",
  "Accept selected cookies",
  "Confirm my choices",
  "Auswahl erlauben",
  "Ausgewählte akzeptieren",
  "Autoriser la sélection",
  "Permitir la selección",
  "Consenti selezionati",
  "Aceitar seleção",
  "Selectie toestaan",
  "Zezwól na wybór",
  "Povolit výběr",
  "Prijať vybrané",
  "Tillåt urval",
  "Tillat valgte",
  "Salli valinta",
  "Kiválasztottak engedélyezése",
  "Permite selecția",
  "Разреши избраните",
  "Принять выбранные",
  "Дозволити вибране",
  "Dopusti odabrane",
  "Dovoli izbrane",
  "Leisti pasirinktus",
  "Atļaut izvēlētos",
  "Luba valik",
  "Seçime izin ver",
  "Αποδοχή επιλεγμένων",
  "Permet la selecció",
  "Chấp nhận lựa chọn",
  "Izinkan pilihan",
  "允许所选",
  "選択を許可",
  "선택 항목 허용",
  "ยอมรับที่เลือก",
])("“%s” takes what is ticked, and neither agrees nor refuses by itself", (label) => {
  expect(takesSelection(label)).toBe(true);
  expect(isSaveButton(label)).toBe(true);
  expect(kindOfButton(label)).toBe("other");
});

it.each([
  "Allow all",
  "Alle auswählen",
  "Manage choices",
  "Select all and accept",
  "Povolit vše",
  "すべて許可",
])("“%s” takes no selection", (label) => expect(takesSelection(label)).toBe(false));

it.each(["Подтвердить", "Onayla", "Konfirmasi pesanan"])("“%s” names no choice to keep", (label) =>
  expect(isSaveButton(label)).toBe(false),
);

it.each([
  ["We use cookies to run the shop and to show you our offers", "en"],
  ["Wir verwenden Cookies und ähnliche Techniken auf unserer Seite", "de"],
  ["我们使用 Cookie 来改进服务", "zh"],
  ["当サイトではクッキーを使用しています", "ja"],
  ["당사는 쿠키를 사용합니다", "ko"],
])("reads the language of %s", (text, language) => {
  expect(languageOf(text, "xx")).toBe(language);
});

it.each([
  "Za Państwa zgodą mierzymy odwiedziny",
  "Läs Kusten med annonser och spårning – eller utan, för 49 kr",
  "Lesen Sie weiter mit Werbung und Tracking",
  "Lisez avec publicité personnalisée",
])("“%s” is about being followed", (text) => {
  expect(new RegExp(TOPIC_SOURCE, "i").test(text)).toBe(true);
});

describe("to go on without agreeing", () => {
  it.each([
    "Continue without accepting",
    "Skip without consent",
    "Weiter ohne zu akzeptieren",
    "Ohne Cookies fortfahren",
    "Continuer sans accepter",
    "Seguir sin aceptar",
    "Prosegui senza accettare",
    "Prosseguir sem aceitar",
    "Continua sense acceptar",
    "Verdergaan zonder te accepteren",
    "Kontynuuj bez akceptowania",
    "Fortsätt utan att godkänna",
    "Fortsæt uden at give samtykke",
    "Fortsett uten å godta",
    "Jatka hyväksymättä",
    "Pokračovat bez přijetí",
    "Pokračovať bez súhlasu",
    "Folytatás elfogadás nélkül",
    "Continuă fără a accepta",
    "Продължи без да приемаш",
    "Nastavite bez prihvaćanja",
    "Nadaljuj brez soglasja",
    "Настави без прихватања",
    "Συνέχεια χωρίς αποδοχή",
    "Kabul etmeden devam et",
    "Продолжить без принятия",
    "Продовжити без згоди",
    "Jätka ilma nõustumata",
    "Turpināt bez piekrišanas",
    "Tęsti be sutikimo",
    "Halda áfram án þess að samþykkja",
    "同意せずに続ける",
    "수락하지 않고 계속하기",
    "未经同意继续",
    "المتابعة دون قبول",
    "המשך ללא הסכמה",
    "स्वीकार किए बिना जारी रखें",
    "ดำเนินการต่อโดยไม่ยอมรับ",
    "Tiếp tục mà không chấp nhận",
    "Lanjutkan tanpa menerima",
    "Vazhdo pa pranuar",
    "Продолжи без прифаќање",
    "Nepiekrist",
    "Nesutikti",
  ])("refuses: %s", (label) => {
    expect(kindOfButton(label)).toBe("reject");
  });

  it.each(["Weiter ohne Zustimmung – 0 €", "Continuer sans accepter (gratuit)"])(
    "refuses for nothing: %s",
    (label) => {
      expect(kindOfButton(label)).toBe("reject");
    },
  );

  it.each(["Piekrist visām", "Sutikti su visais", "Godta og lukk", "Accept and continue", "सभी स्वीकार करें"])(
    "agrees: %s",
    (label) => {
      expect(kindOfButton(label)).toBe("accept");
    },
  );

  it.each([
    "Ohne Werbung lesen",
    "Sans publicité pour 2,99 €",
    "Continue without accepting for £3 a month",
    "Weiter ohne Zustimmung für 2,99 €",
  ])("is not to refuse for nothing: %s", (label) => {
    expect(kindOfButton(label)).toBe("other");
  });
});
