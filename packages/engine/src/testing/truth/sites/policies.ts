import { type Case, PAGE_DOUBT, PAGE_HEADERS } from "../case.ts";
import { banner, EN_POLICY, GA, page } from "../page.ts";
import { pdfOf } from "../pdf.ts";

const FR_MD = `# Vos données chez nous

*Version du 3 février 2023*

## Qui sommes-nous ?
Atelier du Lac SARL, 2 rue du Port, Annecy, est responsable du traitement.

## Pourquoi nous utilisons vos données
Pour livrer votre commande, sur la base du contrat (article 6).

## Qui les reçoit
Nos prestataires de livraison. Aucune donnée ne quitte l’Union européenne ; pas de transfert vers des pays tiers.

## Combien de temps
Dix ans pour les factures.

## Vos droits
Vous pouvez demander l’accès, la rectification ou l’effacement, et saisir la CNIL.

Écrivez-nous : bonjour@atelier.example`;

const TABS = [
  [
    "Wie we zijn",
    "Fietsatelier B.V., Kade 4, Leiden, is verantwoordelijk voor de verwerking van je gegevens.",
  ],
  [
    "Waarom",
    "Waarom we gegevens gebruiken: om je fiets te repareren, op grond van de overeenkomst (artikel 6 AVG).",
  ],
  ["Met wie", "Ontvangers: onze koerier. Gegevens gaan niet buiten de EU."],
  ["Hoe lang", "We bewaren ze twee jaar."],
  [
    "Je rechten",
    "Je hebt recht op inzage en verwijdering, en je kunt een klacht indienen bij de Autoriteit Persoonsgegevens.",
  ],
  ["Contact", "Schrijf naar hallo@fiets.example."],
];

