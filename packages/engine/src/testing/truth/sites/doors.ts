import type { Case } from "../case.ts";
import { bar, button, EN_POLICY, GA, page } from "../page.ts";
import { document, site } from "../routes.ts";

/** Questions that are the whole page, questions that were answered and put away, and copies of known makes. */

const door = (lang: string, title: string, body: string) => site({ "/": document(lang, title, body) });

/** A question in a closed window, whose settings nobody can reach once it is answered. */
const putAway = (text: string, no: string, yes: string, settings: string, role: string, mark = "zz9") => `
<div id="${mark}" role="${role}" style="display:none;${bar}"><p>${text}</p><button style="${button}" data-a="n">${no}</button> <button style="${button}" data-a="y">${yes}</button> <button style="${button}" data-a="s">${settings}</button></div>
<script>(function(){var d=document.getElementById("${mark}"),v=localStorage.getItem("answer");function go(){${GA}}if(!v)d.style.display="block";else if(v==="y")go();d.onclick=function(e){var a=e.target.getAttribute("data-a");if(!a||a==="s")return;localStorage.setItem("answer",a);d.style.display="none";if(a==="y")go()}})()</script>`;

const DOOR: Case["truth"] = {
  defect: "consent.no-wall",
  open: "consent.cookies-before consent.trackers-before pixel.present replay.present",
};

export const doors: readonly Case[] = [
  {
    host: "taubertal-post.example",
    truth: DOOR,
    site: door(
      "de",
      "Taubertal-Post",
      "<h1>Mit Werbung weiterlesen</h1><p>Lesen Sie kostenlos mit Werbung und Tracking oder ohne beides für 2,99 € im Monat.</p><button>Zustimmen und weiter</button> <a href='/abo'>Abo für 2,99 € abschließen</a> <a href='/anmelden'>Anmelden</a>",
    ),
  },
  {
    host: "le-canal.example",
    truth: DOOR,
    site: door(
      "fr",
      "Le Canal",
      "<h1>Le Canal</h1><p>Lisez gratuitement avec de la publicité personnalisée, ou soutenez la rédaction.</p><button>Accepter et lire</button> <a href='/offre'>S’abonner pour 1 € par mois</a>",
    ),
  },
  {
    host: "kystposten.example",
    truth: DOOR,
    site: door(
      "no",
      "Kystposten",
      "<h1>Kystposten</h1><p>Les videre med annonser og sporing, eller uten annonser for 39 kr i måneden.</p><button>Godta og les</button> <a href='/abonnement'>Abonner for 39 kr</a>",
    ),
  },
  {
    host: "keramikladan.example",
    truth: { defect: "consent.withdraw-link", fine: "consent.reject-works consent.banner-present" },
    site: page({
      lang: "sv",
      title: "Keramikladan",
      policy: EN_POLICY,
      link: "Integritetspolicy",
      body: putAway("Får vi använda kakor för statistik?", "Nej tack", "Godkänn", "Hantera kakor", "dialog"),
    }),
  },
  {
    host: "fournil-des-pins.example",
    truth: { defect: "consent.withdraw-link", fine: "consent.reject-works consent.banner-present" },
    site: page({
      lang: "fr",
      title: "Fournil des Pins",
      policy: EN_POLICY,
      link: "Confidentialité",
      body: putAway(
        "Pouvons-nous mesurer vos visites avec des cookies ?",
        "Refuser",
        "Accepter",
        "Gérer mes cookies",
        "region",
      ),
    }),
  },
  {
    host: "ovenhouse.example",
    truth: { defect: "consent.withdraw-link", fine: "consent.reject-works consent.banner-present" },
    site: page({
      lang: "en",
      title: "Ovenhouse",
      policy: EN_POLICY,
      link: "Privacy",
      body: putAway(
        "May we count visits with cookies?",
        "No thanks",
        "Accept",
        "Cookie settings",
        "alertdialog",
      ),
    }),
  },
  {
    // The name of a known make on buttons of the site's own, asked in words without "cookie".
    host: "piekarnia-mlyn.example",
    truth: {
      fine: "consent.reject-works consent.banner-present consent.trackers-before",
      defect: "consent.withdraw-link",
    },
    site: page({
      lang: "pl",
      title: "Piekarnia Młyn",
      policy: EN_POLICY,
      link: "Prywatność",
      body: putAway(
        "Za Państwa zgodą mierzymy odwiedziny.",
        "Nie zgadzam się",
        "Zgadzam się",
        "Ustawienia",
        "dialog",
        "cookiescript_injected",
      ),
    }),
  },
];
