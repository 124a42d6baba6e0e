import { pathOf, type Reply, reply } from "../../demo/respond.ts";
import type { Handler } from "../../demo/site.ts";

export const GOOD_HEADERS = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
};

interface PageOptions {
  lang: string;
  title: string;
  body?: string;
  head?: string;
  /** What stands in the policy; without it nothing links to one. */
  policy?: string;
  /** Words of the link to it. */
  link?: string;
  /** Where it stands. Default `/privacy`. */
  policyPath?: string;
  /** Other addresses of the site: a page, or a whole reply. */
  paths?: Readonly<Record<string, string | Reply>>;
  cookies?: readonly string[];
  headers?: Readonly<Record<string, string>>;
  status?: number;
}

const lorem: Record<string, string> = {
  en: "We bake bread from local grain and deliver it by bicycle every morning. Our workshop is open from Tuesday to Saturday and visitors are welcome to watch the oven at work.",
  de: "Wir backen Brot aus regionalem Getreide und liefern es jeden Morgen mit dem Fahrrad. Unsere Werkstatt ist von Dienstag bis Samstag geöffnet und Besucher sind herzlich willkommen.",
  fr: "Nous cuisons du pain à partir de céréales locales et le livrons chaque matin à vélo. Notre atelier est ouvert du mardi au samedi et les visiteurs sont les bienvenus.",
  es: "Horneamos pan con cereales de la región y lo repartimos cada mañana en bicicleta. Nuestro taller abre de martes a sábado y las visitas son bienvenidas.",
  it: "Cuociamo il pane con cereali della zona e lo consegniamo ogni mattina in bicicletta. La bottega è aperta dal martedì al sabato e le visite sono benvenute.",
  pt: "Assamos pão com cereais da região e entregamos todas as manhãs de bicicleta. A oficina abre de terça a sábado e as visitas são bem-vindas.",
  nl: "Wij bakken brood van graan uit de streek en bezorgen het elke ochtend met de fiets. De werkplaats is open van dinsdag tot zaterdag en bezoek is welkom.",
  pl: "Pieczemy chleb z lokalnego zboża i codziennie rano rozwozimy go rowerem. Pracownia jest otwarta od wtorku do soboty, zapraszamy gości.",
  sv: "Vi bakar bröd av lokal spannmål och levererar det med cykel varje morgon. Verkstaden är öppen från tisdag till lördag och besök är välkomna.",
  ja: "地元の小麦でパンを焼き、毎朝自転車でお届けしています。工房は火曜日から土曜日まで開いており、見学も歓迎しています。",
  ko: "지역에서 자란 밀로 빵을 굽고 매일 아침 자전거로 배달합니다. 공방은 화요일부터 토요일까지 열려 있습니다.",
  zh: "我们用本地谷物烘焙面包，每天早上骑车配送。工坊周二至周六开放，欢迎参观。",
  el: "Ψήνουμε ψωμί από τοπικά σιτηρά και το παραδίδουμε κάθε πρωί με ποδήλατο. Το εργαστήριο είναι ανοιχτό από Τρίτη έως Σάββατο και οι επισκέπτες είναι ευπρόσδεκτοι.",
  fi: "Leivomme leipää paikallisesta viljasta ja toimitamme sen joka aamu polkupyörällä. Verstas on auki tiistaista lauantaihin, ja vierailijat ovat tervetulleita.",
  da: "Vi bager brød af lokalt korn og leverer det hver morgen på cykel. Værkstedet har åbent fra tirsdag til lørdag, og gæster er velkomne.",
  cs: "Pečeme chléb z místního obilí a každé ráno ho rozvážíme na kole. Dílna je otevřená od úterý do soboty a návštěvníci jsou vítáni.",
};

