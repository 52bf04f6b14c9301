import './mantine-overlays.ts';
import { Drawer, Popover } from '@mantine/core';
import { type ReactNode } from 'react';
import { usePhone } from '../use-media-query.ts';
import { AnchorPoint } from './AnchorPoint.tsx';
import { type Anchor } from './anchor.ts';
import { MantineScope } from './MantineScope.tsx';
import classes from './Overlay.module.css';
import { useFocusReturn } from './use-focus-return.ts';
import { useOnTop } from './use-on-top.ts';

export interface SheetProps {
  /** accessible name */
  label: string;
  anchor: Anchor;
  onClose: () => void;
  children: ReactNode;
  /** `menu` when the children are a menu of their own name */
  role?: 'dialog' | 'menu';
  /** a panel with much in it: beside its anchor it is wider, and begins where the anchor begins */
  wide?: boolean;
}

/** From the edge of the window, px. */
const EDGE = 8;
/** What does not fit between its anchor and the edge scrolls, so that the anchor stays in sight. */
const besideAnchor = {
  flip: true,
  shift: true,
  size: {
    padding: EDGE,
    apply: ({
      availableHeight,
      elements,
    }: {
      availableHeight: number;
      elements: { floating: HTMLElement };
    }) => elements.floating.style.setProperty('--popover-room', `${Math.floor(availableHeight)}px`),
  },
};

/** A menu is seen whole: one that fits on neither side covers its anchor. */
const inWindow = { flip: true, shift: { crossAxis: true, padding: EDGE } };

/**
 * The same content as a sheet from the bottom on phones and as a popover beside its anchor elsewhere. Open while
 * mounted; Escape, unless an overlay stands above it, a press outside and the backdrop ask `onClose`; the focus goes
 * back to where it was.
 */
export function Sheet({ label, anchor, onClose, children, role = 'dialog', wide = false }: SheetProps) {
  const phone = usePhone();
  const onTop = useOnTop();
  useFocusReturn();
  const naming = role === 'dialog' ? { 'aria-label': label } : {};
  if (phone)
    return (
      <MantineScope>
        <Drawer.Root
          opened
          onClose={onClose}
          position="bottom"
          size="auto"
          closeOnEscape={onTop}
          returnFocus={false}
          classNames={{ overlay: classes.backdrop, content: classes.sheet }}
        >
          <Drawer.Overlay />
          <Drawer.Content aria-label={label}>
            <span className={classes.grip} aria-hidden />
            {children}
          </Drawer.Content>
        </Drawer.Root>
      </MantineScope>
    );
  return (
    <MantineScope>
      <Popover
        opened
        onChange={(opened) => !opened && onClose()}
        position={anchor instanceof Element && !wide ? 'bottom-end' : 'bottom-start'}
        offset={4}
        middlewares={role === 'menu' ? inWindow : besideAnchor}
        // As its anchor is: else it would go along with a page that scrolls, and come back a frame later.
        floatingStrategy="fixed"
        closeOnEscape={onTop}
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
          data-wide={wide ? '' : undefined}
          role={role === 'dialog' ? 'dialog' : undefined}
          {...naming}
        >
          {children}
        </Popover.Dropdown>
      </Popover>
    </MantineScope>
  );
}
