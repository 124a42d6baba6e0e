/** The contract's words that the engine speaks too. Types only: the engine holds no endpoint. */
export type {
  AssetType,
  CheckStatus,
  CollectedDataRow,
  CollectionBehaviour,
  CrossBorderRow,
  DetectLocation,
  DetectLogic,
  EncryptionType,
  Framework,
  Level,
  Outcome,
  PersonalDataKind,
  ScanFailure,
  ScanStep,
  SensitivityLevel,
  Territory,
} from "@candor/api/entities";
