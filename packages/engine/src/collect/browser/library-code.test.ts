import { expect, it } from "vitest";
import { growthOf } from "../../testing/growth.ts";
import { librariesIn } from "./library-code.ts";

const said = (text: string) => librariesIn(text).map(({ name, version }) => `${name} ${version}`);

it.each([
  [
    "jquery 3.4.1",
    `var f="3.4.1",k=function(e,t){return new k.fn.init(e,t)},p=/^[\\s]+$/g;k.fn=k.prototype={jquery:f,constructor:k,length:0}`,
  ],
  [
    "jquery 3.4.1",
    `var f="3.4.1 -ajax,-effects",k=function(e){return e};k.fn=k.prototype={jquery:f,constructor:k}`,
  ],
  ["jquery 1.8.3", `v.fn=v.prototype={constructor:v,x:1};w.fn=w.prototype={jquery:"1.8.3",length:0}`],
  ["jquery 1.12.4", `/*! jQuery v1.12.4 | (c) jQuery Foundation | jquery.org/license */`],
  ["jquery-ui 1.12.1", `t.ui=t.ui||{},t.ui.version="1.12.1";var e=0`],
  ["lodash 4.17.4", `On.VERSION="4.17.4",u("bind bindKey curry curryRight partial partialRight".split(" "))`],
  ["moment.js 2.29.1", `f.version="2.29.1",e=Mt,f.fn=ct,f.now=function(){},f.isDate=V,f.isMoment=k`],
  ["bootstrap 3.3.7", `d.VERSION="3.3.7",d.TRANSITION_DURATION=150,d.prototype.close=function(){}`],
  ["angularjs 1.6.5", `b+="\\nhttp://errors.angularjs.org/1.6.5/"+(a?a+"/":"")+d`],
  ["DOMPurify 2.0.1", `n.version="2.0.1",n.removed=[],!e||!e.document`],
  ["bootstrap 4.3.1", `/*!\n  * Bootstrap v4.3.1 (https://getbootstrap.com/)\n  */`],
])("%s is told by its own code in a bundle", (library, text) => {
  expect(said(`(function(){"use strict";var a=1;${text}})()`)).toEqual([library]);
});

it.each([
  ["a plugin that says what it needs", "/* Needs jQuery 1.9.1 or later */"],
  ["a plugin that asks for the version", `if($.fn.jquery<"1.9.1")throw Error("jQuery 1.9.1")`],
  ["a version of its own", `var f="3.4.1";app.version=f;app.prototype={name:f}`],
  ["ein Hinweis", "// Diese Datei nutzt Bootstrap v3.3.7 nicht mehr"],
  ["another’s name that begins alike", "/*! jQuery Cycle Plugin v2.9.995 */"],
])("%s is no library", (_, text) => {
  expect(said(text)).toEqual([]);
});

it("takes a time that grows with the length of what was written to take long", () => {
  const growth = growthOf((length) => {
    for (const words of [".prototype={jquery:", 'x="1.2.3",', " *", "/* a", "\n * Bootstrap v"])
      librariesIn(`${words.repeat(length / words.length)}1.1.1`);
  }, 400_000);
  expect(growth).toBeLessThan(8);
});
