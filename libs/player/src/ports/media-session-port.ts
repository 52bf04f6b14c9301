import type { MediaSessionActions, MediaSessionPort } from './ports.ts';

const ARTWORK_SIZES = [96, 256, 512] as const;
/** Length of a seek key's step when the system gives none, ms. */
const DEFAULT_JUMP_MS = 10_000;

/** Deviation from the extrapolated position above which the position is sent again, ms. */
const REPORTED_DRIFT_MS = 500;

const sized = (picUrl: string, size: number): string =>
  `${picUrl}${picUrl.includes('?') ? '&' : '?'}param=${String(size)}y${String(size)}`;

/**
 * Media keys, headset buttons and lock screen through the Media Session API. Does nothing where the browser has
 * none; actions the browser does not support are skipped.
 */
export function browserMediaSession(
  session: MediaSession | undefined = globalThis.navigator?.mediaSession,
): MediaSessionPort {
  const bound = new Set<MediaSessionAction>();
  const lastPosition = { positionMs: 0 };
  let reported: { positionMs: number; durationMs: number; rate: number; atMs: number } | null = null;

  function handle(action: MediaSessionAction, handler: MediaSessionActionHandler): void {
    try {
      session?.setActionHandler(action, handler);
      bound.add(action);
    } catch {
      // Older browsers throw on names they don't know; the other keys still work.
    }
  }

  return {
    bind(actions: MediaSessionActions) {
      const jump = (sign: 1 | -1, details: MediaSessionActionDetails): void => {
        const ms = details.seekOffset === undefined ? DEFAULT_JUMP_MS : details.seekOffset * 1000;
        actions.seekTo(lastPosition.positionMs + sign * ms);
      };
      handle('play', () => actions.play());
      handle('pause', () => actions.pause());
      handle('stop', () => {
        actions.pause();
        actions.seekTo(0);
      });
      handle('nexttrack', () => actions.next());
      handle('previoustrack', () => actions.previous());
      handle('seekto', (details) => {
        if (details.seekTime !== undefined) actions.seekTo(details.seekTime * 1000);
      });
      handle('seekforward', (details) => jump(1, details));
      handle('seekbackward', (details) => jump(-1, details));
    },
    show({ track, status }) {
      if (!session) return;
      reported = null;
      if (!track) session.setPositionState?.();
      session.playbackState = !track
        ? 'none'
        : status === 'playing' || status === 'buffering' || status === 'resolving'
          ? 'playing'
          : 'paused';
      session.metadata = track
        ? new MediaMetadata({
            title: track.name,
            artist: track.artists.map((artist) => artist.name).join(' / '),
            album: track.album.name,
            artwork: track.album.picUrl
              ? ARTWORK_SIZES.map((size) => ({
                  src: sized(track.album.picUrl, size),
                  sizes: `${String(size)}x${String(size)}`,
                }))
              : [],
          })
        : null;
    },
    position({ positionMs, durationMs, rate }) {
      lastPosition.positionMs = positionMs;
      // `setPositionState` throws when the position exceeds the duration, which rounding can cause.
      if (!session?.setPositionState || durationMs <= 0 || rate <= 0) return;
      const atMs = performance.now();
      const goesOn = reported?.durationMs === durationMs && reported.rate === rate;
      if (reported && goesOn && session.playbackState === 'playing') {
        const expectedMs = reported.positionMs + (atMs - reported.atMs) * rate;
        if (Math.abs(expectedMs - positionMs) < REPORTED_DRIFT_MS) return;
      }
      reported = { positionMs, durationMs, rate, atMs };
      session.setPositionState({
        duration: durationMs / 1000,
        position: Math.min(Math.max(positionMs, 0), durationMs) / 1000,
        playbackRate: rate,
      });
    },
    dispose() {
      for (const action of bound) session?.setActionHandler(action, null);
      if (!session) return;
      session.metadata = null;
      session.playbackState = 'none';
      session.setPositionState?.();
    },
  };
}
