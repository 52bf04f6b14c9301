import { TAG_BYTES } from '../encode/id3-tag.ts';
import { MediaError } from '../media-error.ts';
import type { SongSource } from '../types.ts';
import { createGrowingFile, type GrowingFile } from './growing-file.ts';
import { urgency, type Urgency } from './render-messages.ts';
import type { RenderPool } from './render-pool.ts';

/** Time, ms, that rendering a song goes on after its last listener left, before it is cancelled or put in the background. */
const GRACE_MS = 5_000;
/** Share of the song that has to be rendered for it to be finished in the background. */
const WORTH_FINISHING = 0.5;

/** A song that is being rendered. */
export interface LiveSong {
  read(start: number, end: number, signal?: AbortSignal): AsyncGenerator<Buffer>;
  /** Continues rendering even without readers; resolves when the song is complete. */
  finish(): Promise<void>;
  close(error: MediaError): void;
}

export interface LiveSongOptions {
  pool: RenderPool;
  source: SongSource;
  size: number;
  urgency: Urgency;
  /** the ID3 tag, exactly TAG_BYTES */
  tag: Promise<Buffer>;
  /** Called once: with the complete file, or without one if rendering failed or was cancelled. */
  onEnd(bytes?: Buffer): void;
}

/** Starts to render a song; readers get bytes as they are rendered, the tag immediately. */
export function createLiveSong(options: LiveSongOptions): LiveSong {
  const { pool, source, size, tag, onEnd } = options;
  const file: GrowingFile = createGrowingFile(size);
  const early: Uint8Array[] = [];
  let tagged = false;
  let complete = false;
  let ended = false;
  let readers = 0;
  let wanted = options.urgency !== urgency.asked;
  let timer: NodeJS.Timeout | undefined;
  let settle: { resolve(): void; reject(error: Error): void } | undefined;
  const finished = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  finished.catch(() => undefined);

  const end = (bytes?: Buffer): void => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    onEnd(bytes);
  };
  const fail = (error: MediaError): void => {
    file.fail(error);
    settle?.reject(error);
    end();
  };
  // Complete with the last byte instead of the thread's `done` message: a reader of the last byte may close the
  // service before that.
  const take = (bytes: Uint8Array): void => {
    file.append(bytes);
    if (file.filled !== size) return;
    settle?.resolve();
    end(file.bytes);
  };
  const checkEnd = (): void => {
    if (complete && tagged && file.filled < size)
      fail(new MediaError('render-failed', `${file.filled} bytes, expected ${size}`));
  };
  const job = pool.start(source.spec, 'mp3', options.urgency, {
    data: (bytes) => (tagged ? take(bytes) : void early.push(bytes)),
    done: () => {
      complete = true;
      checkEnd();
    },
    failed: fail,
  });
  tag.then(
    (bytes) => {
      file.append(bytes.subarray(0, TAG_BYTES));
      tagged = true;
      for (const piece of early.splice(0)) take(piece);
      checkEnd();
    },
    (cause: unknown) => fail(new MediaError('render-failed', 'creating the tag failed', { cause })),
  );

  const leave = (): void => {
    readers--;
    if (readers > 0 || ended) return;
    timer = setTimeout(() => {
      if (wanted || file.filled > size * WORTH_FINISHING) job.setUrgency(urgency.ahead);
      else {
        job.cancel();
        fail(new MediaError('closed', 'the last reader has left'));
      }
    }, GRACE_MS);
    timer.unref();
  };
  return {
    async *read(start, end_, signal) {
      readers++;
      clearTimeout(timer);
      job.setUrgency(urgency.asked);
      try {
        yield* file.read(start, end_, signal);
      } finally {
        leave();
      }
    },
    finish() {
      wanted = true;
      return finished;
    },
    close(error) {
      job.cancel();
      fail(error);
    },
  };
}