export const policies: readonly Case[] = [
  {
    host: "paper.example",
    truth: { defect: PAGE_HEADERS, fine: "policy.link policy.sections policy.freshness" },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "en",
      title: "Paper mill",
      link: "Privacy notice",
      policyPath: "/files/notice",
      paths: {
        "/files/notice": {
          type: "application/pdf",
          body: pdfOf([
            "Privacy notice of Paper Mill Ltd, Cork. Effective from 1 October 2026.",
            "Who we are: Paper Mill Ltd, 3 Mill Lane, Cork, is the controller of your data.",
            "Why we use your data: to deliver what you ordered, on the basis of our contract with you.",
            "Who receives it: our courier. Data is not transferred outside the EU.",
            "How long we keep it: seven years.",
            "Your rights: you can ask to see, correct or delete your data.",
            "You can complain to the Data Protection Commission. Contact: hello@paper.example",
          ]),
        },
      },
    }),
  },
  {
    host: "atelier.example",
    truth: { fine: "policy.link policy.sections", defect: `${PAGE_HEADERS} policy.freshness` },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "fr",
      title: "Atelier du Lac",
      link: "Protection des données personnelles",
      policyPath: "/donnees.md",
      paths: { "/donnees.md": { type: "text/markdown; charset=utf-8", body: FR_MD } },
    }),
  },
  {
    host: "fiets.example",
    truth: { defect: PAGE_HEADERS, fine: "policy.link policy.sections", open: "policy.freshness" },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "nl",
      title: "Fietsatelier",
      link: "Privacy",
      policy: `<div role="tablist">${TABS.map(([tab]) => `<button role="tab">${tab}</button>`).join("")}</div>${TABS.map(([, text], at) => `<div role="tabpanel" ${at === 0 ? "" : "hidden"}><p>${text}</p></div>`).join("")}`,
    }),
  },
  {
    host: "drittland.example",
    truth: {
      // A service is used; that somebody else gets the data is not said.
      defect: `${PAGE_HEADERS} policy.discloses-transfers policy.discloses-recipients consent.withdraw-link cookie.lifetime`,
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "de",
      title: "Schreinerei",
      link: "Datenschutz",
      policy:
        "<p>Stand: 4. Mai 2026</p><p>Verantwortlich ist die Schreinerei Holz GmbH. Zur Auswertung der Besuche setzen wir einen Analysedienst ein.</p><p>Eine Übermittlung Ihrer Daten in Drittländer findet nicht statt.</p>",
      body: banner("Dürfen wir Cookies zur Statistik setzen?", "Ablehnen", "Akzeptieren", GA),
    }),
  },
  {
    host: "chaguan.example",
    territories: ["CN"],
    truth: {
      defect: `${PAGE_HEADERS} policy.discloses-recipients consent.trackers-before consent.cookies-before consent.banner-present`,
      fine: "policy.link policy.freshness",
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "zh-CN",
      title: "老街茶馆",
      link: "个人信息保护政策",
      policy:
        "<p>发布日期：2026年9月1日</p><p>我们使用数据分析服务了解访问情况。接收方：数据分析服务商。我们不会向境外提供您的个人信息。</p>",
      body: `<script src="https://hm.baidu.com/hm.js?abc"></script>`,
    }),
  },
  {
    host: "ryokan.example",
    territories: ["JP"],
    truth: { defect: `${PAGE_HEADERS} policy.freshness`, fine: "policy.link" },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "ja",
      title: "湖畔の旅館",
      link: "個人情報保護方針",
      policy: "<p>制定日：令和2年4月1日　改定日：令和6年4月1日</p><p>利用目的：ご予約のため。</p>",
    }),
  },
  {
    host: "us-date.example",
    territories: ["US"],
    truth: { defect: PAGE_HEADERS, fine: "policy.freshness policy.link", nothing: "ccpa.opt-out-link" },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "en-US",
      title: "Maple hardware",
      link: "Your Privacy at Maple",
      policy: EN_POLICY.replace("Last updated: 4 September 2026", "Last Updated 12/01/2025"),
    }),
  },
  {
    host: "irish-date.example",
    truth: { defect: `${PAGE_HEADERS} policy.freshness` },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "en-IE",
      title: "Maple hardware of Galway",
      link: "Privacy",
      policy: EN_POLICY.replace("Last updated: 4 September 2026", "Last updated 12/01/2025"),
    }),
  },
  {
    host: "temoins.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.withdraw-link cookie.lifetime`,
      fine: "cookie-notice.complete consent.reject-works",
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "fr",
      title: "Théâtre du quai",
      link: "Politique de confidentialité et cookies",
      policy:
        "<p>Mise à jour : 3 juillet 2026</p><table><tr><th>Nom</th><th>Durée</th></tr><tr><td>_ga, _ga_&lt;identifiant&gt;</td><td>2 ans</td></tr><tr><td>cookie_consent</td><td>100 jours</td></tr></table>",
      body: banner("Acceptez-vous la mesure d’audience par cookies ?", "Refuser", "Accepter", GA),
    }),
  },
  {
    host: "leipomo.example",
    // Who, how long, and nothing of rights, recipients or complaints.
    truth: { defect: `${PAGE_HEADERS} policy.sections`, fine: "policy.link" },
    othersSoundBut: `${PAGE_DOUBT} policy.freshness`,
    site: page({
      lang: "fi",
      title: "Leipomo joen rannalla",
      link: "Tietosuojaseloste (privacy)",
      policy:
        "<p>Rekisterinpitäjä on Leipomo Oy. Käsittelemme tietoja toimitusta varten. Tietoja säilytetään seitsemän vuotta.</p>",
    }),
  },
  {
    host: "verlaufen.example",
    truth: { defect: `${PAGE_HEADERS} policy.link` },
    othersSoundBut: `${PAGE_DOUBT} policy.freshness`,
    site: page({
      lang: "de",
      title: "Gärtnerei",
      link: "Datenschutzerklärung",
      policyPath: "/datenschutz",
      paths: {
        "/datenschutz": `<!doctype html><html lang="de"><title>Seite nicht gefunden</title><h1>Seite nicht gefunden</h1><p>Diese Seite existiert leider nicht (mehr).</p>`,
      },
    }),
  },
  {
    host: "sin-aviso.example",
    truth: { defect: `${PAGE_HEADERS} policy.link`, nothing: "policy.sections policy.freshness" },
    othersSoundBut: PAGE_DOUBT,
    site: page({ lang: "es", title: "Taller de cerámica" }),
  },
];
