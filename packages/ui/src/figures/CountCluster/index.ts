export { CountCluster, type CountClusterProps } from "./CountCluster.tsx";
