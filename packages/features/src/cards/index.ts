export {
  cardChartAddress,
  cardChartsAddress,
  cardEntryAddress,
  cardsAddress,
  cardTemplateAddress,
  cardTemplatesAddress,
} from "./address.ts";
export { cardsCatalogue } from "./catalogue.ts";
export {
  CardChartScreen,
  CardChartsScreen,
  CardEntryScreen,
  CardsScreen,
  CardTemplateScreen,
  CardTemplatesScreen,
} from "./components/screens.tsx";
