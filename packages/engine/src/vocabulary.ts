/** The contract's words that the engine speaks too. Types only: the engine holds no endpoint. */
export type {
  AssetType,
  CheckStatus,
  Framework,
  Level,
  Outcome,
  ScanFailure,
  ScanStep,
  Territory,
} from "@candor/api/entities";
