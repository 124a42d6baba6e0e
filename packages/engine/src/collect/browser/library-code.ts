import type { FoundLibrary } from "../../knowledge/vulnerable.ts";

/** Libraries in the comment that their makers ask to keep, by the names they call themselves there. */
const BANNERS: Readonly<Record<string, string>> = {
  "jquery javascript library": "jquery",
  jquery: "jquery",
  "jquery ui": "jquery-ui",
  "jquery migrate": "jquery-migrate",
  bootstrap: "bootstrap",
  lodash: "lodash",
  "lo-dash": "lodash",
  "underscore.js": "underscore.js",
  angularjs: "angularjs",
  "vue.js": "vue",
  vue: "vue",
  handlebars: "handlebars",
  axios: "axios",
  dompurify: "DOMPurify",
  "chart.js": "chart.js",
  select2: "select2",
  "knockout javascript library": "knockout",
};
const BANNER =
  /(?:\/\*!?|\/\/!?|\n \*)\s{0,6}(?:\*\s{0,4})?(?:@license\s{0,4})?([A-Za-z][\w. -]{1,24}?)(?: -)? v?(\d{1,3}\.\d{1,3}\.\d{1,3})(?![\w.])/g;

interface Mark {
  name: string;
  /** Words that only the library's own code holds, minified or not. */
  words: string;
  /** How far before and after them the version stands. */
  around: readonly [before: number, after: number];
  version: RegExp;
}

const MARKS: readonly Mark[] = [
  {
    name: "jquery-ui",
    words: '.ui.version="',
    around: [14, 12],
    version: /version=["'](\d{1,3}\.\d{1,3}\.\d{1,3})["']/g,
  },
  {
    name: "jquery-migrate",
    words: '.migrateVersion="',
    around: [20, 12],
    version: /migrateVersion=["'](\d{1,3}\.\d{1,3}\.\d{1,3})["']/g,
  },
  {
    name: "bootstrap",
    words: "TRANSITION_DURATION=150",
    around: [40, 0],
    version: /VERSION=["'](\d{1,3}\.\d{1,3}\.\d{1,3})["']/g,
  },
  {
    name: "lodash",
    words: '"bind bindKey curry curryRight partial partialRight"',
    around: [40, 0],
    version: /VERSION=["'](\d{1,3}\.\d{1,3}\.\d{1,3})["']/g,
  },
  {
    name: "moment.js",
    words: ".isMoment=",
    around: [700, 0],
    version: /\.version=["'](\d{1,3}\.\d{1,3}\.\d{1,3})["']/g,
  },
  {
    name: "angularjs",
    words: "errors.angularjs.org/",
    around: [0, 34],
    version: /org\/(\d{1,3}\.\d{1,3}\.\d{1,3})\//g,
  },
  {
    name: "handlebars",
    words: ".HandlebarsEnvironment=",
    around: [0, 300],
    version: /=["'](\d{1,3}\.\d{1,3}\.\d{1,3})["']/g,
  },
  {
    name: "DOMPurify",
    words: ".removed=[]",
    around: [30, 0],
    version: /\.version=["'](\d{1,3}\.\d{1,3}\.\d{1,3})["'],\w{1,3}$/g,
  },
  { name: "axios", words: '"[Axios v', around: [0, 20], version: /Axios v(\d{1,3}\.\d{1,3}\.\d{1,3})\]/g },
  {
    name: "chart.js",
    words: '"chartArea"',
    around: [300, 0],
    version: /version\s?=\s?["'](\d{1,3}\.\d{1,3}\.\d{1,3})["']/g,
  },
];

const MOST_PLACES = 20;

/** What stands around each place of some words. */
function* placesOf(text: string, words: string, [before, after]: Mark["around"]): Generator<string> {
  let at = text.indexOf(words);
  for (let count = 0; at >= 0 && count < MOST_PLACES; count += 1, at = text.indexOf(words, at + 1))
    yield text.slice(Math.max(0, at - before), at + (after === 0 ? 0 : words.length + after));
}

const NAMED = /(?<=[\s,;{(])([A-Za-z_$]{1,12})\s?=\s?["'](\d{1,3}\.\d{1,3}\.\d{1,3})["' ]/g;
const JQUERY = ".prototype={jquery:";
/** jQuery writes its version beside its prototype, or under a short name some lines before. */
function* jqueries(text: string): Generator<string> {
  for (const near of placesOf(text.replaceAll("prototype = {", "prototype={"), JQUERY, [3_000, 40])) {
    const at = near.lastIndexOf(JQUERY);
    const said = near.slice(at + JQUERY.length);
    const written = /^\s?["'](\d{1,3}\.\d{1,3}\.\d{1,3})["']/.exec(said)?.[1];
    if (written) yield written;
    const short = /^\s?([A-Za-z_$]{1,12})[,\s}]/.exec(said)?.[1];
    if (!short) continue;
    const named = [...near.slice(0, at).matchAll(NAMED)].filter(([, name]) => name === short);
    const version = named.at(-1)?.[2];
    if (version) yield version;
  }
}

const VERSION_LIKE = /\d\.\d/;

/** Libraries and versions that a script holds, under whatever name and in whatever bundle, by words of their own code. */
export function librariesIn(text: string): FoundLibrary[] {
  if (!VERSION_LIKE.test(text)) return [];
  const found: FoundLibrary[] = [];
  for (const [, named = "", version = ""] of text.matchAll(BANNER)) {
    const name = BANNERS[named.trim().toLowerCase()];
    if (name) found.push({ name, version });
  }
  for (const version of jqueries(text)) found.push({ name: "jquery", version });
  for (const { name, words, around, version } of MARKS)
    for (const near of placesOf(text, words, around)) {
      const said = [...near.matchAll(version)].at(-1)?.[1];
      if (said) found.push({ name, version: said });
    }
  return [...new Map(found.map((one) => [`${one.name} ${one.version}`, one])).values()];
}
