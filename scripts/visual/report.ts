import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../lib/house.mjs";

export const reportFolder = join(root, "test-results/visual");

/** A picture that is not as it was. */
export interface Finding {
  name: string;
  why: string;
  before?: Buffer;
  after?: Buffer;
  difference?: Buffer;
}

const inert = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const VIEWS = ["before", "after", "difference"] as const;

function article(finding: Finding): string {
  const pictures = VIEWS.filter((view) => finding[view]).map(
    (view) =>
      `<figure><figcaption>${view}</figcaption><a href="${finding.name}.${view}.png"><img alt="${view} of ${inert(finding.name)}" src="${finding.name}.${view}.png"></a></figure>`,
  );
  return `<article><h2>${inert(finding.name)}</h2><p>${inert(finding.why)}</p><div>${pictures.join("")}</div></article>`;
}

const STYLE = `body{font:14px/20px system-ui,sans-serif;margin:24px;background:#eef1f0;color:#1a211e}
article{border-top:1px solid #868e8b;padding:12px 0}h2{font-size:16px;margin:0}p{margin:4px 0}
div{display:grid;grid-template-columns:repeat(auto-fit,minmax(320px,1fr));gap:12px}figure{margin:0}
img{max-width:100%;border:1px solid #d7dad9}figcaption{color:#5f6563}`;

/** Writes the report anew: each finding with its picture before and after, and the difference. */
export async function writeReport(findings: readonly Finding[], checked: number): Promise<string> {
  await rm(reportFolder, { recursive: true, force: true });
  await mkdir(reportFolder, { recursive: true });
  for (const finding of findings)
    for (const view of VIEWS) {
      const png = finding[view];
      if (png) await writeFile(join(reportFolder, `${finding.name}.${view}.png`), png);
    }
  const title = `${findings.length} of ${checked} pictures differ`;
  const file = join(reportFolder, "index.html");
  await writeFile(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${findings.map(article).join("\n")}</html>\n`,
  );
  return file;
}
