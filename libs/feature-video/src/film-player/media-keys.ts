import { filmActs } from './film-acts.ts';

/** What media keys, headsets and the lock screen say of a film. */
export interface FilmCard {
  title: string;
  posterUrl: string | null;
}

/** How far a key without a length of its own jumps, s. */
const JUMP_S = 10;

/**
 * Gives the media keys to a film, until somebody else takes them (`Player.seatBeside`), and keeps what they show up to
 * date; returns what ends that. Does nothing where the browser has no Media Session; a key it does not know is left out.
 */
export function takeMediaKeys(
  video: HTMLVideoElement,
  { title, posterUrl }: FilmCard,
  session: MediaSession | undefined = navigator.mediaSession,
): () => void {
  if (!session) return () => {};
  const acts = filmActs(video);
  const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
    ['play', acts.play],
    ['pause', acts.pause],
    ['seekto', ({ seekTime }) => seekTime !== undefined && acts.seek(seekTime)],
    ['seekforward', ({ seekOffset = JUMP_S }) => acts.jump(seekOffset)],
    ['seekbackward', ({ seekOffset = JUMP_S }) => acts.jump(-seekOffset)],
    // The songs' own, which would begin to sound.
    ['nexttrack', null],
    ['previoustrack', null],
  ];
  for (const [action, handler] of handlers) {
    try {
      session.setActionHandler(action, handler);
    } catch {
      // Older browsers throw on names they don't know.
    }
  }
  session.metadata = new MediaMetadata({ title, artwork: posterUrl ? [{ src: posterUrl }] : [] });
  const tell = (): void => {
    session.playbackState = video.paused ? 'paused' : 'playing';
    const { duration, currentTime, playbackRate } = video;
    if (!Number.isFinite(duration) || duration <= 0) return;
    session.setPositionState?.({ duration, position: Math.min(currentTime, duration), playbackRate });
  };
  tell();
  const told = ['playing', 'pause', 'seeked', 'ratechange', 'durationchange'] as const;
  for (const event of told) video.addEventListener(event, tell);
  return () => {
    for (const event of told) video.removeEventListener(event, tell);
  };
}
