/** Advertiser: an identifier of its own, a cookie on the shop's domain, an auction call and a sync frame. */
export const advertiser = `(function(){
var id=(document.cookie.match(/_adr_id=([^;]+)/)||[])[1]||"adr."+Date.now().toString(36)+"."+Math.random().toString(36).slice(2,10);
document.cookie="_adr_id="+id+";path=/;max-age=33696000";
fetch("https://adreach.example/bid?uid="+encodeURIComponent(id)+"&u="+encodeURIComponent(location.href),{credentials:"include",mode:"cors"}).catch(function(){});
var f=document.createElement("iframe");f.src="https://adreach.example/sync.html?uid="+encodeURIComponent(id);f.width=f.height=0;f.style.display="none";
(document.body||document.documentElement).appendChild(f)})()`;

/** Analytics: one page view with screen, language and referrer, by beacon. */
export const analytics = `(function(){
var id=(document.cookie.match(/_mly_id=([^;]+)/)||[])[1]||"mly."+Math.random().toString(36).slice(2)+"."+Date.now();
document.cookie="_mly_id="+id+";path=/;max-age=31536000;secure;samesite=lax";
try{localStorage.setItem("_mly_visits",String(1+Number(localStorage.getItem("_mly_visits")||0)));sessionStorage.setItem("_mly_entry",location.pathname)}catch(e){}
var q="https://metricly.example/collect?cid="+encodeURIComponent(id)+"&t=pageview&dl="+encodeURIComponent(location.href)+"&sr="+screen.width+"x"+screen.height+"&ul="+navigator.language;
fetch(q,{method:"POST",mode:"no-cors",keepalive:true,body:JSON.stringify({title:document.title,referrer:document.referrer})}).catch(function(){})})()`;

/** Session recorder: listens to mouse, keys and changes of the page, and sends what it saw. */
export const recorder = `(function(){
var events=[],session=(document.cookie.match(/_rbx_session=([^;]+)/)||[])[1]||Math.random().toString(36).slice(2,14);
document.cookie="_rbx_session="+session+";path=/;max-age=1800";
function note(e){events.push([e.type,Math.round(performance.now()),e.clientX||0,e.clientY||0])}
["mousemove","mousedown","click","scroll","input","keydown"].forEach(function(t){document.addEventListener(t,note,{capture:true,passive:true})});
new MutationObserver(function(list){events.push(["mutation",Math.round(performance.now()),list.length])}).observe(document.documentElement,{childList:true,subtree:true,attributes:true});
function send(){fetch("https://replaybox.example/ingest?s="+session,{method:"POST",mode:"no-cors",keepalive:true,body:JSON.stringify({project:8842,size:document.documentElement.outerHTML.length,events:events.splice(0)})}).catch(function(){})}
if(document.readyState==="complete")send();else addEventListener("load",send)})()`;

/** A harmless helper from a content network. */
export const helper = `document.documentElement.classList.add("js");`;

/** Page of the advertiser's sync frame: passes the identifier on to its partner. */
export const syncFrame = `<!doctype html><meta charset="utf-8"><title>sync</title><body><script>
new Image().src="https://pixelbox.example/match.gif?partner=adreach&uid="+encodeURIComponent((location.search.match(/uid=([^&]+)/)||[])[1]||"");</script></body>`;
