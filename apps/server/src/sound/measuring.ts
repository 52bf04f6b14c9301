import { setTimeout as pause } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS } from '../time.ts';
import { DecodeError } from './decode/pieces.ts';
import type { Pace } from './messages.ts';
import { claim, giveBack, keepFailed, keepGone, keepMeasured, letGo } from './sound-rows.ts';
import { prolong, PROLONG_EVERY_MS, waitingFile } from './sound-rows.ts';
import { createSoundProcess, Unfinished, type SoundProcess } from './sound-process.ts';
import { unmeasuredFiles, unmeasuredSongs } from './unmeasured.ts';
import { found, keyOf, type SoundHouse, type Wanted } from './wanted.ts';

/** Whoever asks for a song waits for its first second now: that is left to itself. */
const ASKED_AFTER_MS = 1500;
/** The catalogue's songs that nobody asks for come when the start is over. */
const REST_AFTER_MS = MINUTE_MS;
/** From one look at everything to the next. */
const ROUND_MS = 6 * HOUR_MS;
/** What another process left when it ended becomes free some time: so often that is looked for. */
const LOOK_EVERY_MS = 10_000;
/** Between two rows that are only looked at. */
const BREATH_MS = 20;
/** A caller may ask for a list of a thousand songs: no more of them are about to be heard, the others come in their turn. */
const ABOUT_TO_BE_HEARD = 10;
const MOST_WAITING = 200;

/** Measures sound files beside everything else, one at a time: what is asked for first, then the rest. */
export interface Measuring {
  /** About to be heard; the first ones first, and of many only these. */
  ask(wanted: readonly Wanted[]): void;
  /** After what is asked for and files that have come: other songs of the same album. */
  next(wanted: readonly Wanted[]): void;
  /** A file has come; see `enqueue`. */
  come(): void;
  /** the key of what is being measured */
  current(): string | undefined;
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>;
}

export interface MeasuringOptions {
  /** told what is not the file's fault */
  trouble: (error: unknown) => void;
  worker?: SoundProcess;
  askedAfterMs?: number;
  restAfterMs?: number;
  lookEveryMs?: number;
}

/** Measures nothing, where the operator wants it so. */
export const measureNothing: Measuring = {
  ask: () => undefined,
  next: () => undefined,
  come: () => undefined,
  current: () => undefined,
  stop: () => Promise.resolve(),
};

/** Starts to measure; what a process left when it ended is gone on with. */
export function startMeasuring(house: SoundHouse, options: MeasuringOptions): Measuring {
  const { trouble, worker = createSoundProcess(), askedAfterMs = ASKED_AFTER_MS } = options;
  const { restAfterMs = REST_AFTER_MS, lookEveryMs = LOOK_EVERY_MS } = options;
  let asked = new Map<string, Wanted>();
  let following = new Map<string, Wanted>();
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

  const whileClaimed = async <Result>(hash: string, task: () => Promise<Result>): Promise<Result> => {
    const prolonging = (): void => void prolong(house.db, hash, house.now()).catch(trouble);
    const clock = setInterval(prolonging, PROLONG_EVERY_MS).unref();
    return task().finally(() => clearInterval(clock));
  };
  const measure = async (wanted: Wanted, pace: Pace): Promise<void> => {
    const file = await found(house, wanted);
    if (!file && wanted.kind === 'cloud') await keepGone(house.db, wanted.hash, house.now());
    if (!file || !(await claim(house.db, file, house.now()))) return;
    current = keyOf(wanted);
    try {
      const measured = await whileClaimed(file.hash, () => worker.measure(file.source, pace));
      await keepMeasured(house.db, file.hash, measured, house.now());
    } catch (error) {
      if (error instanceof DecodeError)
        await keepFailed(house.db, file.hash, `${error.code}: ${error.message}`, house.now());
      else if (error instanceof Unfinished && !stopped()) {
        await letGo(house.db, file.hash);
        trouble(error);
      } else {
        await giveBack(house.db, file.hash);
        throw error;
      }
    } finally {
      current = undefined;
    }
  };

  /** What is asked for, else a file that has come, else what follows. */
  const first = async (): Promise<Wanted | undefined> => {
    const hash = asked.size > 0 ? undefined : await waitingFile(house.db, house.now());
    if (hash !== undefined) return { kind: 'cloud', hash };
    const list = asked.size > 0 ? asked : following;
    const [entry] = list;
    list.delete(entry?.[0] ?? '');
    return entry?.[1];
  };
  const serve = async (): Promise<void> => {
    while (!stopped()) {
      const pace = asked.size > 0 ? 'hurrying' : 'atLeisure';
      const wanted = await first();
      if (!wanted) return;
      await measure(wanted, pace);
    }
  };

  const round = async (rest: AsyncIterable<Wanted>, pace: Pace): Promise<void> => {
    for await (const wanted of rest) {
      await serve();
      if (stopped()) return;
      await measure(wanted, pace);
    }
  };
  const serveUntil = async (time: number): Promise<void> => {
    while (!stopped()) {
      const { signal } = wake;
      await serve();
      const left = time - performance.now();
      if (left <= 0) return;
      await wait(Math.min(left, lookEveryMs), signal);
      if (signal.aborted) await wait(askedAfterMs);
    }
  };
  const breathe = async (): Promise<unknown> => {
    await serve();
    return wait(BREATH_MS);
  };

  const run = async (): Promise<void> => {
    const began = performance.now();
    await round(unmeasuredFiles(house, breathe), 'atLeisure');
    await serveUntil(began + restAfterMs);
    await round(unmeasuredSongs(house, breathe), 'nowAndThen');
    await serveUntil(performance.now() + ROUND_MS);
  };
  const runOn = async (): Promise<void> => {
    while (!stopped())
      await run().catch(async (error: unknown) => {
        if (stopped()) return;
        trouble(error);
        await wait(MINUTE_MS);
      });
  };
  const running = runOn();

  /** What is asked for last is what is about to be heard: it comes before what waited already. */
  const before = (wanted: readonly Wanted[], waiting: Map<string, Wanted>): Map<string, Wanted> => {
    const open = wanted.map((one) => [keyOf(one), one] as const).filter(([key]) => key !== current);
    return new Map([...new Map([...open, ...waiting])].slice(0, MOST_WAITING));
  };
  return {
    ask(wanted) {
      if (wanted.length === 0) return;
      asked = before(wanted.slice(0, ABOUT_TO_BE_HEARD), asked);
      worker.hurry();
      rouse();
    },
    next(wanted) {
      const open = wanted.filter((one) => !asked.has(keyOf(one)));
      if (open.length === 0) return;
      following = before(open, following);
      rouse();
    },
    come: rouse,
    current: () => current,
    async stop() {
      stopping.abort();
      rouse();
      worker.close();
      await running;
    },
  };
}
