import { setTimeout as pause } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS } from '../time.ts';
import { DecodeError } from './decode/pieces.ts';
import { claim, freeClaims, giveBack, keepFailed, keepMeasured } from './sound-rows.ts';
import { createSoundThread, type SoundThread } from './sound-thread.ts';
import { unmeasuredFiles, unmeasuredSongs } from './unmeasured.ts';
import { found, keyOf, type SoundHouse, type Wanted } from './wanted.ts';

/** Whoever asks for a song waits for its first second now: that is left to itself. */
const ASKED_AFTER_MS = 1500;
/** The catalogue's songs that nobody asks for come when the start is over. */
const REST_AFTER_MS = MINUTE_MS;
/** From one look at everything to the next. */
const ROUND_MS = 6 * HOUR_MS;
/** Between two rows that are only looked at. */
const BREATH_MS = 20;
/** A caller may ask for a list of ten thousand songs; what is not near the front comes in its turn. */
const MOST_WAITING = 200;

/** Measures sound files beside everything else, one at a time: what is asked for first, then the rest. */
export interface Measuring {
  /** About to be heard; the first ones first. */
  ask(wanted: readonly Wanted[]): void;
  /** After what is asked for: other songs of the same album, files that have just come. */
  next(wanted: readonly Wanted[]): void;
  /** the key of what is being measured */
  current(): string | undefined;
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>;
}

export interface MeasuringOptions {
  /** told what is not the file's fault */
  trouble: (error: unknown) => void;
  thread?: SoundThread;
  askedAfterMs?: number;
  restAfterMs?: number;
}

/** Starts to measure; what an earlier process left is gone on with. */
export function startMeasuring(house: SoundHouse, options: MeasuringOptions): Measuring {
  const { trouble, thread = createSoundThread(), askedAfterMs = ASKED_AFTER_MS } = options;
  const { restAfterMs = REST_AFTER_MS } = options;
  const asked = new Map<string, Wanted>();
  const following = new Map<string, Wanted>();
  const stopping = new AbortController();
  let wake = new AbortController();
  let current: string | undefined;

  const stopped = (): boolean => stopping.signal.aborted;
  const wait = (ms: number, signal = stopping.signal): Promise<unknown> =>
    pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const rouse = (): void => {
    wake.abort();
    wake = new AbortController();
  };

  const measure = async (wanted: Wanted, hurry: boolean): Promise<void> => {
    const file = await found(house, wanted);
    if (!file || !(await claim(house.db, file, house.now()))) return;
    current = keyOf(wanted);
    try {
      const measured = await thread.measure(file.source, hurry);
      await keepMeasured(house.db, file.hash, measured, house.now());
    } catch (error) {
      if (error instanceof DecodeError)
        await keepFailed(house.db, file.hash, `${error.code}: ${error.message}`, house.now());
      else {
        await giveBack(house.db, file.hash);
        if (!stopped()) trouble(error);
      }
    } finally {
      current = undefined;
    }
  };

  /** All that is asked for, then all that follows. */
  const serve = async (): Promise<void> => {
    while (!stopped()) {
      const list = asked.size > 0 ? asked : following;
      const [first] = list;
      if (!first) return;
      list.delete(first[0]);
      await measure(first[1], list === asked).catch(trouble);
    }
  };

  const round = async (rest: AsyncIterable<Wanted>): Promise<void> => {
    for await (const wanted of rest) {
      await serve();
      if (stopped()) return;
      await measure(wanted, false);
    }
  };
  const serveUntil = async (time: number): Promise<void> => {
    while (!stopped()) {
      await serve();
      const left = time - performance.now();
      if (left <= 0) return;
      await Promise.race([wait(left), wait(left, wake.signal)]);
      await wait(askedAfterMs);
    }
  };
  const breathe = async (): Promise<unknown> => {
    await serve();
    return wait(BREATH_MS);
  };

  const run = async (): Promise<void> => {
    const began = performance.now();
    await freeClaims(house.db).catch(trouble);
    while (!stopped()) {
      await round(unmeasuredFiles(house, breathe)).catch(trouble);
      await serveUntil(began + restAfterMs);
      await round(unmeasuredSongs(house, breathe)).catch(trouble);
      await serveUntil(performance.now() + ROUND_MS);
    }
  };
  const running = run();

  const add = (list: Map<string, Wanted>, wanted: readonly Wanted[]): void => {
    for (const one of wanted) {
      const key = keyOf(one);
      if (key === current || asked.has(key)) continue;
      if (list.size >= MOST_WAITING) break;
      list.set(key, one);
      if (list === asked) following.delete(key);
    }
    rouse();
  };
  return {
    ask(wanted) {
      if (wanted.length === 0) return;
      add(asked, wanted);
      thread.hurry();
    },
    next(wanted) {
      if (wanted.length > 0) add(following, wanted);
    },
    current: () => current,
    async stop() {
      stopping.abort();
      rouse();
      await thread.close();
      await running;
    },
  };
}
