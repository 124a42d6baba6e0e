import { defineCall, staff } from "../call.ts";

/**
 * What a card, its template or its chart would do to what customers see. `table`: the template leads with a table that
 * the card's source does not bring. `off`: the card would be gone, its template being switched off. `column`: a chart
 * is parted by, or counts, a column that no table of the card has. `number`: a chart adds up words.
 */
export const CARD_BREAKS = ["table", "off", "column", "number"] as const;

export const previewCard = defineCall({
  id: "card.preview",
  method: "POST",
  path: "/api/mis/v2/configs/card/preview",
  access: staff("view_config_card"),
});

export const previewCardTemplate = defineCall({
  id: "cardTemplate.preview",
  method: "POST",
  path: "/api/mis/v2/configs/card-template/preview",
  access: staff("add_detectionability"),
});

export const previewCardChart = defineCall({
  id: "cardChart.preview",
  method: "POST",
  path: "/api/mis/v2/configs/card-chart/preview",
  access: staff("view_config_card"),
});

export const cardOptions = defineCall({
  id: "card.options",
  method: "POST",
  path: "/api/mis/v2/configs/card/options",
  access: staff("view_config_card"),
});
