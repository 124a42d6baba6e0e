import {
  ArrowDown,
  ArrowLeft,
  ArrowUp,
  ArrowUpRight,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleX,
  Eye,
  EyeOff,
  Info,
  type LucideIcon,
  Menu,
  PanelLeftClose,
  PanelLeftOpen,
  Search,
  TriangleAlert,
  X,
} from "lucide-react";
import { Icon, type IconProps } from "../icons/Icon/Icon.tsx";

type Drawn = (props: Omit<IconProps, "of">) => React.ReactElement;

/** Binds one lucide icon to Candor's stroke. Marked pure below, so that an icon nobody draws is left out. */
function drawn(of: LucideIcon): Drawn {
  return (props) => <Icon of={of} {...props} />;
}

export const AlertIcon = /* @__PURE__ */ drawn(CircleAlert);
export const ArrowUpIcon = /* @__PURE__ */ drawn(ArrowUp);
export const BackIcon = /* @__PURE__ */ drawn(ArrowLeft);
export const CheckIcon = /* @__PURE__ */ drawn(Check);
export const ChevronDownIcon = /* @__PURE__ */ drawn(ChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ drawn(ChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ drawn(ChevronRight);
export const CloseIcon = /* @__PURE__ */ drawn(X);
export const CollapseIcon = /* @__PURE__ */ drawn(PanelLeftClose);
export const ErrorIcon = /* @__PURE__ */ drawn(CircleX);
export const ExpandIcon = /* @__PURE__ */ drawn(PanelLeftOpen);
export const EyeIcon = /* @__PURE__ */ drawn(Eye);
export const EyeOffIcon = /* @__PURE__ */ drawn(EyeOff);
export const InfoIcon = /* @__PURE__ */ drawn(Info);
export const MenuIcon = /* @__PURE__ */ drawn(Menu);
export const OpensIcon = /* @__PURE__ */ drawn(ArrowUpRight);
export const SearchIcon = /* @__PURE__ */ drawn(Search);
export const SortDownIcon = /* @__PURE__ */ drawn(ArrowDown);
export const SortUpIcon = /* @__PURE__ */ drawn(ArrowUp);
export const SuccessIcon = /* @__PURE__ */ drawn(CircleCheck);
export const WarningIcon = /* @__PURE__ */ drawn(TriangleAlert);