const typeOf = (path: string) => (path.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8");

/** A small site: a start page with text and links of its language, its policy and what else it has. */
export const page = ({
  lang,
  title,
  body = "",
  head = "",
  policy,
  link,
  policyPath = "/privacy",
  paths = {},
  cookies,
  headers = GOOD_HEADERS,
  status = 200,
}: PageOptions): Handler => {
  const text = lorem[lang.slice(0, 2)] ?? lorem.en;
  const nav = Array.from(
    { length: 6 },
    (_, at) => `<a href="/p${at}.html">${text?.split(" ")[at] ?? text?.slice(at, at + 3)}</a>`,
  ).join(" ");
  const linked = policy !== undefined || paths[policyPath] !== undefined;
  const footer = linked ? `<footer><a href="${policyPath}">${link}</a></footer>` : "<footer>2026</footer>";
  const html = (inner: string) =>
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><nav>${nav}</nav><main><h1>${title}</h1><p>${text}</p><p>${text}</p>${inner}</main>${footer}</body></html>`;
  return (request, response) => {
    const path = pathOf(request);
    const own = paths[path];
    if (own !== undefined)
      return reply(
        response,
        typeof own === "string" ? { type: typeOf(path), headers, body: own } : { headers, ...own },
      );
    if (path === "/favicon.ico" || path.startsWith("/.well-known") || path.endsWith(".txt"))
      return reply(response, { status: 404, type: "text/plain", body: "" });
    if (path === policyPath && policy !== undefined)
      return reply(response, {
        type: "text/html; charset=utf-8",
        headers,
        body: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${link}</title><main><h1>${link}</h1>${policy}</main></html>`,
      });
    return reply(response, {
      status,
      type: "text/html; charset=utf-8",
      headers,
      body: html(path === "/" ? body : "<p>…</p>"),
      cookies: request.headers.cookie ? [] : (cookies ?? []),
    });
  };
};

/** The same bytes at every address. */
export const bare =
  (body: string, status = 200, headers: Readonly<Record<string, string>> = {}): Handler =>
  (_, response) =>
    reply(response, { status, type: "text/html; charset=utf-8", body, headers });

export const GA = `var s=document.createElement("script");s.src="https://www.googletagmanager.com/gtag/js.js";document.head.append(s)`;
export const META = `var m=document.createElement("script");m.src="https://connect.facebook.net/en_US/fbevents.js";document.head.append(m)`;
export const bar =
  "position:fixed;left:0;right:0;bottom:0;background:#fff;border-top:1px solid #999;padding:16px";
export const button = "font:16px sans-serif;padding:10px 18px;background:#234;color:#fff;border:0";

/** A banner of plain buttons; what is in `after` runs on "yes" and on later visits of who agreed. */
export const banner = (
  text: string,
  no: string | null,
  yes: string,
  after: string,
  { obey = true, extra = "", noStyle = button } = {},
): string => `
<div id="zz9" style="${bar}"><p>${text}</p>${extra}${no === null ? "" : `<button style="${noStyle}" onclick="pick('n')">${no}</button>`} <button style="${button}" onclick="pick('y')">${yes}</button></div>
<script>function go(){${after}}function pick(c){document.cookie="cookie_consent="+c+";path=/;max-age=8640000;secure;samesite=lax";document.getElementById("zz9").remove();if(c==="y"||${!obey})go()}
var c=(document.cookie.match(/cookie_consent=(.)/)||[])[1];if(c){document.getElementById("zz9").remove();if(c==="y"||${!obey})go()}</script>`;

export const EN_POLICY = `<p>Last updated: 4 September 2026</p><h2>Who we are</h2><p>Bread Ltd, 3 Mill Lane, Cork, is the controller.</p><h2>Why we use data</h2><p>To deliver what you ordered, on the basis of our contract with you.</p><h2>Who gets it</h2><p>Our courier and our web analytics provider. Data is transferred outside the EEA on the basis of standard contractual clauses.</p><h2>How long we keep it</h2><p>Seven years.</p><h2>Your rights</h2><p>You can ask to see, correct or delete your data, and complain to the supervisory authority.</p><p>Contact: hello@bread.example</p>`;
