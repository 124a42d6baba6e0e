/** Pictures that may be fetched: inside the cell, or of this server. A page of evidence tells no other server that it is read. */
export const isShownImage = (address: string): boolean =>
  /^data:image\/(?:png|jpeg|webp|gif|avif);base64,/.test(address) || /^\/[^/\\]/.test(address);
