import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { PasskeyMade, PasskeySigned } from "@candor/api/entities";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const byte = (...values: number[]) => Buffer.from(values);

/** CBOR of what an authenticator writes: byte strings below 256 bytes, and texts below 24. */
const cborBytes = (data: Buffer) => Buffer.concat([byte(0x58, data.length), data]);
const cborText = (text: string) => Buffer.concat([byte(0x60 + text.length), Buffer.from(text)]);

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

/** An authenticator in software with one passkey (ES256), at an origin and for the name that it is bound to. */
export function softAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const rawId = randomBytes(32);
  const id = rawId.toString("base64url");
  let counter = 0;

  const clientData = (type: "webauthn.create" | "webauthn.get", challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function authData(flags: number, credential = Buffer.alloc(0)): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), byte(flags), count, credential]);
  }

  return {
    make(challenge: string): PasskeyMade {
      // COSE: kty 2 (EC), alg -7 (ES256), crv 1 (P-256), x, y.
      const key = Buffer.concat([
        ...[byte(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01), byte(0x21)],
        ...[cborBytes(Buffer.from(x, "base64url")), byte(0x22), cborBytes(Buffer.from(y, "base64url"))],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), byte(0, rawId.length), rawId, key]);
      const attestation = Buffer.concat([
        ...[byte(0xa3), cborText("fmt"), cborText("none"), cborText("attStmt"), byte(0xa0)],
        ...[cborText("authData"), cborBytes(authData(USER_PRESENT | HAS_CREDENTIAL, credential))],
      ]);
      return {
        ...{ id, rawId: id, type: "public-key" },
        response: {
          clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    sign(challenge: string): PasskeySigned {
      const data = clientData("webauthn.get", challenge);
      const auth = authData(USER_PRESENT);
      return {
        ...{ id, rawId: id, type: "public-key" },
        response: {
          clientDataJSON: data.toString("base64url"),
          authenticatorData: auth.toString("base64url"),
          signature: sign("sha256", Buffer.concat([auth, sha256(data)]), privateKey).toString("base64url"),
        },
      };
    },
  };
}
