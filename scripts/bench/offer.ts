import { readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/** One call as it is asked for again and again. */
export interface Offered {
  url: string;
  method: "GET" | "POST";
  token: string;
  body: unknown;
  /** Requests a second. */
  rate: number;
  seconds: number;
  /** Whose CPU time is counted. */
  pids: () => readonly number[];
}

export interface Figures {
  /** Milliseconds of the first request, which finds nothing kept. */
  first: number;
  p50: number;
  p99: number;
  /** Milliseconds of CPU a request. */
  cpu: number;
  /** Answers other than 200. */
  refused: number;
  /** Bytes of an answer as it was sent. */
  bytes: number;
}

/** Requests that are sent before the clock runs. */
const WARM_UP = 5;

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** User and system time that a process has taken, in milliseconds; 0 where it has ended. */
function cpuMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/** The processes that answer for a PostgreSQL database on this machine: they name it. */
export const backendsOf = (name: string): number[] =>
  readdirSync("/proc").flatMap((entry) => {
    try {
      const told = /^\d+$/.test(entry) ? readFileSync(`/proc/${entry}/cmdline`, "utf8") : "";
      return told.startsWith("postgres:") && told.includes(` ${name} `) ? [Number(entry)] : [];
    } catch {
      return [];
    }
  });

/** The same numbers from 0 to 1 each time: two runs are asked in one rhythm. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return (state + 1) / 4_294_967_297;
  };
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

/**
 * Asks at a steady rate and by chance, as many people who know nothing of each other do: the times between two requests
 * are exponential. A request's time counts from when it was due, whether or not those before it are answered.
 */
export async function offer({ url, method, token, body, rate, seconds, pids }: Offered): Promise<Figures> {
  const agent = new Agent({ keepAlive: true });
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "accept-encoding": "gzip, deflate, br",
  };
  let refused = 0;
  let bytes = 0;
  const ask = (due = performance.now()) =>
    new Promise<number>((resolve, reject) => {
      request(url, { agent, method, headers }, (reply) => {
        let length = 0;
        if (reply.statusCode !== 200) refused += 1;
        reply.on("data", (chunk: Buffer) => {
          length += chunk.length;
        });
        reply.on("end", () => {
          bytes = length;
          resolve(performance.now() - due);
        });
        reply.on("error", reject);
      })
        .on("error", reject)
        .end(method === "POST" ? JSON.stringify(body) : undefined);
    });
  const first = await ask();
  for (let n = 0; n < WARM_UP; n++) await ask();
  const next = chance(20_418);
  const before = new Map(pids().map((pid) => [pid, cpuMs(pid)]));
  const began = performance.now();
  const answers: Promise<number>[] = [];
  const gap = () => (-1000 / rate) * Math.log(next());
  for (let due = 0; due < seconds * 1000; due += gap()) {
    const wait = began + due - performance.now();
    if (wait > 0) await delay(wait);
    answers.push(ask(began + due));
  }
  const times = (await Promise.all(answers)).sort((a, b) => a - b);
  const took = pids().reduce((sum, pid) => sum + cpuMs(pid) - (before.get(pid) ?? 0), 0);
  agent.destroy();
  return {
    first,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpu: took / times.length,
    refused,
    bytes,
  };
}
