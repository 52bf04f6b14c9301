import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { workerUrl } from '../media/index.ts';
import { DecodeError } from './decode/pieces.ts';
import type { Measured } from './measure/measure-sound.ts';
import type { FromWorker, Pace, Source, ToWorker } from './messages.ts';

/** A process that has had nothing to do for so long ends. */
const IDLE_MS = 20_000;
/** A file at which nothing moves any more for so long is given up with its process. */
const STUCK_MS = 120_000;
/** Sound goes through it in small pieces that are soon forgotten. */
const LITTLE_MEMORY = ['--single-threaded-gc', '--max-semi-space-size=2', '--max-old-space-size=256'];
const CLOSING = 'the server is closing';
/** What it may know of the server's environment, which holds secrets. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'TSX_TSCONFIG_PATH'];

/**
 * What measures, one file at a time: a process of its own, as files are other people's, decoders take memory that only
 * the end of a process gives back, and a low priority is a process' own on every system. It lives only while there is work.
 */
export interface SoundProcess {
  /** @throws DecodeError for a file that cannot be measured, Unfinished, or any other error that is not the file's fault */
  measure(source: Source, pace: Pace): Promise<Measured>;
  /** What is being measured now is needed soon. */
  hurry(): void;
  /** Ends what is under way; nothing is begun any more. */
  close(): void;
}

/** Something other than its sound kept a file from being measured while it was being read; the file may be the reason. */
export class Unfinished extends Error {
  override readonly name = 'Unfinished';
}

interface Job {
  id: number;
  /** the process is at it */
  begun: boolean;
  pace: Pace;
  done(measured: Measured): void;
  failed(error: Error): void;
}

function open(): ChildProcess {
  const { url, loader } = workerUrl('sound-worker', import.meta.url);
  const known = ENVIRONMENT.map((name) => [name, process.env[name]]).filter(
    ([, value]) => value !== undefined,
  );
  const opened = fork(fileURLToPath(url), [], {
    execArgv: [...(loader === undefined ? [] : ['--import', 'tsx']), ...LITTLE_MEMORY],
    env: Object.fromEntries(known),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    setPriority(opened.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Without it everything works as well, only less politely.
  }
  opened.unref();
  opened.channel?.unref();
  return opened;
}

/**
 * Makes the server's side; nothing runs before the first file.
 *
 * @param stuckMs a file at which nothing moves for so long is given up, ms
 * @param beginMs a process that has not begun with a file by then is given up, ms
 */
export function createSoundProcess(stuckMs = STUCK_MS, beginMs = STUCK_MS): SoundProcess {
  let child: ChildProcess | undefined;
  let job: Job | undefined;
  let lastId = 0;
  let clock: NodeJS.Timeout | undefined;
  let closed = false;

  const after = (ms: number, task: () => void): void => {
    clearTimeout(clock);
    clock = setTimeout(task, ms).unref();
  };
  const end = (error: Error): void => {
    const [old, lost] = [child, job];
    clearTimeout(clock);
    child = job = undefined;
    old?.kill('SIGKILL');
    lost?.failed(error);
  };
  const stuck = (): void =>
    end(
      job?.begun
        ? new DecodeError('broken', 'the decoder stands still')
        : new Error('the measuring process does not begin'),
    );

  const hear = (message: FromWorker): void => {
    if (message.job !== job?.id) return;
    if (message.type === 'alive') {
      job.begun = true;
      return after(stuckMs, stuck);
    }
    if (message.type === 'failed') {
      // What a broken file left in the decoders' memory goes with the process.
      const { code, reason } = message;
      return end(code === 'system' ? new Unfinished(reason) : new DecodeError(code, reason));
    }
    const { done } = job;
    job = undefined;
    after(IDLE_MS, () => end(new Error('idle')));
    done(message.measured);
  };

  const start = (): ChildProcess => {
    const opened = open();
    const lost = (reason: string): void => {
      if (child === opened)
        end(new (job?.begun ? Unfinished : Error)(`the measuring process ended: ${reason}`));
    };
    opened.on('message', (message) => hear(message as FromWorker));
    opened.on('error', (error) => lost(error.message));
    opened.on('exit', (code, signal) => lost(String(code ?? signal)));
    return opened;
  };
  const send = (message: ToWorker): void => {
    child ??= start();
    const asked = child;
    // A process that has just ended says so by itself.
    asked.send(message, () => undefined);
  };

  return {
    measure: (source, pace) =>
      new Promise((done, failed) => {
        if (closed) return failed(new Error(CLOSING));
        const id = ++lastId;
        job = { id, begun: false, pace, done, failed };
        after(beginMs, stuck);
        send({ type: 'measure', job: id, source, pace });
      }),
    hurry() {
      if (!job || job.pace === 'hurrying') return;
      job.pace = 'hurrying';
      send({ type: 'hurry', job: job.id });
    },
    close() {
      closed = true;
      end(new Error(CLOSING));
    },
  };
}
