import { usePlayer } from '@qingyin/player-react';
import { PHONE_QUERY } from '@qingyin/ui';
import { useEffect, useEffectEvent } from 'react';
import { useNowPlaying } from '../../overlay-state.ts';
import { comeHome, hold } from './moved.ts';
import type { Axis, Direction, Way } from './swipe.ts';
import { watchSwipes } from './watch-swipes.ts';

/** What is held lags behind the finger: it leads nowhere but back. */
const SIDEWAYS = 0.5;
const UPWARDS = 0.15;
const COMES_FROM_PX = 48;

/** What plays, in the small player that a finger is on; it has none to swipe while nothing does. */
function trackUnder(target: Element): HTMLElement | null {
  if (!matchMedia(PHONE_QUERY).matches || target.closest('[role="slider"]')) return null;
  return target.closest('section')?.querySelector<HTMLElement>('[data-track]') ?? null;
}

/**
 * The small player of phones under a finger: to the left for the next song, to the right for the one before (as on a
 * tape, the same in every script), up for the now-playing page and down to leave it. All of that has buttons as well.
 */
export function useSwipedPlayer(): void {
  const player = usePlayer();
  const nowPlaying = useNowPlaying();
  const act = useEffectEvent((direction: Direction) => {
    if (direction === 'left') player.next();
    else if (direction === 'right') player.previous();
    else if (nowPlaying.open === (direction === 'down')) nowPlaying.toggle();
  });

  useEffect(() => {
    const left = new AbortController();
    let track: HTMLElement | null = null;
    const begins = (target: Element) => (track = trackUnder(target)) !== null;
    const follows = ({ dx, dy }: Way, axis: Axis) => {
      if (!track) return;
      hold(track, axis === 'x' ? `translateX(${dx * SIDEWAYS}px)` : `translateY(${dy * UPWARDS}px)`);
    };
    const ends = (direction: Direction | null) => {
      if (!track) return;
      const side = { left: 1, right: -1, up: 0, down: 0 }[direction ?? 'up'];
      if (side === 0) comeHome(track);
      else comeHome(track, { transform: `translateX(${side * COMES_FROM_PX}px)`, opacity: 0 });
      if (direction) act(direction);
    };
    watchSwipes(document, { begins, follows, ends }, left.signal);
    return () => left.abort();
  }, []);
}
