import { expect, test } from "vitest";
import { isPlainDrawing } from "./drawing.ts";

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, more = "") => `<svg ${SVG} ${more}>${inside}</svg>`;

/** Forty of something, each of which names the one before. */
const doubled = (one: (at: number) => string) => Array.from({ length: 40 }, (_, at) => one(at)).join("");
const PROPERTY: Record<string, string> = { mask: "mask", clipPath: "clip-path" };

test.for([
  ["shapes", svg('<path d="M0 0L1 1" fill="#4A3AFF"/><text font-size="3">Linden &amp; Co</text>')],
  ["a comment and a declaration", `<?xml version="1.0"?><!-- a logo -->${svg("<g/>")}`],
  ["a byte order mark", `\uFEFF${svg("<g/>")}`],
  [
    "a gradient of its own",
    svg('<linearGradient id="a"/><rect fill="url(#a)" style="mask: url( &quot;#b&quot; )"/>'),
  ],
  ["its own style", svg("<style>.a{fill:rgb(1 2 3);transform:rotate(3deg)}</style>")],
  [
    "a sheet as drawing programs write them",
    svg(
      `<defs><style>/* x */ .cls-1, path.cls-2#a{fill:none;font-family:'Open Sans', "A"} .cls-2{clip-path:url(#clip-path);} *{} :root{--x:red}</style><clipPath id="clip-path"><rect class="cls-1"/></clipPath></defs><g class="cls-2"><path/></g>`,
    ),
  ],
  ["arrows", svg('<marker id="m"><path d="M0 0"/></marker><path d="M0 0 9 9" marker-end="url(#m)"/>')],
  [
    "gradients that continue one another, for a whole group",
    svg(
      '<linearGradient id="a"><stop/></linearGradient><linearGradient id="b" href="#a"/><g fill="url(#b)" stroke="inherit"><path/><path/></g>',
    ),
  ],
  ["copies of copies", svg('<g id="a"><use href="#b"/></g><g id="b"><path/></g><use href="#a"/>')],
  ["copies of a part", svg('<symbol id="s"><path/></symbol><use href="#s"/><use xlink:href="#s"/>')],
  ["a picture inside", svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  [
    "what a drawing program notes",
    svg(
      '<i:namedview pagecolor="#fff" i:zoom="2"/><metadata><r:RDF><r:Work r:about="http://example.com"/></r:RDF></metadata>',
      'xmlns:i="http://www.inkscape.org/namespaces/inkscape" xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" i:version="1.3"',
    ),
  ],
] as const)("%s may be in a logo", ([, text]) => expect(isPlainDrawing(text)).toBe(true));

test.for([
  ["nothing", ""],
  ["a page", "<!doctype html><svg></svg>"],
  ["no namespace", "<svg><g/></svg>"],
  ["two drawings", svg("") + svg("")],
  ["an end that is missing", `<svg ${SVG}><g>`],
  ["a handler", svg("", 'onload="alert(1)"')],
  ["a handler after a quote", `<svg ${SVG} class="a"/onload="alert(1)"/>`],
  ["a script", svg("<script>alert(1)</script>")],
  [
    "a script by another prefix",
    `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>1</s:script></s:svg>`,
  ],
  ["a page's script", svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>')],
  ["a page inside", svg("<foreignObject><p/></foreignObject>")],
  ["an address that changes", svg('<a><animate attributeName="href" values="javascript:alert(1)"/></a>')],
  ["an attribute that is set", svg('<rect><set attributeName="href" to="https://evil.example"/></rect>')],
  ["a link", svg('<a href="#x"><path/></a>')],
  ["a picture from elsewhere", svg('<image href="https://evil.example/a.png"/>')],
  ["a picture from elsewhere by entities", svg('<image href="&#104;ttps://evil.example/a.png"/>')],
  ["a drawing in a picture", svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>')],
  ["a part of another drawing", svg('<use xlink:href="other.svg#a"/>')],
  ["an import", svg("<style>@import 'https://evil.example/a.css';</style>")],
  ["an import as data", svg("<style><![CDATA[@import url(//evil.example)]]></style>")],
  ["an import in pieces", svg("<style>@im<!-- -->port 'a.css'</style>")],
  ["a fetching fill", svg('<rect fill="url(https://evil.example/a)"/>')],
  ["a fetching style", svg('<rect style="fill:URL ( https://evil.example/a )"/>'.replace("URL (", "URL("))],
  ["a fetching set of images", svg("<rect style=\"fill:image-set('https://evil.example/a' 1x)\"/>")],
  ["an escaped name", svg('<rect style="fill:u\\72l(https://evil.example/a)"/>')],
  ["a base", svg("", 'xml:base="https://evil.example/"')],
  ["an entity", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}`],
  ["a style sheet of its own", `<?xml-stylesheet href="https://evil.example/a.css"?>${svg("")}`],
  [
    "copies that multiply",
    svg(doubled((at) => `<g id="p${at}">${`<use href="#p${at - 1}"/>`.repeat(2)}</g>`)),
  ],
  ...["mask", "clipPath"].map(
    (name) =>
      [
        `parts that multiply (${name})`,
        svg(
          doubled(
            (at) => `<${name} id="p${at}">${`<g ${PROPERTY[name]}="url(#p${at - 1})"/>`.repeat(2)}</${name}>`,
          ),
        ),
      ] as const,
  ),
  [
    "markers that multiply",
    svg(
      doubled(
        (at) => `<marker id="p${at}"><path d="M0 0L1 1L2 2" style="marker: url(#p${at - 1})"/></marker>`,
      ),
    ),
  ],
  [
    "patterns that multiply by a sheet",
    svg(
      `<style>${doubled((at) => `.c${at},rect#none{fill:url(#p${at - 1})}`)}</style>${doubled(
        (at) => `<pattern id="p${at}">${`<rect class="x c${at}"/>`.repeat(2)}</pattern>`,
      )}`,
    ),
  ],
  ["a pattern that is passed down", svg('<pattern id="a"/><g fill="url(#a)"><rect/></g>')],
  ["a marker that is passed down", svg('<marker id="a"/><g marker-mid="url(#a)"><path d="M0 0"/></g>')],
  ["a mask that is passed down", svg('<mask id="a"/><g mask="url(#a)"><rect style="MASK: Inherit"/></g>')],
  ["a mask in a variable", svg('<mask id="a"/><g style="--m:url(#a)"><rect style="mask:var(--m)"/></g>')],
  ["a mask that leads back by an escape", svg('<mask id="a"><rect mask="url(#%61)"/></mask>')],
  ["a mask that leads back", svg('<mask id="a"><rect mask="url(#a)"/></mask>')],
  ["a sheet of rules without end", svg(`<style>${".a{}".repeat(3_000)}</style>`)],
  ["a sheet that is long to look up", svg("<style>g~g~g~path{fill:red}</style>")],
  ["a sheet whose quotes hide a rule", svg("<style>.a{font:'}.b{';fill:red}</style>")],
  ["a comment that only we would skip", svg("<style>.a{font:'/*'} .b{fill:red} .c{font:'*/'}</style>")],
  ["a comment in an address", svg("<style>.a{fill:url(#a/*)} .b{fill:red} /**/)}</style>")],
  ["a comment from one sheet to the next", svg("<style>/*</style><style>.a{fill:red} */</style>")],
  ["a comment without end", svg("<style>.a{} /* </style>")],
  ["more depth than a browser likes", svg("<g>".repeat(5_000) + "</g>".repeat(5_000))],
  ["comments without a drawing", `${"<!---->".repeat(30_000)}x`],
  ["blanks where an address should be", `<svg href=${" ".repeat(200_000)}`],
] as const)("%s may not", ([, text]) => expect(isPlainDrawing(text)).toBe(false));
