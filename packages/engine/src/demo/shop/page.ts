import { type Drawing, drawings } from "./drawings.ts";

export interface Product {
  name: string;
  note: string;
  price: string;
  drawing: Drawing;
  tint: string;
}

export interface ShopLook {
  name: string;
  address: string;
  ink: string;
  paper: string;
  band: string;
  accent: string;
  onAccent: string;
  grounds: readonly [string, string, string];
}

export interface ShopPage {
  look: ShopLook;
  title: string;
  /** Trusted markup: these pages are ours. */
  head?: string;
  main: string;
  footerLinks: readonly { href: string; text: string }[];
  /** After the footer: banners and scripts. */
  end?: string;
  nonce?: string;
}

const styles = (look: ShopLook) => `
*{box-sizing:border-box}body{margin:0;font:16px/1.55 "Open Sans",system-ui,sans-serif;color:${look.ink};background:${look.paper}}
a{color:inherit}h1,h2,h3{font-weight:600;line-height:1.15;letter-spacing:-.01em;margin:0}
.wrap{max-width:1120px;margin:0 auto;padding:0 32px}
.note{background:${look.ink};color:${look.paper};font-size:13px;text-align:center;padding:8px}
header .wrap{display:flex;align-items:center;gap:36px;height:76px}.logo{font-size:24px;font-weight:700;text-decoration:none;letter-spacing:-.03em}
.logo i{color:${look.accent};font-style:normal}nav{display:flex;gap:26px;font-size:15px}nav a{text-decoration:none}.tools{margin-left:auto;display:flex;gap:20px;font-size:15px}
.hero{background:${look.band}}.hero .wrap{display:grid;grid-template-columns:1.1fr .9fr;align-items:center;gap:40px;padding-top:52px;padding-bottom:52px}
.hero h1{font-size:52px}.hero p{font-size:18px;max-width:30em}.hero svg{width:100%;border-radius:18px}
.button,button{font:inherit;font-weight:600;border:0;border-radius:8px;padding:11px 20px;background:${look.accent};color:${look.onAccent};text-decoration:none;display:inline-block;cursor:pointer}
.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:26px;padding:18px 0 56px}.card svg{width:100%;border-radius:14px;display:block}
.card h3{font-size:17px;margin-top:12px}.card p{margin:2px 0;font-size:14px;opacity:.72}.card b{font-size:15px}
h2{font-size:30px;padding-top:48px}.two{display:grid;grid-template-columns:1fr 1fr;gap:26px;padding-bottom:56px}
.panel{background:${look.band};border-radius:16px;padding:28px}.panel h2{padding:0;font-size:24px}form{display:grid;gap:12px;margin-top:14px}
label{display:grid;gap:4px;font-size:14px}input{font:inherit;padding:10px 12px;border:1px solid #0003;border-radius:8px;background:#fff}
footer{background:${look.ink};color:${look.paper};font-size:14px;padding:36px 0 44px}footer .wrap{display:flex;gap:24px;flex-wrap:wrap}footer p{margin:0;margin-right:auto}
.text{max-width:760px;padding:44px 32px 72px}.text h1{font-size:40px}.text h2{font-size:21px;padding-top:28px}
.cookie-banner{position:fixed;left:24px;right:24px;bottom:24px;background:#fff;color:#222;border-radius:16px;box-shadow:0 12px 48px #0004;padding:24px 28px;display:flex;gap:28px;align-items:center;z-index:9}
.cookie-banner p{margin:4px 0 0;font-size:14px}.cookie-banner h2{padding:0;font-size:19px}.cookie-banner .choices{display:flex;gap:12px;flex:none}
.cookie-banner .quiet{background:#ecebe8;color:#222}.cookie-banner[hidden]{display:none}
@media(max-width:760px){.hero .wrap,.two{grid-template-columns:1fr}.grid{grid-template-columns:1fr 1fr}nav{display:none}.cookie-banner{flex-direction:column;align-items:stretch}}`;

/** A whole page of a demo shop. */
export function shopPage({ look, title, head = "", main, footerLinks, end = "", nonce }: ShopPage): string {
  const links = footerLinks.map(({ href, text }) => `<a href="${href}">${text}</a>`).join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<style${nonce ? ` nonce="${nonce}"` : ""}>${styles(look)}</style>${head}</head><body>
<div class="note">Free delivery from 80 &euro;. Thirty days to change your mind.</div>
<header><div class="wrap"><a class="logo" href="/">${look.name}<i>.</i></a>
<nav><a href="/#lamps">Lamps</a><a href="/#chairs">Chairs</a><a href="/about">Workshop</a></nav>
<div class="tools"><a href="/#sign-in">Sign in</a><a href="/basket">Basket (0)</a></div></div></header>
${main}
<footer><div class="wrap"><p>&copy; ${look.name} Interiors Ltd, ${look.address}</p>${links}</div></footer>
${end}</body></html>`;
}

/** The product cards. */
export function productGrid(products: readonly Product[], look: ShopLook): string {
  const cards = products.map(({ name, note, price, drawing, tint }, index) => {
    const ground = look.grounds[index % 3] ?? look.band;
    return `<article class="card">${drawings[drawing](ground, tint)}<h3>${name}</h3><p>${note}</p><b>${price}</b></article>`;
  });
  return `<div class="grid">${cards.join("")}</div>`;
}
