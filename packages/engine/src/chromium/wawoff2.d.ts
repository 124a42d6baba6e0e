declare module "wawoff2" {
  const woff2: {
    /** A font in the web format as TrueType or OpenType. */
    decompress(font: Uint8Array): Promise<Uint8Array>;
  };
  export default woff2;
}
