export {
  ChevronDown as ChevronDownIcon,
  CircleAlert as AlertIcon,
  Eye as EyeIcon,
  EyeOff as EyeOffIcon,
  Search as SearchIcon,
  X as CloseIcon,
} from "lucide-react";
