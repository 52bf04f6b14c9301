import type { Track } from '@qingyin/contract';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { useEffect, useMemo, useRef } from 'react';

/** Speeds at which a song can be followed by hand. */
export const speeds = [0.5, 0.75, 1] as const;
/** How often a part that is listened to is looked after, ms. */
const WATCH_MS = 15;
/** After a jump the clock may stand a little before its aim, ms. */
const SLACK_MS = 400;

/** The song on the table, as the page's player plays it. */
export interface Piece {
  /** ms, at the moment of an event where one is given: handlers may run late */
  positionMs: (event?: { timeStamp: number }) => number;
  playFrom: (ms: number) => void;
  /** plays a part and stops there */
  playPart: (fromMs: number, toMs: number) => void;
  toggle: () => void;
  isPlaying: () => boolean;
}

/**
 * The player for one song: where another one plays by now it is brought back first, and while it plays nothing follows it
 * by itself. Speed and timer are what they were once the editor is left.
 */
export function usePiece(track: Track): Piece {
  const player = usePlayer();
  const watch = useRef<ReturnType<typeof setInterval>>(undefined);
  const follows = usePlayerState(
    ({ track: now, sleep, status }) => now?.id === track.id && status === 'playing' && sleep === null,
  );

  useEffect(() => {
    const { rate, sleep } = player.snapshot.get();
    return () => {
      clearInterval(watch.current);
      const now = player.snapshot.get();
      if (now.rate !== rate) player.setRate(rate);
      if (sleep?.kind !== 'after-track' && now.sleep?.kind === 'after-track') player.setSleep(null);
    };
  }, [player]);

  // After what was set before has been read: the song may play already.
  useEffect(() => {
    // Else the next song would begin under the hands of whoever stamps the last line.
    if (follows) player.setSleep('after-track');
  }, [follows, player]);

  return useMemo(() => {
    const isOurs = () => player.snapshot.get().track?.id === track.id;
    const bringBack = () => {
      if (isOurs()) return;
      const at = player.snapshot.get().queue.findIndex(({ id }) => id === track.id);
      if (at >= 0) player.jumpTo(at);
      else player.playNext([track]);
      if (!isOurs()) player.next();
    };
    const playFrom = (ms: number) => {
      clearInterval(watch.current);
      bringBack();
      player.seek(Math.max(0, ms));
      player.play();
    };
    return {
      positionMs: (event) => {
        const lateMs = event ? Math.max(0, performance.now() - event.timeStamp) : 0;
        const { rate, status } = player.snapshot.get();
        return Math.max(0, player.positionMs() - (status === 'playing' ? lateMs * rate : 0));
      },
      playFrom,
      playPart: (fromMs, toMs) => {
        playFrom(fromMs);
        let begun = false;
        watch.current = setInterval(() => {
          const ms = player.positionMs();
          begun ||= ms >= fromMs - SLACK_MS && ms < toMs;
          if (!begun) return;
          if (ms >= toMs && ms < toMs + SLACK_MS) player.pause();
          if (ms >= toMs || ms < fromMs - SLACK_MS) clearInterval(watch.current);
        }, WATCH_MS);
      },
      toggle: () => {
        clearInterval(watch.current);
        if (isOurs()) return player.toggle();
        bringBack();
        player.play();
      },
      isPlaying: () => isOurs() && player.snapshot.get().status === 'playing',
    };
  }, [player, track]);
}
