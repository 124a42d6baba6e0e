import { configCalls } from "@candor/api/contract";
import { ASSET_TYPES, type AssetType, assetConfig, type ConfigData } from "@candor/api/entities";
import { checking, configHooks, type Entry } from "../config-editor/index.ts";

export type AssetConfig = ConfigData<"asset">;
export type AssetEntry = Entry<AssetConfig>;

export const assetConfigs = configHooks<AssetConfig>(configCalls.asset);

/** Every entry: a type has one at most. */
export const useAllAssetConfigs = () => assetConfigs.useList({ search: "", page: 1, pageSize: 100 });

export const checkAssetConfig = checking<AssetConfig>(assetConfig);

/** The type that an entry is of; the server keeps no other keys. */
export const typeOf = ({ key }: Pick<AssetEntry, "key">): AssetType =>
  ASSET_TYPES.find((type) => type === key) ?? "website";
