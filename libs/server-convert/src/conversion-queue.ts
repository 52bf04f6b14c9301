import { ConversionError } from './conversion-error.ts';

/** How a caller waits for a task. */
export interface ConversionWait {
  /** ends waiting */
  signal?: AbortSignal | undefined;
  /** true: waits behind a full queue too; to be bounded by the caller */
  patient?: boolean;
}

/** Tasks by name, of which a few run at once; callers of the same name share one run. */
export interface ConversionQueue<Result> {
  /**
   * Runs a task, or joins the one of the same name. A task that still waits is given up when all its callers have
   * aborted; a running one is finished.
   *
   * @throws ConversionError `busy` when too many wait, `stopped` after an abort; the error of the task
   */
  run(name: string, task: () => Promise<Result>, wait?: ConversionWait): Promise<Result>;
  /** Rejects what waits, and resolves when nothing runs. */
  stop(): Promise<void>;
}

interface Job<Result> {
  name: string;
  callers: number;
  begun: boolean;
  result: Promise<Result>;
  begin(): void;
  giveUp(): void;
}

/** Creates a queue. @param atOnce tasks that run at the same time @param maxWaiting further ones are refused */
export function createConversionQueue<Result>(atOnce: number, maxWaiting: number): ConversionQueue<Result> {
  const jobs = new Map<string, Job<Result>>();
  const running = new Set<Promise<unknown>>();
  let stopped = false;

  const waiting = (): Job<Result>[] => [...jobs.values()].filter(({ begun }) => !begun);
  const advance = (): void => {
    for (const job of waiting()) if (running.size < atOnce) job.begin();
  };
  const add = (name: string, task: () => Promise<Result>): Job<Result> => {
    const { promise: result, resolve, reject } = withResolvers<Result>();
    result.catch(() => undefined);
    const job: Job<Result> = {
      name,
      callers: 0,
      begun: false,
      result,
      begin() {
        job.begun = true;
        const run = task()
          .then(resolve, reject)
          .finally(() => {
            running.delete(run);
            jobs.delete(name);
            advance();
          });
        running.add(run);
      },
      giveUp() {
        jobs.delete(name);
        reject(new ConversionError('stopped'));
      },
    };
    jobs.set(name, job);
    advance();
    return job;
  };
  return {
    async run(name, task, { signal, patient = false } = {}) {
      if (stopped || signal?.aborted) throw new ConversionError('stopped');
      let job = jobs.get(name);
      if (!job) {
        const full = running.size >= atOnce && waiting().length >= maxWaiting;
        if (full && !patient) throw new ConversionError('busy');
        job = add(name, task);
      }
      return join(job, signal);
    },
    async stop() {
      stopped = true;
      for (const job of waiting()) job.giveUp();
      await Promise.allSettled(running);
    },
  };
}

async function join<Result>(job: Job<Result>, signal: AbortSignal | undefined): Promise<Result> {
  job.callers += 1;
  const { promise: aborted, reject } = withResolvers<never>();
  const onAbort = (): void => reject(new ConversionError('stopped'));
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([job.result, aborted]);
  } finally {
    signal?.removeEventListener('abort', onAbort);
    job.callers -= 1;
    if (job.callers === 0 && !job.begun) job.giveUp();
  }
}

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((accept, refuse) => {
    resolve = accept;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
