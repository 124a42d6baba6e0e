import { setTimeout as delay } from "node:timers/promises";
import { isApiError } from "@candor/api/client";
import { addComment, listChecks, listComments } from "@candor/api/endpoints";
import { until } from "../wait.ts";
import type { World } from "./world.ts";

/** Pause after a refusal, in milliseconds. */
const RETRY_MS = 30;

/** People who write without end, and what became of each write. */
export interface Writers {
  /** Answered with success. */
  readonly acknowledged: Set<string>;
  /** What the others were answered, with how often. */
  readonly refused: Map<string, number>;
  /** Waits for so many more acknowledged writes. */
  more(count: number): Promise<void>;
  /** Ends them; then what is missing and what is there twice. */
  end(): Promise<{ lost: number; repeated: number }>;
}

const labelOf = (error: unknown) =>
  isApiError(error) ? `${error.status} ${error.key}` : error instanceof Error ? error.name : String(error);

/** `count` members of a company comment on its first check, over and over. */
export async function startWriters(world: World, count: number): Promise<Writers> {
  const people = world.crowd.companies[0] ?? [];
  const reader = world.as(people[0]?.token ?? "");
  const [check] = (await reader.call(listChecks, {})).list;
  if (!check) throw new Error("nothing is published");
  const acknowledged = new Set<string>();
  const refused = new Map<string, number>();
  let going = true;

  async function write(index: number): Promise<void> {
    const client = world.as(people[index % people.length]?.token ?? "");
    for (let number = 0; going; number += 1) {
      const text = `${index}-${number}`;
      try {
        await client.call(addComment, { check: check?.id ?? "", text }, { keepDuplicate: true });
        acknowledged.add(text);
      } catch (error) {
        const label = labelOf(error);
        refused.set(label, (refused.get(label) ?? 0) + 1);
        await delay(RETRY_MS);
      }
    }
  }
  const running = Array.from({ length: count }, (_, index) => write(index));
  return {
    acknowledged,
    refused,
    async more(wanted) {
      const goal = acknowledged.size + wanted;
      await until(async () => acknowledged.size >= goal);
    },
    async end() {
      going = false;
      await Promise.all(running);
      const kept = (await reader.call(listComments, { check: check.id })).list.map(({ text }) => text);
      const there = new Set(kept);
      const lost = [...acknowledged].filter((text) => !there.has(text)).length;
      return { lost, repeated: kept.length - there.size };
    },
  };
}
