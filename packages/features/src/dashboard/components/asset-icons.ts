import type { AssetType } from "@candor/api/entities";
import {
  AppWindow,
  Briefcase,
  Cloud,
  Globe,
  Laptop,
  type LucideIcon,
  Router,
  Smartphone,
  TabletSmartphone,
} from "lucide-react";

/** The icon of each kind of object. */
export const ASSET_ICONS: Record<AssetType, LucideIcon> = {
  website: Globe,
  android: Smartphone,
  ios: TabletSmartphone,
  iot: Router,
  business_entity: Briefcase,
  aws: Cloud,
  windows: AppWindow,
  macos: Laptop,
};
