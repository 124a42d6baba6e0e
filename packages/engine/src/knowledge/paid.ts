/** Words of a button that asks for money instead: in a word, or by a sum in some currency. */
export const PAID =
  /subscri|pay|€|\$|£|₽|¥|per month|abo\b|abonn|kostenpflichtig|werbefrei|ad-?free|pur-?abo|suscrib|paga|assinar|订阅|付费|\bbuy\b|kaufen|\bkøb\b|\bkjøp|\bköp\b|kopen|achet|comprar|acquist|\bkup\b|wykup|\bosta\b|koupit|kúpiť|vásárol|cumpăr|kupi\b|купит|купи|αγορ[άα]|satın al|購入|购买|購買|구매|구독|\d\s?(?:kr|zł|kč|ft|lei|лв|грн|руб|元|円|원|chf|usd|eur|gbp|₹|₺|₴)(?![\p{L}])/iu;
