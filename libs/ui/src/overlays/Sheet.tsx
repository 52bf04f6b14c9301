import './mantine-overlays.ts';
import { Drawer, Popover } from '@mantine/core';
import { type ReactNode } from 'react';
import { usePhone } from '../use-media-query.ts';
import { AnchorPoint } from './AnchorPoint.tsx';
import { type Anchor } from './anchor.ts';
import { MantineScope } from './MantineScope.tsx';
import classes from './Overlay.module.css';
import { useCloseOnEscape } from './use-close.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface SheetProps {
  /** accessible name */
  label: string;
  anchor: Anchor;
  onClose: () => void;
  children: ReactNode;
  /** `menu` if the children are a menu, perhaps below a header: the dialog around it is placed like a menu */
  role?: 'dialog' | 'menu';
  /** for large panels: a wider popover, aligned with the start of its anchor */
  wide?: boolean;
}

/** Minimum distance from the edge of the window, px. */
const EDGE = 8;
/** Limits the height to the space between anchor and edge; the rest scrolls, so that the anchor stays visible. */
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

/** Menus are shown whole: one that fits on neither side covers its anchor. */
const inWindow = { flip: true, shift: { crossAxis: true, padding: EDGE } };

/**
 * The same content as a bottom sheet on phones and as a popover beside its anchor elsewhere. Open while mounted; a
 * press outside, the backdrop and Escape call `onClose`, Escape only if no overlay is above it and nothing inside has
 * used it. The focus returns to where it was.
 */
export function Sheet({ label, anchor, onClose, children, role = 'dialog', wide = false }: SheetProps) {
  const phone = usePhone();
  useCloseOnEscape(onClose);
  useFocusReturn();
  if (phone)
    return (
      <MantineScope>
        <Drawer.Root
          opened
          onClose={onClose}
          position="bottom"
          size="auto"
          closeOnEscape={false}
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
        // Fixed like its anchor: an absolute popover would move along with a scrolling page and jump back a frame
        // later.
        floatingStrategy="fixed"
        closeOnEscape={false}
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
          data-menu={role === 'menu' ? '' : undefined}
          role="dialog"
          aria-label={label}
        >
          {children}
        </Popover.Dropdown>
      </Popover>
    </MantineScope>
  );
}
