/** What can be asked of a film; every way of asking (buttons, keys, fingers) ends here. */
export interface FilmActs {
  /** plays, goes on, begins anew after its end */
  play(): void;
  pause(): void;
  toggle(): void;
  /** to a place in seconds, within the film */
  seek(seconds: number): void;
  /** forth or, below 0, back */
  jump(seconds: number): void;
  setRate(rate: number): void;
}

export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

const nothing = (): void => {};

/** The acts of an element; without one they do nothing. A film that may not sound without a press just stands still. */
export function filmActs(video: HTMLVideoElement | null): FilmActs {
  if (!video)
    return { play: nothing, pause: nothing, toggle: nothing, seek: nothing, jump: nothing, setRate: nothing };
  const end = (): number => (Number.isFinite(video.duration) ? video.duration : 0);
  const seek = (seconds: number): void => {
    if (Number.isFinite(seconds)) video.currentTime = Math.min(Math.max(seconds, 0), end());
  };
  const play = (): void =>
    // It rejects when a pause comes before the first picture, and where a press is wanted first: nobody's failure. A file
    // that can't be played says so by an event.
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

/** The next rate in a direction, or the last one. */
export function rateBeside(rate: number, step: 1 | -1): number {
  const ahead = RATES.filter((other) => (step > 0 ? other > rate : other < rate));
  return (step > 0 ? ahead[0] : ahead.at(-1)) ?? rate;
}
