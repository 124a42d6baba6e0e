/**
 * Texts that have broken servers, by what a careless line of code does not expect: those of a kind break the same line, so
 * that one of each kind tells of a place what all of them would.
 */
export const HOSTILE_KINDS: readonly (readonly string[])[] = [
  // Nothing to see.
  ["", " ", "\t\r\n", "\uFEFF"],
  // Lines of a header.
  ["a\r\nBcc: x@evil.example", "a@b.example\n"],
  // SQL and its patterns.
  ["'; drop table app_user; --", "%_\\", "\\"],
  // Paths, decoded once more.
  ["%00", "../../../../etc/passwd", "//evil.example", "/..//evil.example"],
  // What a template, a table or a page would run.
  ["{{constructor}}", "\u0024{7*7}", "{{#each x}}", "=cmd|' /C calc'!A0", "<svg/onload=alert(1)>"],
  // Addresses.
  [
    "javascript:alert(1)",
    "http://[::127.0.0.1]/",
    "http://168.63.129.16/",
    "https://site-1.example:99999/",
    "https://xn--/",
    "https://%/",
  ],
  // Names that every object knows.
  ["__proto__", "constructor", "hasOwnProperty"],
  // What is read as something else.
  ["null", "NaN", "1e309", '{"version":1}'],
  ["-1"],
  // Instants and places of time.
  [
    "0000-00-00T00:00:00Z",
    "0000-01-01T00:00:00.000Z",
    "9999-12-31T23:59:59.999Z",
    "+275760-09-13T00:00:00.000Z",
    "2026-02-30T00:00:00.000Z",
  ],
  ["Etc/Unknown"],
  ["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff"],
  // Letters that are shown, compared or counted in another way.
  [
    "\u202Egnp.exe",
    "\u0130\u0131\uFB01\u00DF",
    "👩‍👩‍👧‍👦".repeat(30),
    "𠮷".repeat(81),
    "e\u0301".repeat(500),
  ],
  // No database holds them: the one breaks text, the other only what is parsed as JSON.
  ["a\0b"],
  ["\uD83D"],
  // Long ones.
  ["x".repeat(3_000), "AAAA".repeat(500)],
  // What an expression may try in too many ways, or a parser nest too deep: "xian" falls into syllables in a million.
  [`${"<!---->".repeat(30)}x`, "(".repeat(500), "a.".repeat(1_000)],
  ["[".repeat(2_000)],
  ["xian".repeat(10)],
];

export const HOSTILE_TEXTS: readonly string[] = HOSTILE_KINDS.flat();

/** Anything else that JSON can carry in a place where it does not belong, by kind. */
export const HOSTILE_VALUE_KINDS: readonly (readonly unknown[])[] = [
  [null],
  [true, false],
  [0, -0],
  [-1],
  [0.5],
  // More than the database's number holds, and more than a number here counts.
  [2 ** 31],
  [2 ** 53, -(2 ** 63), 1e308],
  [[], {}, [[]], [null], [{}]],
  [{ length: -1 }, { toString: 1 }, JSON.parse('{"__proto__":{"x":1}}'), { $ne: null }],
  [
    Array.from({ length: 2_000 }, (_, at) => at),
    Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, at])),
  ],
];

export const HOSTILE_VALUES: readonly unknown[] = HOSTILE_VALUE_KINDS.flat();

/** Bodies that are no object. */
export const NO_OBJECTS: readonly string[] = [
  "",
  "null",
  "[]",
  '"text"',
  "5",
  "{",
  '{"a":1,"a":2}',
  '{"__proto__":{"admin":true}}',
  `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
  `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
];
