/**
 * Letters without their accents, in Latin, Greek and Cyrillic writing: capitals are written without them, and so is what
 * is written in a hurry or put into an old kind of document.
 */
export const withoutAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/ı/g, "i")
    .replace(/ł/g, "l")
    .replace(/Ł/g, "L")
    .normalize("NFC");
