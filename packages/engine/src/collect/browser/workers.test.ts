import { describe, expect, it } from "vitest";
import { canReadDevice } from "./workers.ts";

describe("what a worker's script can read", () => {
  it.each([
    'x.fillText("Cwm fjordbank glyphs",4,30);c.convertToBlob().then(send)',
    'ctx.strokeText("Zażółć gęślą jaźń",0,9);post(ctx.getImageData(0,0,9,9))',
    "gl.getParameter(37446)",
    "gl.getParameter(info.UNMASKED_RENDERER_WEBGL)",
  ])("is the device: %s", (text) => {
    expect(canReadDevice(text)).toBe(true);
  });

  it.each([
    'ctx.fillText("Umsatz",4,30);self.postMessage(c.transferToImageBitmap())',
    "post(ctx.getImageData(0,0,9,9))",
    'onmessage=e=>fetch("/prices?q="+e.data)',
  ])("is not: %s", (text) => {
    expect(canReadDevice(text)).toBe(false);
  });
});
