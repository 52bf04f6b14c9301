/** State of a film as shown in the player. Times are in seconds, as in `HTMLMediaElement`. */
export interface FilmState {
  /** no frame has been shown yet */
  empty: boolean;
  playing: boolean;
  /** playing, but buffering or seeking */
  buffering: boolean;
  ended: boolean;
  failed: boolean;
  positionS: number;
  /** 0 until the metadata has loaded */
  durationS: number;
  /** end of the buffered range around the position */
  bufferedS: number;
  rate: number;
  inPictureInPicture: boolean;
}

/** State without a video element. */
export const NO_FILM: FilmState = {
  empty: true,
  playing: false,
  buffering: false,
  ended: false,
  failed: false,
  positionS: 0,
  durationS: 0,
  bufferedS: 0,
  rate: 1,
  inPictureInPicture: false,
};

const EVENTS = [
  'abort',
  'canplay',
  'durationchange',
  'emptied',
  'ended',
  'enterpictureinpicture',
  'error',
  'leavepictureinpicture',
  'loadeddata',
  'pause',
  'play',
  'playing',
  'progress',
  'ratechange',
  'seeked',
  'seeking',
  'timeupdate',
  'waiting',
] as const;

/** External store of a video element's state; the snapshot keeps its identity until a value changes. */
export function createFilmStore(video: HTMLVideoElement) {
  let state = read(video);
  return {
    get: () => state,
    subscribe(listener: () => void) {
      const look = (): void => {
        const next = read(video);
        if (same(state, next)) return;
        state = next;
        listener();
      };
      look();
      for (const event of EVENTS) video.addEventListener(event, look);
      return () => {
        for (const event of EVENTS) video.removeEventListener(event, look);
      };
    },
  };
}

const known = (seconds: number): number => (Number.isFinite(seconds) ? seconds : 0);

function read(video: HTMLVideoElement): FilmState {
  const playing = !video.paused && !video.ended;
  return {
    empty: video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA && video.currentTime === 0,
    playing,
    buffering:
      playing && !video.error && (video.seeking || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA),
    ended: video.ended,
    failed: Boolean(video.error),
    positionS: known(video.currentTime),
    durationS: known(video.duration),
    bufferedS: bufferedAt(video.buffered, video.currentTime),
    rate: video.playbackRate,
    inPictureInPicture: video.ownerDocument.pictureInPictureElement === video,
  };
}

/** End of the buffered range that contains the position; the position itself if there is none. */
export function bufferedAt(pieces: TimeRanges, placeS: number): number {
  for (let at = 0; at < pieces.length; at++)
    if (pieces.start(at) <= placeS && placeS <= pieces.end(at)) return pieces.end(at);
  return placeS;
}

const same = (one: FilmState, other: FilmState): boolean =>
  (Object.keys(one) as (keyof FilmState)[]).every((name) => one[name] === other[name]);
