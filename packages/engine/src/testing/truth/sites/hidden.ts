import { reply } from "../../../demo/respond.ts";
import { type Case, PAGE_DOUBT, PAGE_HEADERS } from "../case.ts";
import { banner, EN_POLICY, GA, META, page } from "../page.ts";

const PIXEL_JS = `new Image().src=`;

export const hidden: readonly Case[] = [
  {
    host: "sklep.example",
    truth: {
      defect: `${PAGE_HEADERS} tracking.first-party-disguise consent.trackers-before consent.cookies-before consent.banner-present`,
    },
    othersSoundBut: PAGE_DOUBT,
    also: [
      {
        hosts: ["m.sklep.example"],
        https: (q, r) =>
          q.url?.includes("/load.js")
            ? reply(r, {
                type: "text/javascript",
                body: `document.cookie="_ga=GA1.1.555.1700000000;path=/;max-age=34000000";fetch("https://m.sklep.example/g/collect?v=2&tid=G-AB12CD34&cid=555.1700000000&en=page_view",{method:"POST",mode:"no-cors"})`,
              })
            : reply(r, { status: 204, headers: { "access-control-allow-origin": "*" } }),
      },
    ],
    site: page({
      lang: "pl",
      title: "Sklep z herbatą",
      link: "Polityka prywatności",
      policy: "<p>Ostatnia aktualizacja: 2 września 2026</p>",
      body: `<script src="https://m.sklep.example/load.js"></script>`,
    }),
  },
  {
    host: "signup.example",
    territories: ["US"],
    truth: { defect: `${PAGE_HEADERS} keystroke.capture` },
    othersSoundBut: `${PAGE_DOUBT} pixel.hashed-identifiers form.minimisation replay.present gpc.honoured ccpa.opt-out-link consent.banner-present consent.trackers-before pixel.present`,
    site: page({
      lang: "en",
      title: "Join the choir",
      link: "Privacy",
      policy: EN_POLICY,
      body: `<label>Email <input id="m" type="email"></label><script>m.addEventListener("blur",async function(){var h=await crypto.subtle.digest("SHA-1",new TextEncoder().encode(m.value.trim().toLowerCase()));var x=[].map.call(new Uint8Array(h),function(b){return b.toString(16).padStart(2,"0")}).join("");${PIXEL_JS}"https://in.kto-wie.example/p?k="+x})</script>`,
    }),
  },
  {
    host: "codificado.example",
    truth: {
      defect: `${PAGE_HEADERS} pixel.hashed-identifiers consent.trackers-before pixel.present consent.banner-present`,
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "es",
      title: "Ferretería Molina",
      link: "Privacidad",
      policy: "<p>Última actualización: 2 de junio de 2026</p>",
      body: `<script>${PIXEL_JS}"https://analytics.tiktok.com/api/v2/pixel?data="+encodeURIComponent(btoa(JSON.stringify({event:"PageView",context:{user:{mail:"ana.molina"+"@"+"correo-molina.es"}}})))</script>`,
    }),
  },
  {
    host: "abdruck.example",
    truth: { defect: `${PAGE_HEADERS} fingerprint.device` },
    othersSoundBut: `${PAGE_DOUBT} consent.banner-present`,
    site: page({
      lang: "de",
      title: "Modellbahn",
      link: "Datenschutz",
      policy: "<p>Stand: 4. Mai 2026</p>",
      paths: {
        "/d.js": `(function(){var c=document.createElement("canvas");c.width=240;c.height=60;var x=c.getContext("2d");x.font="18px Arial";x.fillText("Cwm fjordbank glyphs vext quiz",2,30);var d=c.toDataURL();var g=document.createElement("canvas").getContext("webgl");var v=g?g.getParameter(37446):"";var n=0;for(var i=0;i<60;i++){x.font="72px f"+i+",monospace";n+=x.measureText("mmmmmmmmmmlli").width}try{new OfflineAudioContext(1,44100,44100).startRendering()}catch(e){}fetch("/d",{method:"POST",body:d.length+"|"+v+"|"+n})})()`,
      },
      body: `<script src="/d.js"></script>`,
    }),
  },
  {
    host: "spela-in.example",
    truth: {
      defect: `${PAGE_HEADERS} replay.present tracking.streams consent.trackers-before consent.banner-present`,
    },
    othersSoundBut: `${PAGE_DOUBT} keystroke.capture`,
    site: page({
      lang: "sv",
      title: "Loppis på nätet",
      link: "Integritetspolicy",
      policy: "<p>Senast uppdaterad: 5 maj 2026</p>",
      body: `<script>var w=new WebSocket("wss://rec.smartlook.com/ws?k=1");w.onopen=function(){w.send('{"type":2,"data":{"node":{"id":1}}}')}</script>`,
    }),
  },
  {
    host: "banca-dati.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.withdraw-link`,
      open: "consent.reject-works",
      fine: "consent.banner-present consent.storage-before",
    },
    othersSoundBut: `${PAGE_DOUBT} consent.no-preticked consent.signals`,
    site: page({
      lang: "it",
      title: "Archivio fotografico",
      link: "Privacy",
      policy: "<p>Ultimo aggiornamento: 10 marzo 2026</p>",
      body: banner(
        "Vorremmo usare i cookie per le statistiche.",
        "Rifiuta",
        "Accetta",
        `var q=indexedDB.open("archivio",1);q.onupgradeneeded=function(){q.result.createObjectStore("v")};q.onsuccess=function(){q.result.transaction("v","readwrite").objectStore("v").put(crypto.randomUUID(),"ospite")}`,
        { obey: false },
      ),
    }),
  },
  {
    host: "refused.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.third-party-cookies-before consent.trackers-before consent.cookies-before pixel.present consent.banner-present`,
    },
    othersSoundBut: PAGE_DOUBT,
    also: [
      {
        hosts: ["ib.adnxs.com"],
        https: (_, r) =>
          reply(r, {
            type: "image/gif",
            body: "",
            cookies: ["uuid2=8812345678901234567; Domain=adnxs.com; Path=/; Max-Age=7776000; SameSite=None"],
          }),
      },
    ],
    site: page({
      lang: "en",
      title: "Weather for sailors",
      link: "Privacy",
      policy: EN_POLICY,
      body: `<img src="https://ib.adnxs.com/seg?add=1" width="1" height="1" alt="">`,
    }),
  },
  {
    host: "au-clic.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.trackers-before pixel.present consent.cookies-before consent.banner-present`,
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "fr",
      title: "Cinéma de quartier",
      link: "Confidentialité",
      policy: "<p>Mise à jour : 3 juillet 2026</p>",
      body: `<script>["keydown","touchstart"].forEach(function(e){addEventListener(e,function(){${META}},{once:true})})</script>`,
    }),
  },
  {
    host: "zweite-seite.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.trackers-before consent.cookies-before consent.banner-present cookie.lifetime`,
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "de",
      title: "Töpferei Nord",
      link: "Datenschutz",
      policy: "<p>Stand: 4. Mai 2026</p>",
      paths: {
        "/kontakt": `<!doctype html><html lang="de"><title>Kontakt</title><h1>Kontakt</h1><p>Schreiben Sie uns.</p><script>${GA}</script>`,
      },
      body: `<a href="/kontakt">Kontakt</a>`,
    }),
  },
  {
    host: "coloriages.example",
    truth: {
      defect: `${PAGE_HEADERS} child.trackers consent.trackers-before consent.cookies-before consent.banner-present cookie.lifetime`,
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "fr",
      title: "Coloriages pour enfants",
      link: "Confidentialité",
      policy: "<p>Mise à jour : 3 juillet 2026</p>",
      body: `<script>${GA}</script>`,
    }),
  },
  {
    host: "order.example",
    territories: ["US"],
    truth: { defect: `${PAGE_HEADERS} tracking.url-leak cookie.lifetime` },
    othersSoundBut: `${PAGE_DOUBT} gpc.honoured ccpa.opt-out-link consent.banner-present consent.cookies-before consent.trackers-before pixel.present pixel.hashed-identifiers`,
    site: page({
      lang: "en",
      title: "Order a cake",
      link: "Privacy",
      policy: EN_POLICY,
      body: `<script>history.replaceState(0,"","/?email=lena%40cake-post.com&order=889123");${GA}</script>`,
    }),
  },
  {
    host: "chiave.example",
    truth: {
      defect: PAGE_HEADERS,
      open: "consent.storage-before consent.banner-present",
      fine: "consent.cookies-before consent.trackers-before pixel.present",
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "it",
      title: "Guida ai sentieri",
      link: "Privacy",
      policy: "<p>Ultimo aggiornamento: 10 marzo 2026</p>",
      body: `<script>localStorage.setItem("visitor_id",crypto.randomUUID())</script>`,
    }),
  },
  {
    host: "messung.example",
    truth: {
      defect: PAGE_HEADERS,
      open: "consent.cookies-before",
      fine: "consent.third-party-cookies-before consent.trackers-before",
    },
    othersSoundBut: `${PAGE_DOUBT} consent.banner-present cookie.lifetime`,
    site: page({
      lang: "de",
      title: "Segelschule",
      link: "Datenschutz",
      policy: "<p>Stand: 4. Mai 2026</p>",
      cookies: [
        "sgz_ref=0f8fad5b-d9cb-469f-a165-70867728950e; Path=/; Max-Age=31536000; Secure; SameSite=Lax",
      ],
    }),
  },
];
