import { expect, it } from "vitest";
import { isSaveButton, kindOfButton, languageOf } from "./words.ts";

it.each([
  ["Accept all", "accept"],
  ["I agree", "accept"],
  ["OK", "accept"],
  ["Consent", "accept"],
  ["Consent Ltd", "other"],
  ["Cookies", "other"],
  ["Equivalences", "other"],
  ["Louis Poulsen", "other"],
  ["Reject all", "reject"],
  ["Accept only necessary cookies", "reject"],
  ["Use necessary cookies only", "reject"],
  ["Continue without accepting →", "reject"],
  ["Do not accept", "reject"],
  ["No thanks", "reject"],
  ["Cookie settings", "settings"],
  ["Manage preferences", "settings"],
  ["Privacy policy", "other"],
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
  ["Novosti", "other"],
  ["Jahreskarten", "other"],
  ["Add to basket", "other"],
] as const)("%s is %s", (text, kind) => {
  expect(kindOfButton(text)).toBe(kind);
});

it("tells a button that saves choices from one that opens them", () => {
  expect(isSaveButton("Save my choices")).toBe(true);
  expect(isSaveButton("Manage preferences")).toBe(false);
});

it.each([
  ["We use cookies to run the shop and to show you our offers", "en"],
  ["Wir verwenden Cookies und ähnliche Techniken auf unserer Seite", "de"],
  ["我们使用 Cookie 来改进服务", "zh"],
  ["当サイトではクッキーを使用しています", "ja"],
  ["당사는 쿠키를 사용합니다", "ko"],
])("reads the language of %s", (text, language) => {
  expect(languageOf(text, "xx")).toBe(language);
});
