import type { Tools } from "./tools.ts";

/** Notes which script reads the device as fingerprinting does: a picture of drawn words, many fonts, sound, graphics card. */
export function noteFingerprinting({ apply, caller, tell, wrapGetter, wrapMethod, replace }: Tools): void {
  const device = (api: string) => tell({ kind: "device", api, script: caller() });
  const drawn = new WeakSet<object>();
  const { has: known, add: remember } = WeakSet.prototype;
  const fonts = new Set<string>();
  const font = (name: string) => {
    const before = fonts.size;
    if (name !== "" && before < 60) fonts.add(name);
    if (fonts.size >= 20 && fonts.size > before) device("fonts");
  };
  for (const canvas of [
    globalThis.CanvasRenderingContext2D?.prototype,
    globalThis.OffscreenCanvasRenderingContext2D?.prototype,
  ]) {
    if (!canvas) continue;
    for (const key of ["fillText", "strokeText"] as const)
      replace(canvas, key, (target, self, args) => {
        if (String(args[0]).length >= 8) apply(remember, drawn, [(self as typeof canvas).canvas]);
        return apply(target as never, self, args);
      });
    replace(canvas, "measureText", (target, self, args) => {
      font((self as typeof canvas).font);
      return apply(target as never, self, args);
    });
    replace(canvas, "getImageData", (target, self, args) => {
      if (apply(known, drawn, [(self as typeof canvas).canvas])) device("canvas");
      return apply(target as never, self, args);
    });
  }
  for (const [of, ...keys] of [
    [globalThis.HTMLCanvasElement, "toDataURL", "toBlob"],
    [globalThis.OffscreenCanvas, "convertToBlob", "transferToImageBitmap"],
  ] as const)
    for (const key of keys)
      if (of)
        replace(of.prototype, key, (target, self, args) => {
          const { width, height } = self as HTMLCanvasElement | OffscreenCanvas;
          if (width >= 16 && height >= 16 && apply(known, drawn, [self as object])) device("canvas");
          return apply(target as never, self, args);
        });
  // Words in many typefaces, one after the other, are as wide as those that are there; or the browser is asked for each.
  wrapGetter(HTMLElement.prototype, "offsetWidth", (self) => {
    font((self as HTMLElement).style?.fontFamily ?? "");
    return null;
  });
  if (globalThis.FontFaceSet) wrapMethod(FontFaceSet.prototype, "check", ([asked]) => font(String(asked)));
  for (const gl of [globalThis.WebGLRenderingContext, globalThis.WebGL2RenderingContext])
    if (gl)
      wrapMethod(gl.prototype, "getParameter", ([name]) => {
        if (name === 37_445 || name === 37_446) device("webgl");
      });
  const audio = globalThis.OfflineAudioContext?.prototype;
  if (audio) wrapMethod(audio, "startRendering", () => device("audio"));
}
