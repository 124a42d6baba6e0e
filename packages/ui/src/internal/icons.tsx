export {
  ArrowLeft as BackIcon,
  ArrowUp as ArrowUpIcon,
  ChevronDown as ChevronDownIcon,
  CircleAlert as AlertIcon,
  Eye as EyeIcon,
  EyeOff as EyeOffIcon,
  Menu as MenuIcon,
  PanelLeftClose as CollapseIcon,
  PanelLeftOpen as ExpandIcon,
  Search as SearchIcon,
  X as CloseIcon,
} from "lucide-react";
