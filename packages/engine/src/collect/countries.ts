import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type CountryResponse, Reader } from "mmdb-lib";
import { isPublicAddress } from "../egress/address.ts";

const DATABASE = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

/** Country of each public address, as the registries have it: an estimate. Null where not known. */
export async function countriesOf(addresses: Iterable<string>): Promise<Record<string, string | null>> {
  const wanted = [...new Set(addresses)];
  const located = wanted.filter(isPublicAddress);
  const countries: Record<string, string | null> = Object.fromEntries(
    wanted.map((address) => [address, null]),
  );
  if (located.length === 0) return countries;
  const reader = new Reader<CountryResponse>(await readFile(fileURLToPath(import.meta.resolve(DATABASE))));
  for (const address of located) {
    // This database has a flat record, unlike the layout the reader's types describe.
    const record = reader.get(address) as { country_code?: string } | null;
    countries[address] = record?.country_code ?? null;
  }
  return countries;
}
