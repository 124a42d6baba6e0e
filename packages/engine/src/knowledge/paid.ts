/** Words of a button that asks for money instead. */
export const PAID =
  /subscri|pay|€|\$|£|per month|abo\b|abonn|kostenpflichtig|werbefrei|ad-?free|pur-?abo|suscrib|paga|assinar|订阅|付费/i;
