import { X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { HostMap } from "@candor/engine";
import { startDemoTargets } from "@candor/engine/demo";
import { z } from "zod";
import type { Env } from "../env/env.ts";

/** Hosts that the engine may reach on this machine, and the authority behind their certificates. */
export interface Targets {
  hostMap: HostMap;
  ca: string;
  close(): Promise<void>;
}

const port = z.number().int().min(1).max(65_535);
const extra = z.object({
  hosts: z.record(z.string(), z.object({ https: port.optional(), http: port.optional() })),
  ca: z.string().default(""),
});

async function extraTargets(path: string): Promise<{ hosts: HostMap; ca: string }> {
  const parsed = extra.parse(JSON.parse(await readFile(path, "utf8")));
  // Fail at the start rather than at the first assessment.
  if (parsed.ca) new X509Certificate(parsed.ca);
  return parsed;
}

/** The demo sites in demo mode, and those of a test where the environment names some. */
export async function openTargets({ demo, extraHostMap }: Env): Promise<Targets> {
  const targets = demo ? await startDemoTargets() : { hostMap: {}, ca: "", close: async () => {} };
  const more = extraHostMap ? await extraTargets(extraHostMap) : { hosts: {}, ca: "" };
  return {
    hostMap: { ...targets.hostMap, ...more.hosts },
    ca: [targets.ca, more.ca].filter(Boolean).join("\n"),
    close: targets.close,
  };
}
