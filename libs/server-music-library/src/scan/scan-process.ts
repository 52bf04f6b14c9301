import { workerUrl } from '@qingyin/server-media';
import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ScanProgress } from '../music-libraries.ts';
import type { ScanJob, ScanResult } from './scan-library.ts';
import type { ScanRequest, ScanResponse } from './scan-messages.ts';

/** The process may use little memory: the server runs on small machines. */
const LITTLE_MEMORY = ['--max-semi-space-size=8', '--max-old-space-size=160'];
/** Environment variables that the process gets; the server's environment contains secrets. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'TSX_TSCONFIG_PATH', 'NODE_EXTRA_CA_CERTS'];
/** Variables by which PostgreSQL is reached, for what its URL does not say. */
const POSTGRES = /^PG[A-Z]+$/;

/** A scan ended by itself before it was done. `fileIds`: the files that were read at that moment. */
export class ScanCrashed extends Error {
  override readonly name = 'ScanCrashed';
  readonly fileIds: readonly number[];

  constructor(reason: string, fileIds: readonly number[]) {
    super(`the scan process ended: ${reason}`);
    this.fileIds = fileIds;
  }
}

export interface ScanProcessOptions {
  /** location of the database, see `databaseLocation` */
  where: string;
  onProgress: (progress: ScanProgress) => void;
  /** ends the process; what is committed stays */
  signal: AbortSignal;
}

/**
 * Runs one scan in a process of its own: reading tags takes memory that only the end of a process gives back, and every
 * system has a priority per process.
 *
 * @throws ScanCrashed; the signal's reason; Error with the message of a failed scan
 */
export async function scanInProcess(
  job: ScanJob,
  { where, onProgress, signal }: ScanProcessOptions,
): Promise<ScanResult> {
  signal.throwIfAborted();
  const child = open();
  let reading: readonly number[] = [];
  const stop = (): void => void child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  try {
    return await new Promise<ScanResult>((done, failed) => {
      child.on('message', (message: ScanResponse) => {
        if (message.type === 'progress') onProgress(message.progress);
        else if (message.type === 'reading') reading = message.fileIds;
        else if (message.type === 'done') done(message.result);
        else failed(new Error(message.reason));
      });
      child.on('error', failed);
      child.on('exit', (code, ended) =>
        failed(signal.aborted ? (signal.reason as Error) : new ScanCrashed(String(code ?? ended), reading)),
      );
      const request: ScanRequest = { type: 'scan', where, job };
      // Errors are ignored: the `exit` event reports a process that has just ended.
      child.send(request, () => undefined);
    });
  } finally {
    signal.removeEventListener('abort', stop);
    if (child.connected) child.disconnect();
  }
}

function open(): ChildProcess {
  const { url, loader, env } = workerUrl('scan-worker', import.meta.url);
  const known = Object.entries(process.env).filter(
    ([name]) => ENVIRONMENT.includes(name) || POSTGRES.test(name),
  );
  const opened = fork(fileURLToPath(url), [], {
    execArgv: [...(loader === undefined ? [] : ['--import', 'tsx']), ...LITTLE_MEMORY],
    env: { ...Object.fromEntries(known), ...env },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    setPriority(opened.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Lowering the priority is optional.
  }
  return opened;
}
