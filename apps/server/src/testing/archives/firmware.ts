import { randomBytes } from "node:crypto";

/** First bytes of a U-Boot image. Noise alone now and then begins like a picture or a sound, which no firmware may. */
const UBOOT = Buffer.from([0x27, 0x05, 0x19, 0x56]);

/** A firmware of so many bytes that no other is like. */
export const firmware = (size: number) => Buffer.concat([UBOOT, randomBytes(size - UBOOT.length)]);
