import { type Case, CLEAN, PAGE_DOUBT, PAGE_HEADERS } from "../case.ts";
import { banner, bar, bare, button, EN_POLICY, GA, META, page } from "../page.ts";

const link = (words: string) => `<button onclick="0">${words}</button>`;

/** A script of a banner that somebody wrote by hand: `make` draws it, `go` runs what was agreed to. */
const own = (make: string, go: string) =>
  `<script>function go(){${go}}function done(c){document.cookie="choice="+c+";path=/;max-age=8640000;secure;samesite=lax";var e=document.getElementById("q7");if(e)e.remove();if(c==="1")go()}var m=document.cookie.match(/choice=(.)/);if(m){if(m[1]==="1")go()}else{${make}}</script>`;

/** A core string of TCF 2.2 whose purposes are all granted, or none. */
function tcf(granted: boolean): string {
  const bits = "000010".padEnd(152, "0") + (granted ? "1" : "0").repeat(24) + "0".repeat(64);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return (
    bits
      .match(/.{6}/g)
      ?.map((six) => letters[Number.parseInt(six, 2)])
      .join("") ?? ""
  );
}

export const banners: readonly Case[] = [
  {
    host: "spaet.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.withdraw-link cookie.lifetime`,
      fine: `${CLEAN} consent.banner-present consent.reject-works consent.reject-offered-first-layer`,
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "de",
      title: "Zeitungsarchiv",
      link: "Datenschutz",
      policy: "<p>Stand: 4. Mai 2026</p>",
      body: own(
        `setTimeout(function(){var d=document.createElement("div");d.id="q7";d.style="${bar}";d.innerHTML='<p>Dürfen wir Cookies für die Reichweitenmessung setzen?</p><button style="${button}" onclick="done(0)">Nein, danke</button> <button style="${button}" onclick="done(1)">Ja, gern</button>';document.body.append(d)},5000)`,
        GA,
      ),
    }),
  },
  {
    host: "botones.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.withdraw-link`,
      fine: "consent.cookies-before consent.trackers-before consent.banner-present consent.reject-works consent.reject-offered-first-layer",
    },
    othersSoundBut: `${PAGE_DOUBT} pixel.present`,
    site: page({
      lang: "es",
      title: "Imprenta del barrio",
      link: "Privacidad",
      policy: "<p>Última actualización: 2 de junio de 2026</p>",
      body: own(
        `document.write('<div id="q7" style="${bar}"><p>Usamos cookies propias y de terceros para medir las visitas.</p><a href="#" onclick="done(0);return false"><img width="120" height="40" alt="Rechazar todas" src="/no.png"></a> <input type="image" width="120" height="40" alt="Aceptar todas" src="/si.png" onclick="done(1)"></div>')`,
        META,
      ),
    }),
  },
  {
    host: "deep.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.reject-works pixel.present consent.withdraw-link`,
      fine: "consent.banner-present consent.trackers-before consent.cookies-before",
    },
    othersSoundBut: `${PAGE_DOUBT} consent.equal-choice`,
    site: page({
      lang: "en",
      title: "Ten thousand stamps",
      link: "Privacy",
      policy: EN_POLICY,
      body: `<ul id="s"></ul><script>document.getElementById("s").innerHTML=Array.from({length:9000},function(_,i){return "<li>Stamp "+i+"</li>"}).join("")</script>${banner("We would like to use cookies to show you ads elsewhere.", "Reject all", "Accept all", META, { obey: false })}`,
    }),
  },
  {
    host: "deux-couches.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.reject-offered-first-layer consent.no-preticked consent.equal-choice consent.withdraw-link`,
      fine: "consent.banner-present consent.reject-works consent.trackers-before",
    },
    othersSoundBut: `${PAGE_DOUBT} pixel.present`,
    site: page({
      lang: "fr",
      title: "La papeterie du port",
      link: "Vie privée",
      policy: "<p>Dernière mise à jour : 12 mars 2026</p>",
      body: own(
        `document.write('<div id="q7" role="dialog" style="${bar}"><div id="l1"><p>Nous utilisons des traceurs pour la publicité.</p><button style="${button}" onclick="l1.hidden=true;l2.hidden=false">Paramétrer mes choix</button> <button style="${button}" onclick="done(1)">Tout accepter</button></div><div id="l2" hidden><p>Choisissez les traceurs que vous acceptez.</p><label><input type="checkbox" id="mesure" checked> Mesure</label> <label><input type="checkbox" id="pub" checked> Publicité</label> <button style="${button}" onclick="done(pub.checked||mesure.checked?1:0)">Enregistrer mes choix</button></div></div>')`,
        META,
      ),
    }),
  },
  {
    host: "so-ok.example",
    territories: ["BR"],
    truth: {
      defect: `${PAGE_HEADERS} consent.banner-present consent.reject-offered-first-layer consent.cookies-before consent.trackers-before consent.equal-choice cookie.lifetime`,
    },
    othersSoundBut: `${PAGE_DOUBT} consent.withdraw-link consent.reject-works`,
    site: page({
      lang: "pt-BR",
      title: "Livraria da praça",
      link: "Privacidade",
      policy: "<p>Atualizado em 3 de maio de 2026</p>",
      body: `<div style="${bar}">Este site usa cookies para melhorar sua experiência. <button style="${button}" onclick="this.parentElement.remove()">Entendi</button></div><script>${GA}</script>`,
    }),
  },
  {
    host: "blijft.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.cookies-before consent.reject-works consent.withdraw-link cookie.lifetime`,
      fine: "consent.trackers-before consent.banner-present",
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "nl",
      title: "De fietsenmaker",
      link: "Privacyverklaring",
      policy: "<p>Laatst bijgewerkt: 4 april 2026</p>",
      cookies: ["_ga=GA1.1.987654321.1700000001; Path=/; Max-Age=34000000; Secure; SameSite=Lax"],
      body: banner("Wij willen cookies plaatsen voor statistieken.", "Weigeren", "Accepteren", GA),
    }),
  },
  {
    host: "rahmen.example",
    territories: ["KR"],
    // Nobody knows the frame's host.
    truth: {
      defect: PAGE_HEADERS,
      fine: "consent.banner-present consent.reject-offered-first-layer",
      open: "consent.reject-works consent.trackers-before",
    },
    othersSoundBut: `${PAGE_DOUBT} consent.withdraw-link consent.equal-choice cookie.lifetime consent.cookies-before consent.storage-before`,
    also: [
      {
        hosts: ["dongui.example"],
        https: bare(
          `<!doctype html><html lang="ko"><x-d></x-d><script>customElements.define("x-d",class extends HTMLElement{connectedCallback(){var r=this.attachShadow({mode:"closed"});r.innerHTML='<p>방문 통계를 위해 쿠키를 사용하려고 합니다.</p><button>모두 거부</button><button>모두 동의</button>';var b=r.querySelectorAll("button");b[0].onclick=function(){top.postMessage("n","*")};b[1].onclick=function(){top.postMessage("y","*")}}})</script>`,
        ),
      },
    ],
    site: page({
      lang: "ko",
      title: "강변 서점",
      link: "개인정보 처리방침",
      policy: "<p>시행일: 2026년 3월 2일</p>",
      body: `<div id="f" style="${bar};height:150px"><iframe style="width:100%;height:140px;border:0" src="https://dongui.example/"></iframe></div><script>function go(){${GA}}function shut(){document.getElementById("f").remove()}addEventListener("message",function(e){document.cookie="choice="+e.data+";path=/;secure";shut();if(e.data==="y")go()});var m=document.cookie.match(/choice=(.)/);if(m){shut();if(m[1]==="y")go()}</script>`,
    }),
  },
  {
    host: "powrot.example",
    truth: {
      defect: `${PAGE_HEADERS} cookie.lifetime`,
      fine: `${CLEAN} consent.withdraw-link consent.banner-present consent.reject-works consent.equal-choice`,
      nothing: "consent.no-preticked",
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "pl",
      title: "Antykwariat",
      link: "Polityka prywatności",
      policy: "<p>Ostatnia aktualizacja: 2 września 2026</p>",
      body: `${link("Zmień ustawienia prywatności")}${banner("Chcemy używać plików cookie do analizy ruchu.", "Nie zgadzam się", "Zgadzam się", GA)}`,
    }),
  },
  {
    host: "no-return.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.withdraw-link cookie.lifetime`,
      fine: "consent.banner-present consent.reject-works",
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "en",
      title: "Harbour tours",
      link: "Privacy",
      policy: EN_POLICY,
      body: banner("May we use analytics cookies?", "No thanks", "Yes please", GA),
    }),
  },
  {
    host: "modus.example",
    truth: { defect: `${PAGE_HEADERS} consent.signals consent.trackers-before consent.cookies-before` },
    othersSoundBut: `${PAGE_DOUBT} consent.withdraw-link consent.reject-works cookie.lifetime`,
    site: page({
      lang: "de",
      title: "Werkzeugverleih",
      link: "Datenschutz",
      policy: "<p>Stand: 04.05.2026</p>",
      body: `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("consent","default",{ad_storage:"granted",analytics_storage:"granted"});${GA};new Image().src="https://www.google-analytics.com/g/collect?v=2&tid=G-1&cid=1.2&en=page_view&gcs=G111"</script>${banner("Wir messen mit Cookies.", "Ablehnen", "Zustimmen", "")}`,
    }),
  },
  {
    host: "tcf-zgoda.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.signals consent.withdraw-link cookie.lifetime`,
      fine: "consent.trackers-before",
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "pl",
      title: "Dziennik portowy",
      link: "Prywatność",
      policy: "<p>Ostatnia aktualizacja: 2 września 2026</p>",
      body: `<script>window.__tcfapi=function(c,v,f){f({tcString:"${tcf(true)}",eventStatus:"tcloaded"},true)}</script>${banner("Prosimy o zgodę na pliki cookie.", "Odrzuć", "Akceptuj", GA)}`,
    }),
  },
  {
    host: "tcf-brak.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.withdraw-link cookie.lifetime`,
      fine: "consent.signals consent.trackers-before consent.reject-works",
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "da",
      title: "Havneavisen",
      link: "Privatlivspolitik (privacy)",
      policy: "<p>Opdateret 2. september 2026</p>",
      body: `<script>window.__tcfapi=function(c,v,f){f({tcString:/choice=1|cookie_consent=y/.test(document.cookie)?"${tcf(true)}":"${tcf(false)}",eventStatus:"tcloaded"},true)}</script>${banner("Vi vil gerne bruge cookies til statistik.", "Afvis alle", "Accepter alle", GA)}`,
    }),
  },
];
