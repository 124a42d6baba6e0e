import { expect, it } from "vitest";
import { signatureOf } from "./signature.ts";

it.each([
  [
    "a copy of Meta’s script",
    `var t="https://www.facebook.com/tr/";document.cookie="_fbp=1";window.fbq=f`,
    "Meta",
  ],
  ["a copy of Hotjar’s", `window._hjSettings={};document.cookie="_hjSessionUser_1=x";post("/h")`, "Hotjar"],
  [
    "a copy of Clarity’s that sends where it came from",
    `clarity("start");document.cookie="_clsk=1";fetch("https://o.clarity.ms/collect",{method:"POST"})`,
    "Microsoft Clarity",
  ],
  ["Matomo of one’s own", `window._paq=[];function Matomo(){post("/stat/m.php?idsite=3")}`, "Matomo"],
  ["a copy of Clarity’s", `clarity("set");document.cookie="_clck=1";post("/c")`, "Microsoft Clarity"],
])("%s is told by its words", (_, text, maker) => expect(signatureOf(text)).toBe(maker));

it.each([
  [
    "a consent tool with LinkedIn’s snippet",
    `_linkedin_partner_id=1;cookies:["li_fat_id"];add("https://snap.licdn.com/li.lms-analytics/insight.min.js")`,
  ],
  [
    "a tag of Meta’s",
    `!function(f){f.fbq=n;t.src="https://connect.facebook.net/fr_FR/fbevents.js"}();"_fbp"`,
  ],
  [
    "a bundle that loads Clarity once it may",
    `function cl(){s.src="https://www.clarity.ms/tag/nk3v9s0x2q"}if(choice)cl();cookies._clck="1 year"`,
  ],
  [
    "a bundle that loads Matomo Cloud",
    `var _paq=window._paq||[];_paq.push(["setSiteId"]);u.src="https://cdn.matomo.cloud/acme.matomo.cloud/matomo.js";idsite`,
  ],
  [
    "ein Bündel mit Hotjars Schnipsel",
    `h._hjSettings={hjid:12345};r.src="https://static.hotjar.com/c/hotjar-"+h._hjSettings.hjid+".js?sv=6"`,
  ],
  [
    "un paquet qui charge Heap",
    `heap.load("123");e.src="https://cdn.heapanalytics.com/js/heap-"+e+".js";drop("_hp2_id")`,
  ],
  [
    "services of many makers",
    `_linkedin_partner_id lintrk li_fat_id; pintrk pinterest; _hjSettings _hjid; snaptr _scid`,
  ],
])("%s is not its maker’s code", (_, text) => expect(signatureOf(text)).toBe(null));
