import {
  ANALYSIS_CARDS,
  type AnalysisCard,
  type Bilingual,
  type EvidenceTable,
  evidenceTable,
  type Territory,
  type WebsiteSeen,
} from "@candor/api/entities";
import type { WebsiteFacts } from "@candor/engine";
import { type AnalysisSummary, analyse, summarise } from "@candor/engine/analysis";
import { createContext, gap } from "@candor/engine/rules";
import { z } from "zod";
import { readFacts } from "../facts/stored.ts";
import { websiteFactsIn } from "../objects/website-facts.ts";
import type { Services } from "../services.ts";

const tables = z.array(evidenceTable);

/** Assessments whose views are kept: each is some hundred kilobytes, and people look at one for a while. */
const KEPT = 30;
const SUMMARIES_KEPT = 5000;

export interface Analysis {
  cards: Record<AnalysisCard, EvidenceTable[]>;
  summary: AnalysisSummary;
  seen: WebsiteSeen;
  /** Why the first visit did not come to its end: more may be there than was seen. */
  incomplete: Bilingual | null;
  /** The first privacy policy found. */
  policyUrl: string | null;
}

/** What every view of an application is drawn from. Throws where the facts contradict themselves. */
export function analysisOf(facts: WebsiteFacts, territories: readonly Territory[], demo: boolean): Analysis {
  const context = createContext({ territories, now: facts.startedAt, demo });
  const cards = ANALYSIS_CARDS.map((card) => [card, tables.parse(analyse(facts, context, card))]);
  const policy = facts.policies.find(({ notPage }) => notPage === undefined);
  return {
    cards: Object.fromEntries(cards),
    summary: summarise(facts, context),
    seen: websiteFactsIn(facts),
    incomplete: gap(facts, "base"),
    policyUrl: policy?.url ?? null,
  };
}

/** Views of stored facts. Facts never change, so neither does what is read from them. */
export class Analyses {
  readonly #kept = new Map<string, Promise<Analysis | null>>();
  /** Headlines are small, and a list asks for many of them. */
  readonly #summaries = new Map<string, AnalysisSummary | null>();
  readonly #services: Pick<Services, "blobs" | "env" | "log">;

  constructor(services: Pick<Services, "blobs" | "env" | "log">) {
    this.#services = services;
  }

  /** Null where the facts are not stored or cannot be read. */
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

  /** The headline alone. */
  async summaryOf(facts: string, territories: readonly Territory[]): Promise<AnalysisSummary | null> {
    const key = [facts, ...territories].join(" ");
    const known = this.#summaries.get(key);
    if (known !== undefined) return known;
    const summary = (await this.of(facts, territories))?.summary ?? null;
    if (this.#summaries.size >= SUMMARIES_KEPT) this.#summaries.clear();
    this.#summaries.set(key, summary);
    return summary;
  }

  async #read(sha256: string, territories: readonly Territory[]): Promise<Analysis | null> {
    const facts = await readFacts(this.#services, sha256);
    if (!facts) return null;
    try {
      return analysisOf(facts, territories, this.#services.env.demo);
    } catch (err) {
      this.#services.log.error({ err, facts: sha256 }, "facts cannot be analysed");
      return null;
    }
  }
}
