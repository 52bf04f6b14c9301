/** What a film does, as far as it is to be seen. Times are seconds, as the element has them. */
export interface FilmState {
  /** nothing is to be seen of the film itself yet */
  empty: boolean;
  playing: boolean;
  /** wants to play and can't yet */
  waiting: boolean;
  ended: boolean;
  failed: boolean;
  placeS: number;
  /** 0 until the file has said it */
  durationS: number;
  /** how far it can be shown from here without asking the network */
  bufferedS: number;
  rate: number;
  inPicture: boolean;
}

export const NO_FILM: FilmState = {
  empty: true,
  playing: false,
  waiting: false,
  ended: false,
  failed: false,
  placeS: 0,
  durationS: 0,
  bufferedS: 0,
  rate: 1,
  inPicture: false,
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

/** The element's state as an external store: the same reference until something of it has changed. */
export function filmStore(video: HTMLVideoElement) {
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
    waiting:
      playing && !video.error && (video.seeking || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA),
    ended: video.ended,
    failed: Boolean(video.error),
    placeS: known(video.currentTime),
    durationS: known(video.duration),
    bufferedS: bufferedAt(video.buffered, video.currentTime),
    rate: video.playbackRate,
    inPicture: video.ownerDocument.pictureInPictureElement === video,
  };
}

/** The end of the piece the place lies in; the place itself where it lies in none. */
export function bufferedAt(pieces: TimeRanges, placeS: number): number {
  for (let at = 0; at < pieces.length; at++)
    if (pieces.start(at) <= placeS && placeS <= pieces.end(at)) return pieces.end(at);
  return placeS;
}

const same = (one: FilmState, other: FilmState): boolean =>
  (Object.keys(one) as (keyof FilmState)[]).every((name) => one[name] === other[name]);
