import "./reflect.ts";
import type { X509Certificate } from "@peculiar/x509";

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const DAY_MS = 86_400_000;

interface IssuedCertificate {
  /** PEM. */
  key: string;
  /** PEM, leaf first. */
  cert: string;
}

/** An authority that lives as long as the process that made it. */
export interface ThrowAwayAuthority {
  /** PEM of the authority's own certificate. */
  pem: string;
  issue(hosts: readonly string[], options?: { daysLeft?: number }): Promise<IssuedCertificate>;
}

// The global, not node:crypto's own: its types agree with the certificate library's in every project that reads this.
const newKeys = () => crypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
type Keys = Awaited<ReturnType<typeof newKeys>>;

async function pemOfKey(key: Keys["privateKey"]): Promise<string> {
  const der = Buffer.from(await crypto.subtle.exportKey("pkcs8", key)).toString("base64");
  return `-----BEGIN PRIVATE KEY-----\n${der.replace(/(.{64})/g, "$1\n")}\n-----END PRIVATE KEY-----\n`;
}

/** Makes an authority with a fresh key. Its key never leaves memory. */
export async function createAuthority(): Promise<ThrowAwayAuthority> {
  // Loaded here, not above: its container asks for the metadata functions while it loads.
  const x509 = await import("@peculiar/x509");
  x509.cryptoProvider.set(crypto);
  const keys = await newKeys();
  const now = Date.now();
  const root: X509Certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: "CN=Demo targets, O=Throw-away authority",
    serialNumber: "01",
    notBefore: new Date(now - DAY_MS),
    notAfter: new Date(now + 365 * DAY_MS),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
    ],
  });
  let serial = 2;
  return {
    pem: root.toString("pem"),
    async issue(hosts, { daysLeft = 90 } = {}) {
      const leafKeys = await newKeys();
      serial += 1;
      const leaf = await x509.X509CertificateGenerator.create({
        serialNumber: serial.toString(16).padStart(2, "0"),
        subject: `CN=${hosts[0]}`,
        issuer: root.subject,
        notBefore: new Date(now - 30 * DAY_MS),
        notAfter: new Date(now + daysLeft * DAY_MS),
        signingAlgorithm: ALGORITHM,
        publicKey: leafKeys.publicKey,
        signingKey: keys.privateKey,
        extensions: [
          new x509.BasicConstraintsExtension(false, undefined, true),
          new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
          new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
          new x509.SubjectAlternativeNameExtension(hosts.map((value) => ({ type: "dns" as const, value }))),
        ],
      });
      return {
        key: await pemOfKey(leafKeys.privateKey),
        cert: `${leaf.toString("pem")}\n${root.toString("pem")}\n`,
      };
    },
  };
}
