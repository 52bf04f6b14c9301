/** Commands of a film, shared by buttons, keyboard shortcuts and touch gestures. */
export interface FilmActs {
  /** plays or resumes; restarts after the end */
  play(): void;
  pause(): void;
  toggle(): void;
  /** to a position in seconds, clamped to the film */
  seek(seconds: number): void;
  /** seeks forward by seconds, or back if negative */
  jump(seconds: number): void;
  setRate(rate: number): void;
}

/** Playback rates in the settings, in ascending order. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

const nothing = (): void => {};

/** Commands for a video element; without one they do nothing. If autoplay is blocked, the film stays paused. */
export function filmActs(video: HTMLVideoElement | null): FilmActs {
  if (!video)
    return { play: nothing, pause: nothing, toggle: nothing, seek: nothing, jump: nothing, setRate: nothing };
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
    jump: (seconds) => seek(video.currentTime + seconds),
    setRate: (rate) => {
      video.defaultPlaybackRate = rate;
      video.playbackRate = rate;
    },
  };
}

/** Next playback rate in a direction; the same one at the end of the list. */
export function rateBeside(rate: number, step: 1 | -1): number {
  const ahead = RATES.filter((other) => (step > 0 ? other > rate : other < rate));
  return (step > 0 ? ahead[0] : ahead.at(-1)) ?? rate;
}
