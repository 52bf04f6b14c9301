import type { Bytes } from './bytes.ts';
import type { OpenSong } from './open-song.ts';

/** When the browser has no more room, what was heard longer ago than this is let go, s. */
const KEEP_BEHIND_S = 5;
/** How long to wait until some of a full buffer was heard, ms. */
const FULL_PAUSE_MS = 1000;

/** A SourceBuffer whose changes come one after the other and can be waited for. */
export interface Buffer {
  /** What is appended from now on is this song's, placed so that it sounds from `base` to `end` (s) and at no other time. */
  begin(song: OpenSong, base: number, end: number, firstTick: number): Promise<void>;
  /** Waits for room when there is none, unless `signal` ends that. */
  append(bytes: Bytes, signal?: AbortSignal): Promise<void>;
  /** Lets go of all from here on. */
  dropFrom(seconds: number): Promise<void>;
  /** Whether what sounds at this time is there. */
  has(seconds: number): boolean;
  /** Where the stretch ends that this time lies in; the time itself when nothing is there. */
  endOf(seconds: number): number;
  /** Nothing more comes: the element may end. */
  finish(): void;
}

/** Opens a buffer for songs like this one on an element's source. */
export function openBuffer(element: HTMLMediaElement, source: MediaSource, mime: string): Buffer {
  const buffer = source.addSourceBuffer(mime);
  let queue: Promise<unknown> = Promise.resolve();
  let described: Bytes | null = null;

  /** Changes one after the other: the buffer refuses a second one while it works on the first. */
  function change(act: () => void): Promise<void> {
    const done = queue.then(
      () =>
        new Promise<void>((resolve, reject) => {
          const over = new AbortController();
          const on = (type: string, end: () => void): void =>
            buffer.addEventListener(
              type,
              () => {
                over.abort();
                end();
              },
              { signal: over.signal },
            );
          on('updateend', resolve);
          on('error', () => reject(new Error('The browser refuses this sound')));
          try {
            act();
            if (buffer.updating) return;
            over.abort();
            resolve();
          } catch (error) {
            over.abort();
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        }),
    );
    queue = done.catch(() => {});
    return done;
  }

  async function append(bytes: Bytes, signal?: AbortSignal): Promise<void> {
    for (;;) {
      try {
        await change(() => buffer.appendBuffer(bytes));
        return;
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
        const upTo = element.currentTime - KEEP_BEHIND_S;
        if (upTo > 0) await change(() => buffer.remove(0, upTo));
        await new Promise((over) => setTimeout(over, FULL_PAUSE_MS));
        // What was to be appended belongs where the buffer does not stand any more.
        signal?.throwIfAborted();
      }
    }
  }

  const stretch = (seconds: number): [number, number] | null => {
    // A buffer whose element failed or went on to something else must not even be looked at.
    if (source.readyState === 'closed') return null;
    const { buffered } = buffer;
    for (let part = 0; part < buffered.length; part += 1) {
      if (buffered.start(part) <= seconds + 0.001 && buffered.end(part) > seconds)
        return [buffered.start(part), buffered.end(part)];
    }
    return null;
  };

  return {
    async begin({ format }, base, end, firstTick) {
      await change(() => {
        if (source.readyState === 'open') buffer.abort();
        // The window's ends may never cross on the way.
        buffer.appendWindowEnd = Infinity;
        buffer.appendWindowStart = base;
        buffer.appendWindowEnd = end;
        // Bare frames carry no time of their own, those in fragments carry theirs.
        const bare = format.init === null ? firstTick : 0;
        buffer.timestampOffset = base + (bare - format.delay) / format.rate;
        // Jumps go no further than this.
        if (!(source.duration >= end)) source.duration = end;
      });
      if (format.init && !same(format.init, described)) {
        await append(format.init);
        described = format.init;
      }
    },
    append,
    dropFrom: (seconds) => change(() => buffer.remove(seconds, Infinity)),
    has: (seconds) => stretch(seconds) !== null,
    endOf: (seconds) => stretch(seconds)?.[1] ?? seconds,
    finish() {
      void change(() => {
        if (source.readyState === 'open') source.endOfStream();
      }).catch(() => {});
    },
  };
}

const same = (one: Bytes, other: Bytes | null): boolean =>
  one.length === other?.length && one.every((byte, at) => byte === other[at]);
