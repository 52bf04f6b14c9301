import { Popover } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Anchor } from './anchor.ts';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

// Window coordinates, as pointer events and layout give them: physical in either reading direction.
const boxOf = (anchor: Anchor): Box =>
  anchor instanceof Element
    ? anchor.getBoundingClientRect()
    : { left: anchor.x, top: anchor.y, width: 0, height: 0 };

/**
 * An unseen stand-in for the anchor, so that a popover can open beside something it did not render. It hangs on the
 * body: an ancestor with a filter or a transform would take window coordinates for its own.
 */
export function AnchorPoint({ anchor }: { anchor: Anchor }) {
  const [box, setBox] = useState(() => boxOf(anchor));
  useLayoutEffect(() => {
    setBox(boxOf(anchor));
  }, [anchor]);
  // Physical sides on purpose: these are window coordinates and not part of any text flow.
  const { left, top, width, height } = box;
  return createPortal(
    <Popover.Target>
      <span aria-hidden style={{ position: 'fixed', left, top, width, height, pointerEvents: 'none' }} />
    </Popover.Target>,
    document.body,
  );
}
