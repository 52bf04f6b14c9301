import { filmCommands } from './film-commands.ts';

/** Metadata of a film for the Media Session. */
export interface FilmMetadata {
  title: string;
  posterUrl: string | null;
}

/** Seek distance of media keys without an offset, s. */
const JUMP_S = 10;

/**
 * Media Session of a film: handles media keys and keeps position and playback state up to date, until another
 * player takes over (`Player.joinFocus`). Returns a function that releases it. Does nothing without browser
 * support; unsupported actions are skipped.
 */
export function attachMediaSession(
  video: HTMLVideoElement,
  { title, posterUrl }: FilmMetadata,
  session: MediaSession | undefined = navigator.mediaSession,
): () => void {
  if (!session) return () => {};
  const commands = filmCommands(video);
  const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
    ['play', commands.play],
    ['pause', commands.pause],
    ['seekto', ({ seekTime }) => seekTime !== undefined && commands.seek(seekTime)],
    ['seekforward', ({ seekOffset = JUMP_S }) => commands.seekBy(seekOffset)],
    ['seekbackward', ({ seekOffset = JUMP_S }) => commands.seekBy(-seekOffset)],
    // Removes the handlers of the music player, which would start a song.
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
  const mediaEvents = ['playing', 'pause', 'seeked', 'ratechange', 'durationchange'] as const;
  for (const event of mediaEvents) video.addEventListener(event, tell);
  return () => {
    for (const event of mediaEvents) video.removeEventListener(event, tell);
  };
}
