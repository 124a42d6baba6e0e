import { withoutAccents } from "../../knowledge/letters.ts";

/** Answers to a plain question, which are no more than "yes" or "no" with a courtesy. */
const YES_WORDS =
  "yes|yep|sure|ja|jawohl|oui|sí|si|sì|sim|tak|ano|áno|da|igen|kyllä|evet|да|так|ναι|はい|네|예|是|好";
const NO_WORDS =
  "no|nope|nein|non|não|nao|nee|nie|ne|nej|nei|nu|nem|ei|hayır|нет|ні|όχι|いいえ|아니요|아니오|不|否";
export const YES = `^(?:${YES_WORDS})(?:$|[ ,!.。、]{1,3}(?:please|gern|gerne|bitte|klar|merci|bien sûr|volontiers|claro|gracias|grazie|certo|obrigad[oa]|graag|prima|proszę|chętnie|tack|takk|tak|gärna|kiitos|köszönöm))`;
export const NO = `^(?:${NO_WORDS})(?:$|[ ,!.。、]{1,3}(?:thanks?|thank you|danke|lieber nicht|merci|gracias|grazie|obrigad[oa]|bedankt|dank je|dziękuję|tack|takk|tak|kiitos|köszönöm|mulțumesc|спасибо|дякую))`;

/** Refusals in the tone of a conversation. */
export const SOFTLY =
  "rather not|prefer not|not (?:allow|agree)|lieber nicht|(?:möchte|will) ich nicht|nicht (?:zustimmen|einverstanden|erlauben|akzeptieren)|plutôt non|pas d['’]accord|ne (?:veux|souhaite) pas|sans façon|mejor no|prefiero (?:que )?no|no quiero|meglio di no|preferisco (?:di )?no|non voglio|prefiro (?:que )?não|melhor não|não quero|liever niet|niet (?:akkoord|toestaan|accepteren)|wolę nie|raczej nie|nie (?:chcę|wyrażam|zgadzam)|(?:helst|hellre) inte|godkänn inte|(?:helst|hellere) ikke|mieluummin en|en halua|raději ne|nechci|radšej nie|nechcem|inkább nem|nem kérem|mai bine nu|nu vreau|遠慮|同意しない|許可しない|暂不|暫不|算了|不用了|동의하지 않|허용하지 않";

/** "Yes" or "no" with a comma and a sentence of their own after it. */
const answered = (words: string) => new RegExp(withoutAccents(`^(?:${words})\\s?[,!、，]\\s?\\S`), "i");
export const ANSWERS_YES = answered(YES_WORDS);
export const ANSWERS_NO = answered(NO_WORDS);
