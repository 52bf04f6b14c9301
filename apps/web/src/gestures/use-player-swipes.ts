import { useNowPlaying } from '@qingyin/routing';
import { usePlayer } from '@qingyin/player-react';
import {
  PHONE_QUERY,
  animateBack,
  setDragTransform,
  type Axis,
  type Direction,
  type Movement,
  watchSwipes,
} from '@qingyin/ui';
import { useEffect, useEffectEvent } from 'react';

/** Share of the finger's movement that the track follows: the offset is feedback only, the track always returns. */
const SIDEWAYS = 0.5;
const UPWARDS = 0.15;
const COMES_FROM_PX = 48;

/**
 * The track information of the phone's player bar that contains `target`; null on larger screens, on its sliders
 * and while nothing plays.
 */
function trackUnder(target: Element): HTMLElement | null {
  if (!matchMedia(PHONE_QUERY).matches || target.closest('[role="slider"]')) return null;
  return target.closest('section')?.querySelector<HTMLElement>('[data-track]') ?? null;
}

/**
 * Swipe gestures on the player bar of phones: left plays the next song, right the previous one (as on a tape, the
 * same in every script), up opens the now-playing page and down closes it. A tap anywhere but on a button opens it
 * too. Buttons exist for all of them.
 */
export function usePlayerSwipes(): void {
  const player = usePlayer();
  const nowPlaying = useNowPlaying();
  const onSwipe = useEffectEvent((direction: Direction) => {
    if (direction === 'left') player.next();
    else if (direction === 'right') player.previous();
    else if (nowPlaying.open === (direction === 'down')) nowPlaying.toggle();
  });

  useEffect(() => {
    const left = new AbortController();
    let track: HTMLElement | null = null;
    const begins = (target: Element) => (track = trackUnder(target)) !== null;
    const follows = ({ dx, dy }: Movement, axis: Axis) => {
      if (!track) return;
      setDragTransform(
        track,
        axis === 'x' ? `translateX(${dx * SIDEWAYS}px)` : `translateY(${dy * UPWARDS}px)`,
      );
    };
    const ends = (direction: Direction | null) => {
      if (!track) return;
      const side = { left: 1, right: -1, up: 0, down: 0 }[direction ?? 'up'];
      if (side === 0) animateBack(track);
      else animateBack(track, { transform: `translateX(${side * COMES_FROM_PX}px)`, opacity: 0 });
      if (direction) onSwipe(direction);
    };
    const onTap = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('button, a')) return;
      if (trackUnder(target)) onSwipe('up');
    };
    document.addEventListener('click', onTap, { signal: left.signal });
    watchSwipes(document, { canStart: begins, onMove: follows, onEnd: ends }, left.signal);
    return () => left.abort();
  }, []);
}
