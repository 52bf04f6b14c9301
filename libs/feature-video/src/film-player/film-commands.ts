/** Commands of a film, shared by buttons, keyboard shortcuts and touch gestures. */
export interface FilmCommands {
  /** plays or resumes; restarts after the end */
  play(): void;
  pause(): void;
  toggle(): void;
  /** to a position in seconds, clamped to the film */
  seek(seconds: number): void;
  /** seeks forward by seconds, or back if negative */
  seekBy(seconds: number): void;
  setRate(rate: number): void;
}

/** Playback rates in the settings, in ascending order. */
export const PLAYBACK_RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

const nothing = (): void => {};

/** Commands for a video element; without one they do nothing. If autoplay is blocked, the film stays paused. */
export function filmCommands(video: HTMLVideoElement | null): FilmCommands {
  if (!video)
    return {
      play: nothing,
      pause: nothing,
      toggle: nothing,
      seek: nothing,
      seekBy: nothing,
      setRate: nothing,
    };
  const end = (): number => (Number.isFinite(video.duration) ? video.duration : 0);
  const seek = (seconds: number): void => {
    if (Number.isFinite(seconds)) video.currentTime = Math.min(Math.max(seconds, 0), end());
  };
  const play = (): void =>
    // Ignored: rejects on a pause before the first frame, and if autoplay is blocked. Decoding errors fire an
    // event.
    void video.play().catch(() => {});
  return {
    play,
    pause: () => video.pause(),
    toggle: () => (video.paused || video.ended ? play() : video.pause()),
    seek,
    seekBy: (seconds) => seek(video.currentTime + seconds),
    setRate: (rate) => {
      video.defaultPlaybackRate = rate;
      video.playbackRate = rate;
    },
  };
}

/** Next playback rate in a direction; the same one at the end of the list. */
export function adjacentRate(rate: number, step: 1 | -1): number {
  const ahead = PLAYBACK_RATES.filter((other) => (step > 0 ? other > rate : other < rate));
  return (step > 0 ? ahead[0] : ahead.at(-1)) ?? rate;
}
