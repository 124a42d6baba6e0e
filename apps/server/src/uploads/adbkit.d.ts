/** The manifest parser of a package that has no types: only what is used of it. */
declare module "@devicefarmer/adbkit-apkreader/lib/apkreader/parser/manifest.js" {
  export default class ManifestParser {
    constructor(bytes: Buffer);
    parse(): { package?: unknown; versionName?: unknown };
  }
}
