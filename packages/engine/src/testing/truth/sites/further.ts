import { reply } from "../../../demo/respond.ts";
import { type Case, FEW_HEADERS, NO_HEADERS, WALL } from "../case.ts";
import { GA, META } from "../page.ts";
import { gives, site, takes, toHttps } from "../routes.ts";

/** Six more builds with their whole truth, of languages, platforms and walls that the others do not have. */
export const further: readonly Case[] = [
  {
    // Latvian: a platform of small shops, a fair choice that is kept.
    host: "medus-darzs.example",
    truth: {
      defect: `${FEW_HEADERS} cookie.lifetime`,
      fine: "consent.banner-present consent.cookies-before consent.trackers-before consent.reject-offered-first-layer consent.reject-works consent.withdraw-link consent.equal-choice consent.no-wall policy.link tls.redirect",
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy cookie-notice.complete policy.sections policy.freshness policy.discloses-transfers policy.discloses-recipients",
    plain: toHttps("medus-darzs.example"),
    site: site({
      "/": `<!doctype html><html lang="lv"><head><meta charset="utf-8"><title>Medus dārzs</title></head><body class="mozweb"><h1>Medus dārzs</h1><p>Liepu, pļavu un viršu medus no mūsu bišu dravas Vidzemē. Piegādājam visā Latvijā ar pakomātu, bet vasarā aicinām ciemos uz degustāciju.</p><a href="/veikals/">Veikals</a> <a href="/privatuma-politika/">Privātuma politika</a> <a href="#" id="sik">Sīkdatņu iestatījumi</a>
<section class="cky-consent-container" id="c" role="region" aria-label="Sīkdatnes" hidden style="position:fixed;left:20px;bottom:20px;width:440px;background:#fff;border:1px solid #888;padding:22px"><p>Mēs izmantojam sīkdatnes, lai uzlabotu jūsu pieredzi un analizētu apmeklējumu.</p><button class="cky-btn cky-btn-customize" style="padding:10px;width:120px">Pielāgot</button> <button class="cky-btn cky-btn-reject" style="padding:10px;width:130px">Noraidīt visu</button> <button class="cky-btn cky-btn-accept" style="padding:10px;width:130px">Pieņemt visu</button></section>
<script>var c=document.getElementById("c");function t(){${GA}}function s(v){document.cookie="cookieyes-consent=consent:"+v+",action:yes;path=/;max-age=31536000;secure;samesite=lax";c.hidden=true;if(v==="yes")t()}c.querySelector(".cky-btn-reject").onclick=function(){s("no")};c.querySelector(".cky-btn-accept").onclick=function(){s("yes")};document.getElementById("sik").onclick=function(){c.hidden=false;return false};var m=/cookieyes-consent=consent:(\\w+)/.exec(document.cookie);if(!m)c.hidden=false;else if(m[1]==="yes")t()</script></body></html>`,
      "/veikals/": `<!doctype html><html lang="lv"><title>Veikals</title><h1>Veikals</h1><p>Liepu medus 9 €.</p></html>`,
      "/privatuma-politika/": `<!doctype html><html lang="lv"><meta charset="utf-8"><title>Privātuma politika</title><h1>Privātuma politika</h1><p>Pārzinis ir SIA Medus dārzs. Google Analytics izmantojam tikai ar jūsu piekrišanu.</p></html>`,
    }),
  },
  {
    // Portuguese of Brazil: a shop that marks its visitors by a marketing platform of the country and a chat.
    host: "moveis-ipe.example",
    territories: ["BR"],
    truth: {
      defect: `${NO_HEADERS} consent.trackers-before consent.cookies-before consent.banner-present pixel.present sri policy.freshness cookie-notice.complete`,
      fine: "policy.link",
    },
    othersSoundBut:
      "tls.https cookie.lifetime share.undeclared-third-party xborder.no-adequacy policy.discloses-recipients policy.discloses-transfers policy.sections consent.storage-before gpc.honoured ccpa.opt-out-link",
    also: [
      gives(
        "d335luupugsy2.cloudfront.net",
        `document.cookie="rdtrk=%7B%22id%22%3A%220b2d8c1e-9a7f-4c3b-8d6e-5f4a3b2c1d0e%22%7D;path=/;max-age=31536000";fetch("https://pageview-notify.rdstation.com.br/send?id=0b2d8c1e-9a7f-4c3b-8d6e-5f4a3b2c1d0e",{mode:"no-cors"})`,
      ),
      ...takes("pageview-notify.rdstation.com.br"),
    ],
    site: site(
      {
        "/": `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Móveis Ipê</title><script async src="https://d335luupugsy2.cloudfront.net/js/loader-scripts/abc-loader.js"></script><script>${META}</script></head><body><h1>Móveis Ipê</h1><p>Mesas e cadeiras de madeira certificada, feitas por marceneiros de Curitiba. Entregamos em todo o Brasil e parcelamos em até dez vezes sem juros.</p><a href="/produtos/mesa">Mesa de jantar</a> <a href="/politica-de-privacidade">Política de Privacidade</a></body></html>`,
        "/produtos/mesa": `<!doctype html><html lang="pt-BR"><title>Mesa</title><h1>Mesa de jantar</h1><p>R$ 2.900</p></html>`,
        "/politica-de-privacidade": `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Política de Privacidade</title><h1>Política de Privacidade</h1><p>Atualizada em 10 de março de 2022.</p><p>A Móveis Ipê Ltda., de Curitiba, é a controladora dos seus dados. Finalidades: entregar o pedido e enviar ofertas, com base no seu consentimento. Compartilhamos dados com transportadoras, RD Station e Meta. Guardamos os dados por cinco anos. Você tem direito de acesso, correção e eliminação e pode reclamar à ANPD. Encarregado: dados@moveis-ipe.example</p></html>`,
      },
      {},
    ),
  },
  {
    // Irish English: a recorder that starts without a question, and passwords in the address.
    host: "galway-tutors.example",
    truth: {
      defect: `${NO_HEADERS} consent.banner-present consent.trackers-before consent.cookies-before replay.present form.insecure cookie-notice.complete sri policy.link`,
      nothing: "policy.sections policy.freshness",
    },
    othersSoundBut:
      "tls.https cookie.lifetime share.undeclared-third-party xborder.no-adequacy policy.discloses-recipients policy.discloses-transfers tracking.streams form.minimisation",
    site: site(
      {
        "/": `<!doctype html><html lang="en-IE"><head><title>Galway Tutors</title><script>(function(h,o,t,j,a,r){h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};h._hjSettings={hjid:12345,hjsv:6};r=o.createElement("script");r.async=1;r.src="https://static.hotjar.com/c/hotjar-12345.js?sv=6";o.head.appendChild(r)})(window,document)</script></head><body><h1>Galway Tutors</h1><p>Grinds in maths, Irish and physics for Leaving Cert students, in person on Shop Street or online. All our tutors are Garda vetted teachers.</p><form action="/account" method="get"><label>Email <input type="email" name="email"></label><label>Password <input type="password" name="password"></label><button>Sign in</button></form><a href="/subjects">Subjects</a> <a href="/fees">Fees</a></body></html>`,
        "/subjects": `<!doctype html><html lang="en-IE"><title>Subjects</title><h1>Subjects</h1><p>Maths.</p></html>`,
        "/fees": `<!doctype html><html lang="en-IE"><title>Fees</title><h1>Fees</h1><p>€40 an hour.</p></html>`,
      },
      {},
    ),
  },
  {
    // Hungarian: to refuse is a grey word beside a large button; refused, it keeps its word.
    host: "borpince.example",
    truth: {
      defect: `${FEW_HEADERS} consent.equal-choice tls.redirect consent.withdraw-link cookie.lifetime`,
      fine: "consent.banner-present consent.cookies-before consent.trackers-before consent.reject-offered-first-layer consent.reject-works policy.link policy.freshness",
    },
    othersSoundBut:
      "tls.https sri share.undeclared-third-party xborder.no-adequacy cookie-notice.complete policy.sections policy.discloses-transfers policy.discloses-recipients pixel.present gpc.honoured",
    site: site({
      "/": `<!doctype html><html lang="hu"><head><meta charset="utf-8"><title>Tokaji Borpince</title></head><body><h1>Tokaji Borpince</h1><p>Aszú, szamorodni és száraz furmint a saját dűlőinkből. Pincelátogatás előzetes bejelentkezéssel, borkóstoló minden szombaton délután.</p><a href="/boraink">Boraink</a> <a href="/adatkezeles">Adatkezelési tájékoztató</a>
<dialog id="d" style="border:0;padding:30px;position:fixed;bottom:30px"><h2>Sütiket használunk</h2><p>A weboldal sütiket használ a látogatottság méréséhez.</p><button id="i" style="background:#7a0019;color:#fff;font-size:20px;padding:18px 60px;border:0">Elfogadom</button> <button id="n" style="background:none;border:0;color:#b5b5b5;font-size:11px">Elutasítom</button></dialog>
<script>var d=document.getElementById("d");function g(){${GA}}function v(x){localStorage.setItem("suti",x);d.close();if(x==="igen")g()}document.getElementById("i").onclick=function(){v("igen")};document.getElementById("n").onclick=function(){v("nem")};var s=localStorage.getItem("suti");if(!s)d.show();else if(s==="igen")g()</script></body></html>`,
      "/boraink": `<!doctype html><html lang="hu"><title>Boraink</title><h1>Boraink</h1><p>Ötputtonyos aszú.</p></html>`,
      "/adatkezeles": `<!doctype html><html lang="hu"><meta charset="utf-8"><title>Adatkezelési tájékoztató</title><h1>Adatkezelési tájékoztató</h1><p>Hatályos: 2026. május 3-tól</p><p>Az adatkezelő a Tokaji Borpince Kft. Az adatkezelés célja a megrendelés teljesítése, jogalapja a szerződés teljesítése és a hozzájárulás. Adatfeldolgozó: Google Analytics. Az adatokat öt évig őrizzük meg. Ön kérheti az adatok törlését, és panaszt tehet a NAIH-nál. E-mail: bor@borpince.example</p></html>`,
    }),
  },
  {
    // Turkish: another vendor's page in front of the site, with a slider to move.
    host: "ucak-bileti.example",
    truth: { open: WALL },
    site: (_, response) =>
      reply(response, {
        status: 200,
        type: "text/html; charset=utf-8",
        body: `<!doctype html><html lang="tr"><head><title>ucak-bileti.example</title><meta name="robots" content="noindex"></head><body><div id="px-captcha-wrapper"><h1>Devam etmeden önce…</h1><p>Basılı tutarak insan olduğunuzu (bot olmadığınızı) doğrulayın.</p><div id="px-captcha" role="button" tabindex="0" style="width:300px;height:60px;border:1px solid">Basılı tut</div><p>Referans kimliği 5f2c-81aa</p></div><script src="/px/captcha.js"></script></body></html>`,
      }),
  },
  {
    // American: a shop for children's toys whose pixel tells who bought, after a form that wrote it in the address.
    host: "little-acorn-toys.example",
    territories: ["US"],
    truth: {
      defect: `${NO_HEADERS} gpc.support-file gpc.honoured ccpa.opt-out-link pixel.present sri tracking.url-leak policy.freshness`,
      fine: "policy.link",
    },
    othersSoundBut:
      "tls.https consent.banner-present consent.cookies-before consent.third-party-cookies-before consent.trackers-before consent.storage-before xborder.no-adequacy share.undeclared-third-party cookie-notice.complete cookie.lifetime policy.discloses-transfers policy.discloses-recipients policy.sections child.trackers pixel.hashed-identifiers",
    site: site(
      Object.fromEntries(
        [
          ["/", "Little Acorn Toys"],
          ["/order", "Your order"],
          ["/shop/blocks", "Maple blocks"],
        ]
          .map(([path, title]) => [
            path as string,
            `<!doctype html><html lang="en-US"><head><title>${title}</title><script>${META}</script></head><body><h1>${title}</h1><p>Wooden toys turned by hand in Vermont from maple, cherry and birch. Free shipping over fifty dollars, and every toy is guaranteed for life.</p><a href="/shop/blocks">Maple blocks</a> <a href="/order?email=jane.roe@mail.example&orderid=5512">Contact us about your order</a> <a href="/privacy.html">Privacy</a></body></html>`,
          ])
          .concat([
            [
              "/privacy.html",
              `<!doctype html><html lang="en-US"><title>Privacy</title><h1>Privacy</h1><p>Last updated: August 2, 2021</p><p>We use your information to fill orders and share it with carriers. We keep it for seven years. You may ask us to delete it: hello@little-acorn-toys.example.</p></html>`,
            ],
          ]),
      ),
      {},
    ),
  },
];
