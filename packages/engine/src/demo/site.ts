import { createServer as createHttp, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createHttps } from "node:https";
import type { AddressInfo, Server } from "node:net";
import type { SecureVersion } from "node:tls";
import type { HostMap } from "../egress/types.ts";
import type { ThrowAwayAuthority } from "./certificates.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** One host name, or several that share their servers. */
export interface Site {
  hosts: readonly string[];
  /** Without it nothing answers on 443. */
  https?: Handler;
  /** Without it nothing answers on 80. */
  http?: Handler;
  /** Default `TLSv1.2`. Below that, old ciphers are allowed too. */
  minVersion?: SecureVersion;
  /** Days until the certificate ends. Default 90. */
  daysLeft?: number;
}

export interface RunningSites {
  hostMap: HostMap;
  close(): Promise<void>;
}

const listen = (server: Server) =>
  new Promise<number>((done, failed) => {
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => done((server.address() as AddressInfo).port));
  });

/** Serves sites on random ports of loopback. Nothing is reachable by name but through the map returned. */
export async function serveSites(
  sites: readonly Site[],
  authority: ThrowAwayAuthority,
): Promise<RunningSites> {
  const hostMap: Record<string, { https?: number; http?: number }> = {};
  const servers: (Server & { closeAllConnections(): void })[] = [];
  for (const site of sites) {
    const ports: { https?: number; http?: number } = {};
    if (site.https) {
      const old = site.minVersion === "TLSv1" || site.minVersion === "TLSv1.1";
      const { key, cert } = await authority.issue(site.hosts, { daysLeft: site.daysLeft });
      const server = createHttps(
        {
          key,
          cert,
          minVersion: site.minVersion ?? "TLSv1.2",
          ...(old && { ciphers: "DEFAULT@SECLEVEL=0" }),
        },
        site.https,
      );
      servers.push(server);
      ports.https = await listen(server);
    }
    if (site.http) {
      const server = createHttp(site.http);
      servers.push(server);
      ports.http = await listen(server);
    }
    for (const host of site.hosts) hostMap[host] = ports;
  }
  return {
    hostMap,
    async close() {
      await Promise.all(
        servers.map(
          (server) =>
            new Promise<void>((done) => {
              server.close(() => done());
              server.closeAllConnections();
            }),
        ),
      );
    },
  };
}
