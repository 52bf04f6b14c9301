// These components depend on Mantine's overlays: import this entry from lazily loaded chunks only.
export { Dialog, type DialogProps } from './overlays/Dialog.tsx';
export { DialogFrame, type DialogFrameProps } from './overlays/DialogFrame.tsx';
export { Menu } from './overlays/Menu.tsx';
export { MenuHeader } from './overlays/MenuHeader.tsx';
export { MenuList, type MenuListProps } from './overlays/MenuList.tsx';
export type { MenuEntry, MenuProps } from './overlays/menu-entry.ts';
export { Sheet, type SheetProps } from './overlays/Sheet.tsx';
export { useCloseOnEscape } from './overlays/use-close.ts';
export { useFocusTrap } from './overlays/use-focus-trap.ts';
export { Tooltip, type TooltipProps } from './overlays/Tooltip.tsx';
