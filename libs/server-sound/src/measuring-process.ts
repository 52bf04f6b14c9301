import { DecodeError, type SoundMeasurement } from '@qingyin/audio-dsp';
import { workerUrl } from '@qingyin/server-media';
import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { WorkerResponse, Pace, MeasuringSource, WorkerRequest } from './worker-messages.ts';

/** Idle timeout after which the process is ended. */
const IDLE_MS = 20_000;
/** Timeout without progress after which a file is given up and its process is killed. */
const STUCK_MS = 120_000;
/** Sound is processed in small short-lived pieces, so little memory is needed. */
const LITTLE_MEMORY = ['--single-threaded-gc', '--max-semi-space-size=2', '--max-old-space-size=256'];
const CLOSING = 'the server is closing';
/** Allowlist of environment variables for the process; the server's environment contains secrets. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'TSX_TSCONFIG_PATH'];

/**
 * Measures files one at a time in a child process, because files are untrusted, decoders take memory that only the
 * end of a process releases, and every system has a priority per process. The process exists only while there is
 * work.
 */
export interface MeasuringProcess {
  /**
   * @throws DecodeError for a file that cannot be measured, MeasuringInterrupted, or other errors that are not
   *   caused by the file
   */
  measure(source: MeasuringSource, pace: Pace): Promise<SoundMeasurement>;
  /** Speeds up the running measurement. */
  prioritize(): void;
  /** Aborts the running measurement; later calls are rejected. */
  close(): void;
}

/**
 * A measurement was aborted for another reason than the content of the file, e.g. by a crash; the file may still
 * be the cause.
 */
export class MeasuringInterrupted extends Error {
  override readonly name = 'Unfinished';
}

interface Job {
  id: number;
  /** the process has started the job */
  begun: boolean;
  pace: Pace;
  done(measured: SoundMeasurement): void;
  failed(error: Error): void;
}

function open(): ChildProcess {
  const { url, loader, env } = workerUrl('sound-worker', import.meta.url);
  const known = ENVIRONMENT.map((name) => [name, process.env[name]]).filter(
    ([, value]) => value !== undefined,
  );
  const opened = fork(fileURLToPath(url), [], {
    execArgv: [...(loader === undefined ? [] : ['--import', 'tsx']), ...LITTLE_MEMORY],
    env: { ...Object.fromEntries(known), ...env },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    setPriority(opened.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Lowering the priority is optional.
  }
  opened.unref();
  opened.channel?.unref();
  return opened;
}

/**
 * Creates the server's side; the process starts with the first file.
 *
 * @param stuckMs timeout without progress, ms
 * @param beginMs timeout until the process starts a job, ms
 */
export function createMeasuringProcess(stuckMs = STUCK_MS, beginMs = STUCK_MS): MeasuringProcess {
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
        ? new DecodeError('broken', 'the decoder makes no progress')
        : new Error('the measuring process does not start'),
    );

  const hear = (message: WorkerResponse): void => {
    if (message.job !== job?.id) return;
    if (message.type === 'alive') {
      job.begun = true;
      return after(stuckMs, stuck);
    }
    if (message.type === 'failed') {
      // The process is ended, because a broken file may have left the decoder in an invalid state.
      const { code, reason } = message;
      return end(code === 'system' ? new MeasuringInterrupted(reason) : new DecodeError(code, reason));
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
        end(new (job?.begun ? MeasuringInterrupted : Error)(`the measuring process ended: ${reason}`));
    };
    opened.on('message', (message) => hear(message as WorkerResponse));
    opened.on('error', (error) => lost(error.message));
    opened.on('exit', (code, signal) => lost(String(code ?? signal)));
    return opened;
  };
  const send = (message: WorkerRequest): void => {
    child ??= start();
    const asked = child;
    // Errors are ignored: the `exit` event reports a process that has just ended.
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
    prioritize() {
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
