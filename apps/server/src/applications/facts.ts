import type { AnalysisCard, EvidenceTable, Territory } from "@candor/api/entities";
import { ANALYSIS_CARDS } from "@candor/api/entities";
import type { WebsiteFacts } from "@candor/engine";
import { type AnalysisSummary, analyse, summarise } from "@candor/engine/analysis";
import { createContext } from "@candor/engine/rules";
import type { Services } from "../services.ts";

/** Assessments whose views are kept: each is some hundred kilobytes, and people look at one for a while. */
const KEPT = 30;

export interface Analysis {
  cards: Record<AnalysisCard, EvidenceTable[]>;
  summary: AnalysisSummary;
}

/** Views of stored facts. Facts never change, so neither does what is read from them. */
export class Analyses {
  readonly #kept = new Map<string, Promise<Analysis | null>>();
  readonly #services: Pick<Services, "blobs" | "env">;

  constructor(services: Pick<Services, "blobs" | "env">) {
    this.#services = services;
  }

  /** Null where the facts are not stored. */
  of(facts: string, territories: readonly Territory[]): Promise<Analysis | null> {
    const key = [facts, ...territories].join(" ");
    const known = this.#kept.get(key);
    if (known) return known;
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= KEPT && oldest !== undefined) this.#kept.delete(oldest);
    const read = this.#read(facts, territories);
    this.#kept.set(key, read);
    read.catch(() => this.#kept.delete(key));
    return read;
  }

  async #read(sha256: string, territories: readonly Territory[]): Promise<Analysis | null> {
    const facts = await readFacts(this.#services, sha256);
    if (!facts) return null;
    const context = createContext({ territories, now: facts.startedAt, demo: this.#services.env.demo });
    const cards = Object.fromEntries(ANALYSIS_CARDS.map((card) => [card, analyse(facts, context, card)]));
    return { cards: cards as Analysis["cards"], summary: summarise(facts, context) };
  }
}

/** The facts that a blob holds; null where there is none. */
export async function readFacts(
  { blobs }: Pick<Services, "blobs">,
  sha256: string,
): Promise<WebsiteFacts | null> {
  const blob = await blobs.get(sha256);
  return blob && (JSON.parse(blob.bytes.toString("utf8")) as WebsiteFacts);
}
