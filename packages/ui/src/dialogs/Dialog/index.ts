export { Dialog, type DialogProps, dialogWidths } from "./Dialog.tsx";
