import { PIXEL, pathOf, reply } from "../../demo/respond.ts";
import type { Handler, Site } from "../../demo/site.ts";
import { sink } from "./routes.ts";

/** Stand-ins for tags that are called by the addresses of their vendors' own snippets, and obey Consent Mode. */

const js =
  (body: string): Handler =>
  (_, response) =>
    reply(response, {
      type: "text/javascript; charset=utf-8",
      body,
      headers: { "access-control-allow-origin": "*" },
    });

const queryOf = (address: string | undefined) => new URL(address ?? "/", "https://tags.example").searchParams;

/** Google's tag for one stream, told from `collect`: cookies only where storage is not denied, pings either way. */
export const googleTag = (id: string, collect = "https://region1.google-analytics.com/g/collect"): string =>
  `(function(){var id=${JSON.stringify(id)},state=null,sent=0;var dl=window.dataLayer=window.dataLayer||[];
function ok(k){return !state||state[k]!=="denied"}
function cookie(n){return (document.cookie.match(new RegExp("(?:^|; )"+n+"=([^;]+)"))||[])[1]}
function ping(n){var cid;if(ok("analytics_storage")){var ga=cookie("_ga");if(!ga){ga="GA1.1."+Math.floor(Math.random()*2147483647)+"."+Math.floor(Date.now()/1000);document.cookie="_ga="+ga+";path=/;max-age=63072000"}document.cookie="_ga_"+id.slice(2)+"=GS2.1.s"+Math.floor(Date.now()/1000)+"$o1$g0$t"+Math.floor(Date.now()/1000)+"$j60$l0$h0;path=/;max-age=63072000";cid=ga.split(".").slice(2).join(".")}else cid=Math.floor(Math.random()*2147483647)+"."+Math.floor(Date.now()/1000);
sent++;fetch("${collect}?v=2&tid="+id+"&gtm=45je5b61v9100000000za200&_p="+Date.now()+(state?"&gcs=G1"+(ok("ad_storage")?1:0)+(ok("analytics_storage")?1:0)+"&gcd="+(ok("ad_storage")?"13r3r3r3r5l1":"13p3p3p3p5l1"):"&gcd=13l3l3l3l1l1")+"&npa=0&dma=1&cid="+cid+"&ul="+navigator.language.toLowerCase()+"&sr="+screen.width+"x"+screen.height+"&_s="+sent+"&sid="+Math.floor(Date.now()/1000)+"&sct=1&seg=0&dl="+encodeURIComponent(location.href)+"&dt="+encodeURIComponent(document.title)+"&en="+n,{method:"POST",mode:"no-cors",keepalive:true,credentials:"include"})}
function take(a){if(a&&a[0]==="consent"){state=Object.assign(state||{},a[2]);if(a[1]==="update"&&sent&&ok("analytics_storage"))ping("page_view")}}
for(var i=0;i<dl.length;i++)take(dl[i]);var old=dl.push;dl.push=function(){for(var i=0;i<arguments.length;i++)take(arguments[i]);return old.apply(dl,arguments)};
ping("page_view")})()`;

const loads = (address: string) =>
  `(function(){var s=document.createElement("script");s.async=true;s.src=${JSON.stringify(address)};document.head.appendChild(s)})();`;

/** What containers of Google Tag Manager hold. */
const containers: Readonly<Record<string, string>> = {
  "GTM-5VLC8QT": loads("https://www.googletagmanager.com/gtag/js?id=G-7KQ2M9XV4D&cx=c&gtm=4e5b6"),
  "GTM-N7J4KRP":
    loads("https://www.googletagmanager.com/gtag/js?id=G-3HTW8B5LQZ&cx=c&gtm=4e5b6") +
    loads("https://www.clarity.ms/tag/nk3v9s0x2q?ref=gtm2"),
};

const manager: Handler = (request, response) => {
  const id = queryOf(request.url).get("id") ?? "";
  const path = pathOf(request);
  const body =
    path === "/gtm.js" && containers[id]
      ? `window.google_tag_manager=window.google_tag_manager||{};google_tag_manager[${JSON.stringify(id)}]={};${containers[id]}`
      : path === "/gtag/js" && id.startsWith("G-")
        ? googleTag(id)
        : `document.cookie="_ga=GA1.1.1234567890.1700000000;path=/;max-age=63072000";document.cookie="_ga_X1Y2Z3A4B5=GS1.1.1700000000.1.0;path=/;max-age=63072000";fetch("https://www.google-analytics.com/g/collect?v=2&tid=G-X1Y2Z3A4B5&cid=1234567890.1700000000&en=page_view&dl="+encodeURIComponent(location.href),{method:"POST",mode:"no-cors"})`;
  return js(body)(request, response);
};

const tiktok: Handler = (request, response) =>
  pathOf(request) === "/i18n/pixel/events.js"
    ? js(
        `document.cookie="_ttp=2pQx7LkWv0RzYb3nTfGhSdJcAe1;path=/;max-age=33696000";document.cookie="_tt_enable_cookie=1;path=/;max-age=33696000";fetch("https://analytics.tiktok.com/api/v2/pixel",{method:"POST",mode:"no-cors",keepalive:true,body:JSON.stringify({event:"Pageview",timestamp:new Date().toISOString(),context:{ad:{},device:{platform:"pc"},user:{anonymous_id:"0f6d2c1e-5a3b-4e7f-8c9d-1b2a3c4d5e6f"},pixel:{code:${JSON.stringify(queryOf(request.url).get("sdkid"))}},page:{url:location.href,referrer:document.referrer}}})})`,
      )(request, response)
    : reply(response, { type: "image/gif", body: PIXEL, headers: { "access-control-allow-origin": "*" } });

const clarity: Handler = (request, response) =>
  pathOf(request).startsWith("/tag/")
    ? js(
        `document.cookie="_clck=1x8h2fz%5E2%5Eg1k%5E0%5E2154;path=/;max-age=31536000";${loads("https://www.clarity.ms/s/0.8.36/clarity.js")}`,
      )(request, response)
    : js(
        `document.cookie="_clsk=9dm3ka%5E1764000000%5E1%5E1%5Eo.clarity.ms%2Fcollect;path=/;max-age=86400";var n=0;function put(){n++;fetch("https://o.clarity.ms/collect",{method:"POST",mode:"no-cors",body:JSON.stringify({e:["0.8.36",n,0,0,"nk3v9s0x2q","1x8h2fz","9dm3ka",1,0,0],a:[[12,4,"*M","html",null,"head"]],p:[[n*1000,8,1280,2200]]})})}put();addEventListener("scroll",put,{once:true});addEventListener("mousemove",put,{once:true})`,
      )(request, response);

/** Hosts of these tags. */
export const tags: readonly Site[] = [
  { hosts: ["www.googletagmanager.com"], https: manager },
  { hosts: ["analytics.tiktok.com"], https: tiktok },
  { hosts: ["www.clarity.ms"], https: clarity },
  { hosts: ["o.clarity.ms"], https: sink },
];
