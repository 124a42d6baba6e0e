import { drawings } from "../shop/drawings.ts";
import { type Product, productGrid, type ShopLook, shopPage } from "../shop/page.ts";
import { cookieText, privacyText } from "./policy.ts";

const look: ShopLook = {
  name: "Aster",
  address: "3 Mill Lane, Cork",
  ink: "#1d2a26",
  paper: "#fbfcf8",
  band: "#e3ebe1",
  accent: "#2d6a4f",
  onAccent: "#fff",
  grounds: ["#dfe8dd", "#ece9df", "#d9e4e3"],
};

const products: readonly Product[] = [
  { name: "Garden chair", note: "Larch, oiled", price: "189 €", drawing: "chair", tint: "#2d6a4f" },
  { name: "Dome lamp", note: "Enamel, 42 cm", price: "145 €", drawing: "pendant", tint: "#52796f" },
  { name: "Window seat", note: "Wool, beech legs", price: "720 €", drawing: "armchair", tint: "#84a98c" },
  { name: "Potting stool", note: "Solid beech", price: "79 €", drawing: "stool", tint: "#b08968" },
  { name: "Night lamp", note: "Paper shade", price: "64 €", drawing: "tableLamp", tint: "#cad2c5" },
  { name: "Tall lamp", note: "Steel, 160 cm", price: "210 €", drawing: "floorLamp", tint: "#d8c99b" },
];

const footerLinks = [
  { href: "/privacy", text: "Privacy policy" },
  { href: "/cookies", text: "Cookie notice" },
  { href: "/#cookie-settings", text: "Cookie settings" },
  { href: "/privacy#rights", text: "Your privacy choices" },
  { href: "/terms", text: "Terms" },
];

/** Hashes of the scripts taken from elsewhere, for their `integrity`. */
export interface Integrity {
  helper: string;
  analytics: string;
}

/** The page's own script: asks first, loads after, and takes Global Privacy Control for a no. */
export const consentScript = ({ analytics }: Pick<Integrity, "analytics">) => `(function(){
var banner=document.getElementById("cookie-banner"),settings=document.querySelector('a[href="/#cookie-settings"]');
function load(){var s=document.createElement("script");s.src="https://metricly.example/m.js";s.integrity="${analytics}";s.crossOrigin="anonymous";document.head.appendChild(s)}
function choose(choice){document.cookie="consent="+choice+";path=/;max-age=15552000;secure;samesite=lax";banner.hidden=true;if(choice==="all")load()}
var known=(document.cookie.match(/(?:^|; )consent=([a-z]+)/)||[])[1];
document.getElementById("accept").addEventListener("click",function(){choose("all")});
document.getElementById("reject").addEventListener("click",function(){choose("necessary")});
settings.addEventListener("click",function(event){event.preventDefault();banner.hidden=false});
if(navigator.globalPrivacyControl===true){known="necessary"}
if(known==="all")load();else if(!known)banner.hidden=false})();`;

const banner = `<div class="cookie-banner" id="cookie-banner" role="dialog" aria-label="Cookie choices" hidden><div><h2>May we count visits?</h2>
<p>Necessary cookies keep your basket. With your consent we also use analytics cookies to see which pages help. You can change your choice at any time.</p></div>
<div class="choices"><button id="reject" type="button">Reject all</button><button id="accept" type="button">Accept all</button></div></div>
<script src="/consent.js"></script>`;

const forms = `<div class="two" id="sign-in"><section class="panel"><h2>News from the garden</h2><p>Once a month. Unsubscribe in one click.</p>
<form action="/newsletter" method="post"><label>E-mail<input type="email" name="email" autocomplete="email"></label><button>Subscribe</button></form></section>
<section class="panel"><h2>Sign in</h2><form action="/login" method="post"><label>E-mail<input type="email" name="email" autocomplete="username"></label>
<label>Password<input type="password" name="password" autocomplete="current-password"></label><button>Sign in</button></form></section></div>`;

/** Every page of the shop by path. Styles carry the nonce of the reply they go out with. */
export function carefulPages(integrity: Integrity, nonce: string): Record<string, string> {
  const head = `<script src="https://lumen-cdn.example/ui.js" integrity="${integrity.helper}" crossorigin="anonymous" defer></script>`;
  const page = (title: string, main: string) =>
    shopPage({ look, title: `${title} | Aster`, head, main, footerLinks, end: banner, nonce });
  const text = (markup: string) => `<main class="wrap text">${markup}</main>`;
  return {
    "/": page(
      "Lamps and chairs for rooms with plants",
      `<section class="hero"><div class="wrap"><div><h1>Rooms that grow with you.</h1><p>Furniture and light for people who live with plants. Untreated wood, wool and enamel, made within 200 kilometres.</p><a class="button" href="#lamps">See what is new</a></div>${drawings.armchair("#d3e0d1", "#84a98c")}</div></section>
<div class="wrap" id="lamps"><h2>New this autumn</h2>${productGrid(products, look)}${forms}</div>`,
    ),
    "/privacy": page("Privacy policy", text(privacyText)),
    "/cookies": page("Cookie notice", text(cookieText)),
    "/terms": page("Terms", text("<h1>Terms</h1><p>You may return what you bought within 30 days.</p>")),
    "/about": page("Workshop", text("<h1>Workshop</h1><p>Six people, two dogs, one saw.</p>")),
    "/basket": page("Basket", text("<h1>Basket</h1><p>Your basket is empty.</p>")),
  };
}
