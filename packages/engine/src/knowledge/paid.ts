/** Words of who asks for money: a subscription, a payment, a sum in some currency. */
const ASKS_MONEY =
  /subscri|pay|€|\$|£|₽|¥|per month|abo\b|abonn|kostenpflichtig|bezahl|werbefrei|ad-?free|pur-?abo|contentpass|suscr[ií]b|suscripci|paga|assin(?:ar|e\b|atura)|abbona|souscri|betaal|betale|betala|zapłać|płac|płat|zaplat|platit|zaplať|fizet|subskry|plăt|plătește|plati(?:te|ti)|плати|оплат|сплат|πληρ|abone|ödeme|berlangganan|bayar|trả phí|จ่าย|ชำระ|ادفع|الدفع|שלם|תשלום|भुगतान|结账|支付|付款|訂閱|订阅|付费|付費|購読|有料|支払|課金|결제|유료|구독|előfizet|předplat|predplat|prenumer|pretplat|naroči(?:te|m se)|подпис(?:ка|ать|аться)|передплат|абон(?:амент|ирай)|συνδρομ|\btilaa\b|\bmaksa|đăng ký mua|สมัครสมาชิก|اشترك|מינוי|מנוי|सदस्यता|\d\s?(?:kr|zł|kč|ft|lei|лв|грн|руб|元|円|원|chf|usd|eur|gbp|₹|₺|₴)(?![\p{L}])/iu;
const BUYING =
  /\bbuy\b|kaufen|\bkøb\b|\bkjøp|\bköp\b|kopen|achet|comprar|acquist|\bkup\b|wykup|\bosta\b|koupit|kúpiť|vásárol|cumpăr|kupi\b|купит|купи|αγορ[άα]|satın al|購入|购买|購買|구매/iu;
/** Says of money that none is asked. */
const FREE =
  /without|(?<!ad[- ])\bfree\b|ohne|kostenlos|\bsans\b|gratuit|\bsin\b|grat(?:is|uit)|\bsenza\b|\bsem\b|grátis|zonder|\bbez\b|za darmo|utan|uden|uten|ilman|nélkül|fără|без|χωρίς|ücretsiz|免费|免費|無料|무료|なしで|없이/iu;

/** A sum that is not nothing: what is left off beside it costs it. */
const SUM =
  /[€$£₽¥₺₩₹]\s?[1-9]|(?<![\d.,])(?:[1-9]\d{0,4}|0[.,]\d?[1-9])(?:[.,]\d{1,2})?\s?(?:€|\$|£|₽|₺|₩|₹|kr\b|kč|zł|ft\b|lei\b|eur\b|лв|грн|円|元|원)/iu;

/** Does a button ask for money instead: in a word, or by a sum in some currency? */
export const isPaid = (text: string): boolean => ASKS_MONEY.test(text) || BUYING.test(text);

/**
 * Does a button refuse for money alone ("Reject and subscribe")? It offers no refusal that costs nothing. Shops let
 * visitors refuse and go on buying: words of buying alone do not count.
 */
export const refusesForMoney = (text: string): boolean =>
  (ASKS_MONEY.test(text) && !FREE.test(text)) || SUM.test(text);
