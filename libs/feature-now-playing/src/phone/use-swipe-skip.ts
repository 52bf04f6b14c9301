import { usePlayer } from '@qingyin/player-react';
import {
  animateBack,
  setDragTransform,
  type Axis,
  type Direction,
  type Movement,
  watchSwipes,
} from '@qingyin/ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Where the cover of the next or previous song comes from, px. */
const COMES_FROM_PX = 96;

/**
 * Swipes sideways on an element: left plays the next song, right the previous one, as on the player bar. The element
 * follows the finger. The transport buttons do the same.
 */
export function useSwipeSkip(part: RefObject<HTMLElement | null>): void {
  const player = usePlayer();
  const onSwipe = useEffectEvent((direction: Direction) => {
    if (direction === 'left') player.next();
    if (direction === 'right') player.previous();
  });
  useEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const left = new AbortController();
    const onMove = ({ dx }: Movement, axis: Axis) =>
      setDragTransform(element, axis === 'x' ? `translateX(${dx}px)` : null);
    const onEnd = (direction: Direction | null) => {
      const side = { left: 1, right: -1, up: 0, down: 0 }[direction ?? 'up'];
      if (side === 0) animateBack(element);
      else animateBack(element, { transform: `translateX(${side * COMES_FROM_PX}px)`, opacity: 0 });
      if (direction) onSwipe(direction);
    };
    watchSwipes(element, { canStart: () => true, onMove, onEnd }, left.signal);
    return () => left.abort();
  }, [part]);
}
