import type { Worker } from 'node:worker_threads';
import { openWorker, workerUrl } from '../media/render/worker-url.ts';
import { DecodeError } from './decode/pieces.ts';
import type { Measured } from './measure/measure-sound.ts';
import type { FromWorker, Source, ToWorker } from './messages.ts';

/** A thread that has had nothing to do for so long gives its memory back. */
const IDLE_MS = 20_000;
/** A file at which nothing moves any more for so long is given up with its thread. */
const STUCK_MS = 120_000;

/** The thread that measures, one file at a time; it lives only while there is work. */
export interface SoundThread {
  /** @throws DecodeError for a file that cannot be measured, any other error where the thread ended */
  measure(source: Source, hurry: boolean): Promise<Measured>;
  /** What is being measured now is needed soon. */
  hurry(): void;
  /** Ends what is under way. */
  close(): Promise<void>;
}

interface Job {
  id: number;
  done(measured: Measured): void;
  failed(error: Error): void;
}

/** Makes the thread's side in this one; nothing runs before the first file. */
export function createSoundThread(): SoundThread {
  let worker: Worker | undefined;
  let job: Job | undefined;
  let lastId = 0;
  let clock: NodeJS.Timeout | undefined;

  const after = (ms: number, task: () => void): void => {
    clearTimeout(clock);
    clock = setTimeout(task, ms).unref();
  };
  const end = async (error: Error): Promise<void> => {
    const [old, lost] = [worker, job];
    clearTimeout(clock);
    worker = job = undefined;
    lost?.failed(error);
    await old?.terminate();
  };
  const stuck = (): void => void end(new DecodeError('broken', 'the decoder stands still'));

  const hear = (message: FromWorker): void => {
    if (message.job !== job?.id) return;
    if (message.type === 'alive') return after(STUCK_MS, stuck);
    const { done, failed } = job;
    job = undefined;
    after(IDLE_MS, () => void end(new Error('idle')));
    if (message.type === 'measured') done(message.measured);
    else failed(new DecodeError(message.code, message.reason));
  };

  const open = (): Worker => {
    const opened = openWorker(workerUrl('sound-worker', import.meta.url));
    opened.unref();
    opened.on('message', hear);
    const lost = (error: Error): void => void (worker === opened && end(error));
    opened.on('error', (error) => lost(new DecodeError('broken', error.message, { cause: error })));
    opened.on('exit', () => lost(new Error('the measuring thread ended')));
    return opened;
  };
  const send = (message: ToWorker): void => {
    worker ??= open();
    worker.postMessage(message);
  };

  return {
    measure: (source, hurry) =>
      new Promise((done, failed) => {
        const id = ++lastId;
        job = { id, done, failed };
        after(STUCK_MS, stuck);
        send({ type: 'measure', job: id, source, hurry });
      }),
    hurry() {
      if (job) send({ type: 'hurry', job: job.id });
    },
    close: () => end(new Error('the server is closing')),
  };
}
