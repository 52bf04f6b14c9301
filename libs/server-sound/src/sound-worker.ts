import {
  CHUNK_BYTES,
  decodeFile,
  decodeFlac,
  decodeMp3,
  DecodeError,
  type Decoding,
  measureSound,
} from '@qingyin/audio-dsp';
import { composeSong, createFlacStream, createMp3Stream } from '@qingyin/server-media';
import { setTimeout as pause } from 'node:timers/promises';
import { exitWithParent } from './exit-with-parent.ts';
import type { WorkerResponse, Pace, MeasuringSource, WorkerRequest } from './worker-messages.ts';

/** CPU time in ms after which the worker pauses; time spent waiting for the CPU does not count. */
const SLICE_MS = 15;
/** Length of a pause as a multiple of the work before it. */
const REST: Record<Pace, number> = { hurrying: 0.25, atLeisure: 3, nowAndThen: 15 };
const ALIVE_EVERY_MS = 5000;
/** Memory limit in bytes: no valid file needs more, so the file has made the decoder allocate it. */
const MOST_MEMORY = 768 * 1024 * 1024;

const tell = (message: WorkerResponse): void => void process.send?.(message);

const watched = exitWithParent();
let current: { job: number; pace: Pace } = { job: 0, pace: 'atLeisure' };
/** CPU time at the end of the last pause */
let restedMs = 0;
let reportedAt = 0;

/** CPU time of this process, ms. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Pauses after a slice of work, reports progress and enforces the memory limit. */
async function rest(): Promise<void> {
  const work = worked() - restedMs;
  if (work < SLICE_MS) return;
  if (process.memoryUsage.rss() > MOST_MEMORY)
    throw new DecodeError('broken', 'decoding takes too much memory');
  if (performance.now() - reportedAt > ALIVE_EVERY_MS) {
    reportedAt = performance.now();
    tell({ type: 'alive', job: current.job });
  }
  await pause(work * REST[current.pace]);
  restedMs = worked();
}

/** Renders a song and yields its encoded bytes. */
async function* made(source: Extract<MeasuringSource, { kind: 'made' }>): AsyncGenerator<Uint8Array> {
  const song = composeSong(source.spec);
  const stream = await (source.format === 'mp3' ? createMp3Stream(song) : createFlacStream(song));
  try {
    for (let bytes = stream.next(); bytes; bytes = stream.next()) {
      // The FLAC encoder returns everything at once at the end.
      for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
      await rest();
    }
  } finally {
    stream.release();
  }
}

function decode(source: MeasuringSource): Promise<Decoding> {
  if (source.kind === 'file') return decodeFile(source.path, source.type);
  return source.format === 'mp3' ? decodeMp3(made(source)) : decodeFlac(made(source));
}

async function measure({ job, source, pace }: Extract<WorkerRequest, { type: 'measure' }>): Promise<void> {
  current = { job, pace };
  await watched;
  restedMs = worked();
  reportedAt = performance.now();
  tell({ type: 'alive', job });
  try {
    tell({ type: 'measured', job, measured: await measureSound(await decode(source), rest) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    tell({ type: 'failed', job, code: codeOf(error), reason });
  }
}

/** Failure code of an error. Errors other than system calls come from decoders, so the file is broken. */
function codeOf(error: unknown): Extract<WorkerResponse, { type: 'failed' }>['code'] {
  if (error instanceof DecodeError) return error.code;
  return error instanceof Error && 'syscall' in error ? 'system' : 'broken';
}

process.on('message', (message: WorkerRequest) => {
  if (message.type === 'measure') void measure(message);
  else if (message.job === current.job) current.pace = 'hurrying';
});
