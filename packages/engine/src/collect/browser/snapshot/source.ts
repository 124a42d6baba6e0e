import type { FormFact, LinkFact } from "../../../facts/types.ts";
import { type Contents, readContents } from "./contents.ts";
import { type Controls, readControls } from "./controls.ts";
import { readForms } from "./forms.ts";
import { type InsecureSource, readInsecure } from "./insecure.ts";
import { readLinks } from "./links.ts";
import { readStorage, type StoredEntry } from "./storage.ts";
import { makeTools } from "./tools.ts";

/** What a frame's document holds. Values are raw: they are masked before they are kept. */
export interface DocumentSnapshot extends Contents, Controls {
  forms: FormFact[];
  links: LinkFact[];
  insecure: InsecureSource[];
  storage: StoredEntry[];
  hasPassword: boolean;
}

/**
 * Reads a frame's document, as text that is evaluated in our own world of it and promises a DocumentSnapshot. Each part
 * stands alone and is given its tools.
 */
export const SNAPSHOT_SOURCE = `(async()=>{
const tools=(${makeTools})();
const forms=(${readForms})(tools);
const links=(${readLinks})(tools);
const pressed=(${readControls})(tools);
const insecure=(${readInsecure})();
const storage=await (${readStorage})();
return {...(${readContents})(tools),...pressed,forms,links,insecure,storage,hasPassword:forms.some((form)=>form.hasPassword)};
})()`;
