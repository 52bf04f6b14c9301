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

// Viewport coordinates, as in pointer events and layout: physical in either text direction.
const boxOf = (anchor: Anchor): Box =>
  anchor instanceof Element
    ? anchor.getBoundingClientRect()
    : { left: anchor.x, top: anchor.y, width: 0, height: 0 };

/**
 * Invisible stand-in for the anchor, so that a popover can open beside an element that it did not render. It is
 * mounted in the body: an ancestor with a filter or a transform would be the containing block of `position:
 * fixed`.
 */
export function AnchorPoint({ anchor }: { anchor: Anchor }) {
  const [box, setBox] = useState(() => boxOf(anchor));
  useLayoutEffect(() => {
    setBox(boxOf(anchor));
  }, [anchor]);
  // Physical sides on purpose: these are viewport coordinates and not part of a text flow.
  const { left, top, width, height } = box;
  return createPortal(
    <Popover.Target>
      <span aria-hidden style={{ position: 'fixed', left, top, width, height, pointerEvents: 'none' }} />
    </Popover.Target>,
    document.body,
  );
}
