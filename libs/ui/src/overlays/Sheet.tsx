import './mantine-overlays.ts';
import { Drawer, Popover } from '@mantine/core';
import { type ReactNode } from 'react';
import { usePhone } from '../use-media-query.ts';
import { AnchorPoint } from './AnchorPoint.tsx';
import { type Anchor } from './anchor.ts';
import classes from './Overlay.module.css';
import { useFocusReturn } from './use-focus-return.ts';

export interface SheetProps {
  /** accessible name */
  label: string;
  anchor: Anchor;
  onClose: () => void;
  children: ReactNode;
  /** `menu` when the children are a menu of their own name */
  role?: 'dialog' | 'menu';
}

/**
 * The same content as a sheet from the bottom on phones and as a popover beside its anchor elsewhere. Open while
 * mounted; Escape, a press outside and the backdrop ask `onClose`; the focus goes back to where it was.
 */
export function Sheet({ label, anchor, onClose, children, role = 'dialog' }: SheetProps) {
  const phone = usePhone();
  useFocusReturn();
  const naming = role === 'dialog' ? { 'aria-label': label } : {};
  if (phone)
    return (
      <Drawer.Root
        opened
        onClose={onClose}
        position="bottom"
        size="auto"
        returnFocus={false}
        classNames={{ overlay: classes.backdrop, content: classes.sheet }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label={label}>
          <span className={classes.grip} aria-hidden />
          {children}
        </Drawer.Content>
      </Drawer.Root>
    );
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      position={anchor instanceof Element ? 'bottom-end' : 'bottom-start'}
      offset={4}
      trapFocus
      returnFocus={false}
      withRoles={false}
      hideDetached={false}
      shadow="none"
      transitionProps={{ duration: 0 }}
    >
      <AnchorPoint anchor={anchor} />
      <Popover.Dropdown
        className={classes.popover}
        role={role === 'dialog' ? 'dialog' : undefined}
        {...naming}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
