import type { Bilingual } from "@candor/api/entities";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Address } from "../address/index.ts";
import type { Checked, configHooks } from "../config-editor/index.ts";
import {
  cardChartAddress,
  cardChartsAddress,
  cardEntryAddress,
  cardsAddress,
  cardTemplateAddress,
  cardTemplatesAddress,
  type EntriesState,
  type EntryState,
} from "./address.ts";
import { CardFields, CardForm } from "./components/CardForm.tsx";
import { ChartFields, ChartForm } from "./components/ChartForm.tsx";
import { TemplateFields, TemplateForm } from "./components/TemplateForm.tsx";
import { checkCard, checkChart, checkTemplate, NEW_CARD, NEW_CHART, NEW_TEMPLATE } from "./config.ts";
import type { FormProps } from "./form-props.ts";
import {
  type Card,
  type CardChart,
  type CardTemplate,
  cardCharts,
  cards,
  cardTemplates,
  type Preview,
  type Previewed,
  useCardPreview,
  useChartPreview,
  useTemplatePreview,
} from "./queries.ts";

/** What tells one kind of entry from the others. */
export interface Kind<Data extends { title: Bilingual }> {
  /** Its texts. */
  id: "card" | "template" | "chart";
  hooks: ReturnType<typeof configHooks<Data>>;
  list: Address<EntriesState>;
  one: Address<EntryState>;
  check: (data: Data) => Checked<Data>;
  initial: Data;
  usePreview: (of: Previewed<Data>) => UseQueryResult<Preview>;
  /** Everything that it says. */
  Form: (props: FormProps<Data>) => ReactNode;
  /** What a new one cannot be without. */
  NewFields: (props: Omit<FormProps<Data>, "preview">) => ReactNode;
  /** What its title and texts make of what the server drew without them. */
  worded: (preview: Preview, data: Data) => Preview;
}

export const CARD: Kind<Card> = {
  ...{ id: "card", hooks: cards, list: cardsAddress, one: cardEntryAddress },
  ...{ check: checkCard, initial: NEW_CARD, usePreview: useCardPreview },
  ...{ Form: CardForm, NewFields: CardFields },
  worded: ({ head, card, ...rest }, { title, sub_title }) => ({
    ...rest,
    head: head && { ...head, title, sub_title },
    card: card && { ...card, title, sub_title },
  }),
};

export const TEMPLATE: Kind<CardTemplate> = {
  ...{ id: "template", hooks: cardTemplates, list: cardTemplatesAddress, one: cardTemplateAddress },
  ...{ check: checkTemplate, initial: NEW_TEMPLATE, usePreview: useTemplatePreview },
  ...{ Form: TemplateForm, NewFields: TemplateFields },
  worded: (preview) => preview,
};

export const CHART: Kind<CardChart> = {
  ...{ id: "chart", hooks: cardCharts, list: cardChartsAddress, one: cardChartAddress },
  ...{ check: checkChart, initial: NEW_CHART, usePreview: useChartPreview },
  ...{ Form: ChartForm, NewFields: ChartFields },
  worded: ({ head, ...rest }, { title }) => ({
    ...rest,
    head: head && { ...head, figures: head.figures.map((figure) => ({ ...figure, title })) },
  }),
};
