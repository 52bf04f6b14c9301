import { ConversionError } from './conversion-error.ts';
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Characters of the error output that are kept. */
const KEPT = 500;

export interface RunOptions {
  /** ms after which the process is killed */
  timeoutMs: number;
  /** bytes of output from which the process is killed */
  maxBytes: number;
  /** kills the process */
  signal: AbortSignal;
}

/**
 * Runs ffmpeg with `-progress pipe:1` to its end.
 *
 * @throws ConversionError `failed`, also when there is no sound in the result; `stopped` after an abort
 */
export function runFfmpeg(program: string, args: readonly string[], options: RunOptions): Promise<void> {
  const { timeoutMs, maxBytes, signal } = options;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new ConversionError('stopped'));
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
    lowerPriority(child.pid);
    let errors = '';
    let progress = '';
    let hasSound = false;
    let killedFor = '';
    const kill = (why: string): void => {
      killedFor ||= why;
      child.kill('SIGKILL');
    };
    const onAbort = (): void => kill('stopped');
    signal.addEventListener('abort', onAbort, { once: true });
    const clock = setTimeout(() => kill(`longer than ${timeoutMs} ms`), timeoutMs);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-KEPT);
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (progress + text).split('\n');
      progress = lines.pop()?.slice(-KEPT) ?? '';
      for (const line of lines) {
        const [name, value] = line.split('=');
        if (name === 'out_time_us' && Number(value) > 0) hasSound = true;
        if (name === 'total_size' && Number(value) > maxBytes) kill(`larger than ${maxBytes} bytes`);
      }
    });
    const settle = (error?: ConversionError): void => {
      clearTimeout(clock);
      signal.removeEventListener('abort', onAbort);
      if (error) reject(error);
      else resolve();
    };
    child.once('error', (error) => settle(new ConversionError('unavailable', error.message)));
    child.once('close', (code) => {
      if (signal.aborted) settle(new ConversionError('stopped'));
      else if (killedFor !== '') settle(new ConversionError('failed', killedFor));
      else if (/No space left on device/.test(errors)) settle(new ConversionError('no-space'));
      else if (code !== 0) settle(new ConversionError('failed', errors.trim() || `exit code ${code}`));
      else settle(hasSound ? undefined : new ConversionError('failed', 'no sound'));
    });
  });
}

/** Conversions give way to the server. */
export function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended, or the system refuses.
  }
}
