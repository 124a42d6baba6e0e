import { createHash, X509Certificate } from "node:crypto";
import type { DetailedPeerCertificate } from "node:tls";
import type { TlsFacts } from "../facts/types.ts";
import { dialTls, type ProbeOptions } from "./http.ts";

const LEGACY = ["TLSv1", "TLSv1.1"] as const;

const nameOf = (subject: DetailedPeerCertificate["subject"] | undefined) =>
  [subject?.CN, subject?.O].flat().filter(Boolean).join(", ");

const altNamesOf = (certificate: DetailedPeerCertificate) =>
  (certificate.subjectaltname ?? "")
    .split(/,\s*/)
    .filter(Boolean)
    .map((name) => name.replace(/^(?:DNS|IP Address):/, ""))
    .slice(0, 200);

/** What Chromium's list of accepted keys holds: base64 of the SHA-256 of the public key. */
function spkiHash(certificate: Buffer | string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(key).digest("base64");
}

/** The same for each certificate of a PEM text. */
export const spkiHashes = (pem: string): string[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(spkiHash);

/** Does the server take a handshake at this old version? Null where nothing can be said. */
async function takes(
  options: ProbeOptions,
  host: string,
  version: (typeof LEGACY)[number],
): Promise<boolean | null> {
  try {
    const socket = await dialTls(options, host, 443, { minVersion: version, maxVersion: version });
    socket.destroy();
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    // An alert or a closed connection is the server's no; anything else says nothing.
    return /^(?:ERR_SSL|EPROTO|ECONNRESET)/.test(code) ? false : null;
  }
}

export interface TlsResult {
  facts: TlsFacts;
  /** Key of the certificate shown, so that the browser can be told to go on where it is not trusted. */
  spki: string | null;
}

/** Certificate and version at port 443. Null where no handshake succeeds. */
export async function collectTls(options: ProbeOptions, host: string): Promise<TlsResult | null> {
  const socket = await dialTls(options, host, 443).catch(() => null);
  if (!socket) return null;
  const peer = socket.getPeerCertificate(true);
  const raw: Buffer | undefined = peer.raw;
  const problem = socket.authorizationError as Error | string | null | undefined;
  const facts: TlsFacts = {
    host,
    port: 443,
    authorized: socket.authorized,
    authorizationError: socket.authorized
      ? null
      : ((problem as { code?: string })?.code ?? String(problem ?? "UNKNOWN")),
    protocol: socket.getProtocol(),
    certificate: raw
      ? {
          subject: nameOf(peer.subject),
          issuer: nameOf(peer.issuer),
          altNames: altNamesOf(peer),
          validFrom: new Date(peer.valid_from).toISOString(),
          validTo: new Date(peer.valid_to).toISOString(),
          fingerprint256: peer.fingerprint256,
        }
      : null,
    legacyAccepted: [],
    legacyProbed: false,
  };
  socket.destroy();
  return { facts, spki: raw ? spkiHash(raw) : null };
}

/** Adds which old versions the server still takes. */
export async function probeLegacy(options: ProbeOptions, facts: TlsFacts): Promise<TlsFacts> {
  const answers = await Promise.all(LEGACY.map((version) => takes(options, facts.host, version)));
  return {
    ...facts,
    legacyAccepted: LEGACY.filter((_, index) => answers[index] === true),
    legacyProbed: answers.every((answer) => answer !== null),
  };
}
