import type { Track } from '@qingyin/contract';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { useEffect, useMemo, useRef } from 'react';

/** Playback rates for stamping. */
export const playbackRates = [0.5, 0.75, 1] as const;
/** Interval for checking the end of a played part, ms. */
const WATCH_MS = 15;
/** After a seek the position may be this much before the target, ms. */
const SLACK_MS = 400;

/** Playback of the edited song by the page's player. */
export interface EditorPlayback {
  /** position in ms, at the time of `event` if given, since handlers may run late */
  positionMs: (event?: { timeStamp: number }) => number;
  playFrom: (ms: number) => void;
  /** plays a part and pauses at its end */
  playPart: (fromMs: number, toMs: number) => void;
  toggle: () => void;
  isPlaying: () => boolean;
}

/**
 * Playback for the editor: brings the song back if another one plays, and sets the sleep timer to the end of the
 * track while it plays. Rate and sleep timer are restored when the editor is closed.
 */
export function useEditorPlayback(track: Track): EditorPlayback {
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

  // Runs after the effect above has read the previous timer: the song may be playing already.
  useEffect(() => {
    // Otherwise the next song would start while the user stamps the last line.
    if (follows) player.setSleep('after-track');
  }, [follows, player]);

  return useMemo(() => {
    const isOurs = () => player.snapshot.get().track?.id === track.id;
    const restorePlayback = () => {
      if (isOurs()) return;
      const at = player.snapshot.get().queue.findIndex(({ id }) => id === track.id);
      if (at >= 0) player.jumpTo(at);
      else player.playNext([track]);
      if (!isOurs()) player.next();
    };
    const playFrom = (ms: number) => {
      clearInterval(watch.current);
      restorePlayback();
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
        restorePlayback();
        player.play();
      },
      isPlaying: () => isOurs() && player.snapshot.get().status === 'playing',
    };
  }, [player, track]);
}
