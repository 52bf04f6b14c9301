import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { ConversionError } from './conversion-error.ts';
import { CONTAINERS } from './ffmpeg-arguments.ts';
import { lowerPriority } from './run-ffmpeg.ts';

/** Length of the sound that a fingerprint describes, s. */
const PRINTED_S = 60;
const LIMITS = { timeout: 60_000, maxBuffer: 1_000_000, windowsHide: true, encoding: 'buffer' } as const;

/** Bytes at both ends of a file that are read to see whether it can be. */
const ENDS = 65_536;
/** Characters of the error output that are kept. */
const KEPT = 500;

/** A file, or a part of one, whose sound is described. */
export interface PrintedSound {
  /** absolute */
  path: string;
  /** ms */
  startMs: number;
  /** ms; null: the end of the file */
  endMs: number | null;
}

/** Whether an ffmpeg contains Chromaprint, which makes fingerprints. @param program name in PATH, or path */
export const canMakePrints = async (program: string): Promise<boolean> =>
  /^\s*E\s+chromaprint\s/m.test(
    (await output(program, ['-hide_banner', '-muxers']).catch(() => Buffer.alloc(0))).toString(),
  );

/**
 * Fingerprint of the first minute of a decoded sound, by Chromaprint: eight 32-bit integers a second, little endian, that
 * differ in few bits when the same recording is encoded differently. Runs ffmpeg with low priority.
 *
 * @param signal kills the process
 * @returns empty for sounds that are too short
 * @throws ConversionError `failed` when the sound cannot be decoded, `unavailable` when the file cannot be read or ffmpeg
 * cannot run at the moment, or `stopped` after an abort
 */
export async function makeSoundPrint(
  program: string,
  { path, startMs, endMs }: PrintedSound,
  signal: AbortSignal,
): Promise<Buffer> {
  const length = endMs === null ? PRINTED_S : Math.min(PRINTED_S, (endMs - startMs) / 1000);
  const args = [
    ...['-nostdin', '-hide_banner', '-nostats', '-loglevel', 'error', '-threads', '1'],
    ...['-protocol_whitelist', 'file,pipe', '-format_whitelist', CONTAINERS],
    ...(startMs > 0 ? ['-ss', (startMs / 1000).toFixed(3)] : []),
    ...['-t', length.toFixed(3), '-i', `file:${path}`],
    ...['-map', '0:a:0', '-vn', '-sn', '-dn'],
    ...['-f', 'chromaprint', '-fp_format', 'raw', 'pipe:1'],
  ];
  try {
    return await output(program, args, signal);
  } catch (error) {
    if (signal.aborted) throw new ConversionError('stopped');
    const code = isDecodingError(error, path) && (await canBeRead(path)) ? 'failed' : 'unavailable';
    throw new ConversionError(code, error instanceof Error ? error.message.slice(-KEPT) : '');
  }
}

/** What ffmpeg says when the system is the cause, and not the content of the file. */
const OF_SYSTEM =
  /no such file|no such device|input\/output error|permission denied|not permitted|cannot allocate|out of memory|timed out|stale|too many open files|unavailable|interrupted|connection|not connected|host is down|unreachable|no space|unknown (muxer|output format)/i;

/** Whether ffmpeg ended by itself, and names no cause outside of the file. */
const isDecodingError = (error: unknown, path: string): boolean =>
  error instanceof PrintError &&
  error.exitCode !== undefined &&
  !OF_SYSTEM.test(error.message.replaceAll(path, ''));

/** Whether both ends of a file can be read. */
async function canBeRead(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      const bytes = Buffer.alloc(Math.min(size, ENDS));
      for (const position of [0, size - bytes.length]) await file.read(bytes, 0, bytes.length, position);
      return true;
    } finally {
      await file.close();
    }
  } catch {
    return false;
  }
}

/** A run of ffmpeg that failed, with what it said. */
class PrintError extends Error {
  override readonly name = 'PrintError';
  constructor(
    message: string,
    /** undefined: it did not start, or was killed */
    readonly exitCode: number | undefined,
  ) {
    super(message);
  }
}

const output = (program: string, args: readonly string[], signal?: AbortSignal): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      program,
      args,
      { ...LIMITS, ...(signal && { signal }) },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout);
        const exitCode = typeof error.code === 'number' && !error.killed ? error.code : undefined;
        reject(new PrintError(stderr.toString() || error.message, exitCode));
      },
    );
    lowerPriority(child.pid);
  });
