export { BarRates, type BarRatesProps, type Rate } from "./BarRates.tsx";
