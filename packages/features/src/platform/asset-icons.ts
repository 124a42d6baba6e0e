import type { AssetType } from "@candor/api/entities";
import {
  AppWindow,
  Building2,
  Cloud,
  Globe,
  Laptop,
  type LucideIcon,
  Router,
  Smartphone,
  TabletSmartphone,
} from "lucide-react";

/** The icon of each type of object. */
export const ASSET_ICONS: Record<AssetType, LucideIcon> = {
  website: Globe,
  android: Smartphone,
  ios: TabletSmartphone,
  iot: Router,
  business_entity: Building2,
  aws: Cloud,
  windows: AppWindow,
  macos: Laptop,
};
