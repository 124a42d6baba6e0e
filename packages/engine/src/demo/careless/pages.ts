import { drawings } from "../shop/drawings.ts";
import { type Product, productGrid, type ShopLook, shopPage } from "../shop/page.ts";

const look: ShopLook = {
  name: "Linden",
  address: "14 Weaver's Yard, Dublin",
  ink: "#2b2320",
  paper: "#fffaf4",
  band: "#f4e7d8",
  accent: "#b4532a",
  onAccent: "#fff",
  grounds: ["#efe3d3", "#e6e0d6", "#f3dccb"],
};

const products: readonly Product[] = [
  { name: "Harbour pendant", note: "Spun steel, 38 cm", price: "129 €", drawing: "pendant", tint: "#b4532a" },
  { name: "Weaver chair", note: "Ash and wool felt", price: "245 €", drawing: "chair", tint: "#6d7f6a" },
  {
    name: "Evening lamp",
    note: "Linen shade, dimmable",
    price: "98 €",
    drawing: "tableLamp",
    tint: "#e3c08b",
  },
  {
    name: "Reading chair",
    note: "Deep seat, oak legs",
    price: "690 €",
    drawing: "armchair",
    tint: "#8a5a44",
  },
  { name: "Corner lamp", note: "150 cm, brass stem", price: "179 €", drawing: "floorLamp", tint: "#d9a55b" },
  { name: "Round stool", note: "Stackable, four colours", price: "85 €", drawing: "stool", tint: "#4f6472" },
];

const footerLinks = [
  { href: "/about", text: "About us" },
  { href: "/delivery", text: "Delivery" },
  { href: "/privacy", text: "Privacy policy" },
  { href: "/terms", text: "Terms" },
];

const vendors = `<script src="https://lumen-cdn.example/ui.js"></script>
<script async src="https://adreach.example/tag.js?account=LIN-2041"></script>
<script async src="https://metricly.example/m.js" data-site="linden"></script>
<script async src="https://replaybox.example/rec.js" data-project="8842"></script>`;

const banner = `<div class="cookie-banner" id="cookie-banner" role="dialog" aria-label="Cookies" hidden><div><h2>We value your privacy</h2>
<p>We and our partners use cookies to run this shop, to measure visits and to show you personalised advertising. You can accept or reject all cookies that are not necessary.</p></div>
<div class="choices"><button class="quiet" id="reject" type="button">Reject all</button><button id="accept" type="button">Accept all</button></div></div>
<script>(function(){var b=document.getElementById("cookie-banner");
if(document.cookie.indexOf("cookie_choice=")<0)b.hidden=false;
function close(choice){document.cookie="cookie_choice="+choice+";path=/;max-age=31536000";b.hidden=true}
document.getElementById("reject").onclick=function(){close("rejected")};document.getElementById("accept").onclick=function(){close("accepted")}})()</script>`;

const forms = `<div class="two" id="sign-in"><section class="panel"><h2>Letters from the workshop</h2><p>New pieces, twice a month.</p>
<form action="http://www.linden-shop.example/newsletter" method="post"><label>E-mail<input type="email" name="email" autocomplete="email"></label>
<label>Date of birth<input type="date" name="birthday"></label><button>Subscribe</button></form></section>
<section class="panel"><h2>Sign in</h2><form action="/login" method="get"><label>E-mail<input type="email" name="email" autocomplete="username"></label>
<label>Password<input type="password" name="password" autocomplete="current-password"></label><button>Sign in</button></form></section></div>`;

/** Home page: every vendor loads at once, whatever the visitor chooses. */
export const home = shopPage({
  look,
  title: "Linden: lamps and chairs made to last",
  head: vendors,
  main: `<section class="hero"><div class="wrap"><div><h1>Light and rest, made to last.</h1><p>Lamps and chairs from a small workshop by the river. Each piece is built to be repaired, not replaced.</p><a class="button" href="#lamps">See the collection</a></div>${drawings.floorLamp("#ead3bd", "#d9a55b")}</div></section>
<div class="wrap" id="lamps"><h2>This month</h2>${productGrid(products, look)}${forms}
<img src="http://static.linden-shop.example/promo.gif" alt="" width="1" height="1">
<img src="https://pixelbox.example/px.gif?id=PX-4471&amp;ev=PageView&amp;dl=https%3A%2F%2Fwww.linden-shop.example%2F&amp;em=ada%40linden-shop.example" alt="" width="1" height="1"></div>`,
  footerLinks,
  end: banner,
});

/** A policy that leaves most of what the law asks unsaid. */
export const privacy = shopPage({
  look,
  title: "Privacy policy | Linden",
  main: `<main class="wrap text"><h1>Privacy policy</h1><p>Your privacy is important to us. When you buy from us we ask for your name, address and e-mail so that we can send you what you bought.</p>
<p>We use cookies to make the shop better. By using this website you agree to our use of cookies.</p><p>We may change this page from time to time.</p></main>`,
  footerLinks,
});

/** Pages that only have to exist. */
export const plain = (title: string) =>
  shopPage({
    look,
    title: `${title} | Linden`,
    main: `<main class="wrap text"><h1>${title}</h1><p>More soon.</p></main>`,
    footerLinks,
  });
