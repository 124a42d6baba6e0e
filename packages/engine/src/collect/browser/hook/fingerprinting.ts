import type { Tools } from "./tools.ts";

/** Notes which script reads the device as fingerprinting does: a picture of drawn words, many fonts, sound, graphics card. */
export function noteFingerprinting({ apply, caller, tell, wrapMethod, replace }: Tools): void {
  const device = (api: string) => tell({ kind: "device", api, script: caller() });
  const drawn = new WeakSet<object>();
  const { has: known, add: remember } = WeakSet.prototype;
  let measured = 0;
  const fonts = new Set<string>();
  const canvas = globalThis.CanvasRenderingContext2D?.prototype;
  if (canvas) {
    for (const key of ["fillText", "strokeText"] as const)
      replace(canvas, key, (target, self, args) => {
        if (String(args[0]).length >= 8) apply(remember, drawn, [(self as CanvasRenderingContext2D).canvas]);
        return apply(target as never, self, args);
      });
    replace(canvas, "measureText", (target, self, args) => {
      measured += 1;
      if (fonts.size < 60) fonts.add((self as CanvasRenderingContext2D).font);
      if (measured === 50 || (fonts.size >= 20 && measured % 20 === 0)) if (fonts.size >= 20) device("fonts");
      return apply(target as never, self, args);
    });
    replace(canvas, "getImageData", (target, self, args) => {
      if (apply(known, drawn, [(self as CanvasRenderingContext2D).canvas])) device("canvas");
      return apply(target as never, self, args);
    });
    for (const key of ["toDataURL", "toBlob"] as const)
      replace(HTMLCanvasElement.prototype, key, (target, self, args) => {
        const { width, height } = self as HTMLCanvasElement;
        if (width >= 16 && height >= 16 && apply(known, drawn, [self as object])) device("canvas");
        return apply(target as never, self, args);
      });
  }
  for (const gl of [globalThis.WebGLRenderingContext, globalThis.WebGL2RenderingContext])
    if (gl)
      wrapMethod(gl.prototype, "getParameter", ([name]) => {
        if (name === 37_445 || name === 37_446) device("webgl");
      });
  const audio = globalThis.OfflineAudioContext?.prototype;
  if (audio) wrapMethod(audio, "startRendering", () => device("audio"));
}
