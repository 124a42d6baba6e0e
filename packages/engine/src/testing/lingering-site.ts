import { pathOf, reply } from "../demo/respond.ts";
import type { Site } from "../demo/site.ts";

/** Runs in the page: tells what happened, once. */
function told(): void {
  const done = new Set<string>();
  (globalThis as unknown as Record<string, unknown>).tell = (what: string) => {
    if (!done.has(what)) navigator.sendBeacon(`/told?${what}`);
    done.add(what);
  };
}

/** Typefaces that nobody uses, more of them than any page shows. */
const NAMES = JSON.stringify(Array.from({ length: 24 }, (_, index) => `Face ${index}`));

/** What pages of different makes do later, by path: each tells of it as a tracker would be loaded. */
const LATER: Readonly<Record<string, string>> = {
  // By the end of what scrolls within the page, which itself does not.
  "/": `<style>body{margin:0}.all{position:fixed;inset:0;overflow:auto}</style><div class="all"><h1>Weefgetouwen</h1><div style="height:5000px">…</div><footer id="end">Tilburg</footer></div><script>new IntersectionObserver(([seen])=>seen.isIntersecting&&tell("scrolled to the end")).observe(document.getElementById("end"))</script>`,
  // By clocks that are asked again and again.
  "/orologi": `<h1>Orologi</h1><script>const from=Date.now(),at=new Date(),start=performance.now();setInterval(()=>{if(Date.now()-from>9000)tell("Date.now");if(new Date()-at>9000)tell("new Date");if(performance.now()-start>9000)tell("performance.now")},1000);requestAnimationFrame(function draw(time){if(time>25000)tell("animation frame");else requestAnimationFrame(draw)})</script>`,
  // By counting, and by one long wait.
  "/ura": `<h1>Ura</h1><script>let n=0;const every=setInterval(()=>{n+=1;if(n===10){clearInterval(every);tell("counted to 10")}},1000);setTimeout(()=>tell("waited 20 s"),20000);setTimeout(()=>tell("waited 5 minutes"),300000)</script>`,
  // Not later, and not to be seen: pages that read the device.
  "/off": `<h1>Off</h1><script>const canvas=new OffscreenCanvas(200,40),pen=canvas.getContext("2d");pen.fillText("how quickly daft",2,20);canvas.convertToBlob()</script>`,
  "/asked": `<h1>Asked</h1><script>for(const name of ${NAMES})document.fonts.check("12px '"+name+"'")</script>`,
  "/wide": `<h1>Wide</h1><script>const word=document.body.appendChild(document.createElement("span"));word.textContent="mmlli";for(const name of ${NAMES}){word.style.fontFamily="'"+name+"',serif";word.offsetWidth}</script>`,
  "/menu": `<h1>Menu</h1><script>const word=document.body.appendChild(document.createElement("span"));for(let n=0;n<200;n+=1){word.style.fontFamily="'Face "+n%4+"',serif";word.offsetWidth}</script>`,
  // By the hand that leaves the page.
  "/kijarat": `<h1>Kijárat</h1><script>document.documentElement.addEventListener("mouseleave",()=>tell("pointer left"))</script>`,
};

/** A site whose pages each do something that is easily missed; of what they do later they tell, and that is put on the list. */
export const lingeringSite = (list: string[]): Site => ({
  hosts: ["later.example"],
  https: (request, response) => {
    const path = pathOf(request);
    if (path !== "/told")
      return reply(response, {
        type: "text/html; charset=utf-8",
        body: `<!doctype html><html lang="nl"><body><script>(${told.toString()})()</script>${LATER[path] ?? ""}</body></html>`,
      });
    list.push(decodeURIComponent(request.url?.split("?")[1] ?? ""));
    return reply(response, { status: 204 });
  },
});
