import { setImmediate as breathe } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { composeSong } from '../compose/compose-song.ts';
import { createFlacStream } from '../encode/flac-stream.ts';
import { createMp3Stream, warmUpEncoder, type AudioStream } from '../encode/mp3-stream.ts';
import type { RenderResponse, RenderRequest, Urgency } from './render-messages.ts';

/** Bytes per message: few at first, so that playback starts at once, then about a second of sound. */
const FIRST_PIECE = 2_000;
const PIECE = 16_000;
const SLICE_MS = 12;

interface Job {
  id: number;
  urgency: Urgency;
  stream: AudioStream;
  sent: number;
  waiting: Uint8Array<ArrayBuffer>[];
  held: number;
}

const port = parentPort;
if (!port) throw new Error('render-worker runs as a worker thread only');
const jobs = new Map<number, Job>();
let running = false;

const tell = (message: RenderResponse, transfer: ArrayBuffer[] = []): void =>
  port.postMessage(message, transfer);

function flush(job: Job): void {
  if (job.held === 0) return;
  const bytes = new Uint8Array(job.held);
  let at = 0;
  for (const part of job.waiting) {
    bytes.set(part, at);
    at += part.length;
  }
  job.sent += job.held;
  job.waiting = [];
  job.held = 0;
  tell({ type: 'data', job: job.id, bytes }, [bytes.buffer]);
}

function drop(job: Job): void {
  jobs.delete(job.id);
  job.stream.release();
}

/** Works on a job for one time slice. */
function workOn(job: Job): void {
  const until = performance.now() + SLICE_MS;
  try {
    do {
      const bytes = job.stream.next();
      if (!bytes) {
        flush(job);
        drop(job);
        tell({ type: 'done', job: job.id });
        return;
      }
      job.waiting.push(bytes);
      job.held += bytes.length;
      if (job.held >= (job.sent < PIECE ? FIRST_PIECE : PIECE)) flush(job);
    } while (performance.now() < until);
  } catch (error) {
    drop(job);
    tell({ type: 'failed', job: job.id, reason: error instanceof Error ? error.message : String(error) });
  }
}

/** Scheduler: the most urgent job; among equals the one with the fewest bytes sent, so that all start soon. */
function nextJob(): Job | undefined {
  let best: Job | undefined;
  for (const job of jobs.values()) {
    if (!best || job.urgency < best.urgency || (job.urgency === best.urgency && job.sent < best.sent))
      best = job;
  }
  return best;
}

async function run(): Promise<void> {
  if (running) return;
  running = true;
  for (let job = nextJob(); job; job = nextJob()) {
    workOn(job);
    await breathe();
  }
  running = false;
}

const cancelled = new Set<number>();
async function start(message: Extract<RenderRequest, { type: 'start' }>): Promise<void> {
  try {
    const song = composeSong(message.spec);
    const stream = await (message.format === 'mp3' ? createMp3Stream(song) : createFlacStream(song));
    if (cancelled.delete(message.job)) return stream.release();
    jobs.set(message.job, {
      id: message.job,
      urgency: message.urgency,
      stream,
      sent: 0,
      waiting: [],
      held: 0,
    });
    await run();
  } catch (error) {
    tell({
      type: 'failed',
      job: message.job,
      reason: error instanceof Error ? error.message : String(error),
    });
  }
}

port.on('message', (message: RenderRequest) => {
  if (message.type === 'start') {
    void start(message);
    return;
  }
  const job = jobs.get(message.job);
  if (message.type === 'urgency') {
    if (job) job.urgency = message.urgency;
  } else if (job) drop(job);
  else cancelled.add(message.job);
});
void warmUpEncoder();
