export { cloudCatalogue } from "./catalogue.ts";
export { CloudConnections } from "./components/CloudConnections.tsx";
