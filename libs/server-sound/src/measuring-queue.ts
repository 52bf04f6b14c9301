import { DecodeError } from '@qingyin/audio-dsp';
import { HOUR_MS, MINUTE_MS } from '@qingyin/server-kernel';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pace } from './worker-messages.ts';
import {
  claimFile,
  releaseWithoutTry,
  markFailed,
  markMissing,
  storeMeasurement,
  releaseClaim,
} from './measurement-rows.ts';
import { extendClaim, EXTEND_CLAIM_EVERY_MS, nextWaitingFile } from './measurement-rows.ts';
import { createMeasuringProcess, MeasuringInterrupted, type MeasuringProcess } from './measuring-process.ts';
import { unmeasuredFiles, unmeasuredSongs } from './unmeasured.ts';
import { findTarget, keyOf, type SoundContext, type MeasuringTarget } from './measuring-target.ts';

/** Delay after a request for songs, which are about to load their first second at that time. */
const ASKED_AFTER_MS = 1500;
/** Delay after the start before songs of the catalogue are measured without a request. */
const REST_AFTER_MS = MINUTE_MS;
/** Interval between two complete scans for unmeasured files. */
const ROUND_MS = 6 * HOUR_MS;
/** Interval at which expired claims of other processes are looked for. */
const LOOK_EVERY_MS = 10_000;
/** Pause between two scanned rows. */
const BREATH_MS = 20;
/**
 * Maximum number of prioritised songs per request: a request may contain a thousand songs, of which only the first
 * are about to be played.
 */
const ABOUT_TO_BE_HEARD = 10;
const MOST_WAITING = 200;

/** Background queue that measures sound files one at a time: requested songs first, then the others. */
export interface MeasuringQueue {
  /** Prioritises songs that are about to be played, in order; of many only the first ones. */
  prioritize(wanted: readonly MeasuringTarget[]): void;
  /** Adds songs with a lower priority than requested songs and uploaded files: other songs of the same album. */
  enqueueFollowing(wanted: readonly MeasuringTarget[]): void;
  /** Wakes the queue after a file was added; see `enqueueFile`. */
  onFileAdded(): void;
  /** key of the file that is being measured */
  currentKey(): string | undefined;
  /** Resolves when nothing is running. */
  stop(): Promise<void>;
}

export interface MeasuringOptions {
  /** called with errors that are not caused by the file */
  onError: (error: unknown) => void;
  worker?: MeasuringProcess;
  askedAfterMs?: number;
  restAfterMs?: number;
  lookEveryMs?: number;
}

/** Queue that measures nothing, for servers on which the operator has disabled measuring. */
export const disabledMeasuring: MeasuringQueue = {
  prioritize: () => undefined,
  enqueueFollowing: () => undefined,
  onFileAdded: () => undefined,
  currentKey: () => undefined,
  stop: () => Promise.resolve(),
};

/** Starts the queue; files that other processes claimed and did not finish are continued. */
export function startMeasuring(context: SoundContext, options: MeasuringOptions): MeasuringQueue {
  const { onError, worker = createMeasuringProcess(), askedAfterMs = ASKED_AFTER_MS } = options;
  const { restAfterMs = REST_AFTER_MS, lookEveryMs = LOOK_EVERY_MS } = options;
  let asked = new Map<string, MeasuringTarget>();
  let following = new Map<string, MeasuringTarget>();
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
    const prolonging = (): void => void extendClaim(context.db, hash, context.now()).catch(onError);
    const clock = setInterval(prolonging, EXTEND_CLAIM_EVERY_MS).unref();
    return task().finally(() => clearInterval(clock));
  };
  const measure = async (wanted: MeasuringTarget, pace: Pace): Promise<void> => {
    const file = await findTarget(context, wanted);
    if (!file && wanted.kind === 'cloud') await markMissing(context.db, wanted.hash, context.now());
    if (!file || !(await claimFile(context.db, file, context.now()))) return;
    current = keyOf(wanted);
    try {
      const measured = await whileClaimed(file.hash, () => worker.measure(file.source, pace));
      await storeMeasurement(context.db, file.hash, measured, context.now());
    } catch (error) {
      if (error instanceof DecodeError)
        await markFailed(context.db, file.hash, `${error.code}: ${error.message}`, context.now());
      else if (error instanceof MeasuringInterrupted && !stopped()) {
        await releaseClaim(context.db, file.hash);
        onError(error);
      } else {
        await releaseWithoutTry(context.db, file.hash);
        throw error;
      }
    } finally {
      current = undefined;
    }
  };

  /** The next item: requested songs, else an uploaded file, else songs of the same albums. */
  const first = async (): Promise<MeasuringTarget | undefined> => {
    const hash = asked.size > 0 ? undefined : await nextWaitingFile(context.db, context.now());
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

  const round = async (rest: AsyncIterable<MeasuringTarget>, pace: Pace): Promise<void> => {
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
  const yieldNow = async (): Promise<unknown> => {
    await serve();
    return wait(BREATH_MS);
  };

  const run = async (): Promise<void> => {
    const began = performance.now();
    await round(unmeasuredFiles(context, yieldNow), 'atLeisure');
    await serveUntil(began + restAfterMs);
    await round(unmeasuredSongs(context, yieldNow), 'nowAndThen');
    await serveUntil(performance.now() + ROUND_MS);
  };
  const runOn = async (): Promise<void> => {
    while (!stopped())
      await run().catch(async (error: unknown) => {
        if (stopped()) return;
        onError(error);
        await wait(MINUTE_MS);
      });
  };
  const running = runOn();

  /** Puts items in front of those that wait already, since the latest request is the most urgent. */
  const before = (
    wanted: readonly MeasuringTarget[],
    waiting: Map<string, MeasuringTarget>,
  ): Map<string, MeasuringTarget> => {
    const open = wanted.map((one) => [keyOf(one), one] as const).filter(([key]) => key !== current);
    return new Map([...new Map([...open, ...waiting])].slice(0, MOST_WAITING));
  };
  return {
    prioritize(wanted) {
      if (wanted.length === 0) return;
      asked = before(wanted.slice(0, ABOUT_TO_BE_HEARD), asked);
      worker.prioritize();
      rouse();
    },
    enqueueFollowing(wanted) {
      const open = wanted.filter((one) => !asked.has(keyOf(one)));
      if (open.length === 0) return;
      following = before(open, following);
      rouse();
    },
    onFileAdded: rouse,
    currentKey: () => current,
    async stop() {
      stopping.abort();
      rouse();
      worker.close();
      await running;
    },
  };
}
