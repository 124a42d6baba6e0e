/**
 * Body of an inline script for `<head>`: puts `light` or `dark` on `<html>` before the first paint, from the stored
 * choice or the system. A Content-Security-Policy allows it by its hash.
 */
export const themeScript = `(function(){var t;try{t=localStorage.getItem("candor.theme")}catch(e){}document.documentElement.classList.add(t==="dark"||t!=="light"&&matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light")})()`;
