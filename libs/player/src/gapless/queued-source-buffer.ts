import type { Bytes } from './bytes.ts';
import type { AudioFile } from './open-audio-file.ts';

/** Played sound older than this is removed from a full buffer, seconds. */
const KEEP_BEHIND_S = 5;
/** Pause before a full buffer is tried again, ms. */
const FULL_PAUSE_MS = 1000;

/** SourceBuffer with serialised changes: each operation waits for the one before. */
export interface QueuedSourceBuffer {
  /**
   * Sets the append window so that the track's sound plays from `base` to `end` (seconds of the element) and
   * nothing of it outside; the next appends belong to this track. Appends the init segment if it differs from the
   * last one.
   *
   * @param firstTick tick of the first frame that follows, for formats whose frames carry no timestamps
   */
  begin(song: AudioFile, base: number, end: number, firstTick: number): Promise<void>;
  /**
   * Appends bytes. Waits for room in a full buffer.
   *
   * @throws the abort reason of `signal` when it is aborted while waiting
   */
  append(bytes: Bytes, signal?: AbortSignal): Promise<void>;
  /** Removes everything from this time on. */
  dropFrom(seconds: number): Promise<void>;
  /** Whether the buffer holds the sound of this time, seconds. */
  has(seconds: number): boolean;
  /** End of the buffered range that contains this time, seconds; the time itself when it is not buffered. */
  endOf(seconds: number): number;
  /** Marks the end of the stream, so that the element can end. */
  finish(): void;
}

/** Adds a buffer for `mime` to the media source of `element`. */
export function openSourceBuffer(
  element: HTMLMediaElement,
  source: MediaSource,
  mime: string,
): QueuedSourceBuffer {
  const buffer = source.addSourceBuffer(mime);
  let queue: Promise<unknown> = Promise.resolve();
  let described: Bytes | null = null;

  /** Serialises changes: a SourceBuffer rejects a change while another one is in progress. */
  function change(update: () => void): Promise<void> {
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
          on('error', () => reject(new Error('The browser cannot decode this audio')));
          try {
            update();
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
        // After an abort the append window may belong to another position.
        signal?.throwIfAborted();
      }
    }
  }

  const stretch = (seconds: number): [number, number] | null => {
    // `SourceBuffer.buffered` throws once the element failed or got another source.
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
        // `appendWindowStart` must stay below `appendWindowEnd` at every step.
        buffer.appendWindowEnd = Infinity;
        buffer.appendWindowStart = base;
        buffer.appendWindowEnd = end;
        // Bare frames carry no timestamps, fragments do.
        const bare = format.init === null ? firstTick : 0;
        buffer.timestampOffset = base + (bare - format.delay) / format.rate;
        // Seeks are clamped to `duration`.
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
