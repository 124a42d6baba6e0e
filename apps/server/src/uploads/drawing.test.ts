import { expect, test } from "vitest";
import { isPlainDrawing } from "./drawing.ts";

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, more = "") => `<svg ${SVG} ${more}>${inside}</svg>`;

test.for([
  ["shapes", svg('<path d="M0 0L1 1" fill="#4A3AFF"/><text font-size="3">Linden &amp; Co</text>')],
  ["a comment and a declaration", `<?xml version="1.0"?><!-- a logo -->${svg("<g/>")}`],
  ["a byte order mark", `\uFEFF${svg("<g/>")}`],
  [
    "a gradient of its own",
    svg('<linearGradient id="a"/><rect fill="url(#a)" style="mask: url( &quot;#b&quot; )"/>'),
  ],
  ["its own style", svg("<style>.a{fill:rgb(1 2 3);transform:rotate(3deg)}</style>")],
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
  ["copies of copies", svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#c"/><use href="#c"/></g>')],
  ["more depth than a browser likes", svg("<g>".repeat(5_000) + "</g>".repeat(5_000))],
  ["comments without a drawing", `${"<!---->".repeat(30_000)}x`],
  ["blanks where an address should be", `<svg href=${" ".repeat(200_000)}`],
] as const)("%s may not", ([, text]) => expect(isPlainDrawing(text)).toBe(false));
