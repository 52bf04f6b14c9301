import type { Worker } from 'node:worker_threads';
import type { SongSpec } from '../compose/song-spec.ts';
import { MediaError } from '../media-error.ts';
import type { AudioFormat } from '../types.ts';
import { urgency, type RenderResponse, type RenderRequest, type Urgency } from './render-messages.ts';
import { openWorker } from './worker-url.ts';

export interface RenderHandlers {
  data(bytes: Uint8Array): void;
  done(): void;
  failed(error: MediaError): void;
}

/** A song being rendered. */
export interface RenderJob {
  setUrgency(urgency: Urgency): void;
  /** Cancels the job; no handler is called afterwards. */
  cancel(): void;
}

export interface RenderPool {
  start(spec: SongSpec, format: AudioFormat, urgency: Urgency, handlers: RenderHandlers): RenderJob;
  close(): Promise<void>;
}

interface Waiting {
  id: number;
  spec: SongSpec;
  format: AudioFormat;
  urgency: Urgency;
  handlers: RenderHandlers;
  lane?: Lane;
}
interface Lane {
  worker: Worker;
  jobs: Map<number, Waiting>;
  /** idle timeout of a thread that has rendered */
  resting?: NodeJS.Timeout | undefined;
}

/** Idle time after which a thread is replaced by a new one to release its memory, ms. */
const REST_MS = 20_000;

/**
 * Pool of render threads, at most `size`: one is started at once, others when all are busy. Songs requested by a
 * listener start immediately (threads share their time between them); background work waits for an idle thread. A
 * thread that crashes is replaced, and its songs fail.
 */
export function createRenderPool(
  size: number,
  onError: (error: Error) => void,
  restMs = REST_MS,
): RenderPool {
  const lanes: Lane[] = [];
  const waiting = new Set<Waiting>();
  let lastId = 0;
  let closed = false;

  const openLane = (): Lane => {
    const lane: Lane = { worker: openWorker(), jobs: new Map() };
    lane.worker.unref();
    lane.worker.on('message', (message: RenderResponse) => onMessage(lane, message));
    lane.worker.on('error', (error) => {
      onError(error);
      lose(lane, error);
    });
    lane.worker.on('exit', () => lose(lane, new Error('render thread ended')));
    lanes.push(lane);
    return lane;
  };

  const renew = (lane: Lane): void => {
    const index = lanes.indexOf(lane);
    if (closed || index < 0 || lane.jobs.size > 0) return;
    lanes.splice(index, 1);
    openLane();
    void lane.worker.terminate();
  };
  const restIfIdle = (lane: Lane): void => {
    clearTimeout(lane.resting);
    lane.resting = lane.jobs.size > 0 ? undefined : setTimeout(() => renew(lane), restMs).unref();
  };

  const lose = (lane: Lane, cause: Error): void => {
    const index = lanes.indexOf(lane);
    if (index < 0) return;
    lanes.splice(index, 1);
    const code = closed ? 'closed' : 'render-failed';
    for (const job of lane.jobs.values())
      job.handlers.failed(new MediaError(code, `rendering stopped: ${cause.message}`, { cause }));
    lane.jobs.clear();
    assign();
  };

  const onMessage = (lane: Lane, message: RenderResponse): void => {
    const job = lane.jobs.get(message.job);
    if (!job) return;
    if (message.type === 'data') {
      job.handlers.data(message.bytes);
      return;
    }
    lane.jobs.delete(message.job);
    if (message.type === 'done') job.handlers.done();
    else job.handlers.failed(new MediaError('render-failed', message.reason));
    assign();
    restIfIdle(lane);
  };

  /** The thread with the fewest jobs; starts another one if all are busy and the maximum is not reached. */
  const freest = (): Lane => {
    const [first = openLane(), ...others] = lanes;
    const best = others.reduce((one, other) => (other.jobs.size < one.jobs.size ? other : one), first);
    return best.jobs.size > 0 && lanes.length < size ? openLane() : best;
  };

  const assign = (): void => {
    if (closed) return;
    for (const job of [...waiting].sort((a, b) => a.urgency - b.urgency || a.id - b.id)) {
      const lane = freest();
      if (job.urgency !== urgency.asked && lane.jobs.size > 0) return;
      waiting.delete(job);
      lane.jobs.set(job.id, job);
      clearTimeout(lane.resting);
      job.lane = lane;
      send(lane, { type: 'start', job: job.id, spec: job.spec, format: job.format, urgency: job.urgency });
    }
  };
  const send = (lane: Lane, message: RenderRequest): void => lane.worker.postMessage(message);

  // One thread is started in advance, so that the first song starts without delay.
  openLane();
  return {
    start(spec, format, wanted, handlers) {
      if (closed) throw new MediaError('closed', 'the render pool is closed');
      const job: Waiting = { id: ++lastId, spec, format, urgency: wanted, handlers };
      waiting.add(job);
      assign();
      return {
        setUrgency(next) {
          if (job.urgency === next) return;
          job.urgency = next;
          if (job.lane?.jobs.has(job.id)) send(job.lane, { type: 'urgency', job: job.id, urgency: next });
          else assign();
        },
        cancel() {
          waiting.delete(job);
          const { lane } = job;
          const stopped = lane?.jobs.delete(job.id) === true;
          if (lane && stopped) send(lane, { type: 'cancel', job: job.id });
          assign();
          if (lane && stopped) restIfIdle(lane);
        },
      };
    },
    async close() {
      closed = true;
      const error = new MediaError('closed', 'the server is closing');
      for (const job of waiting) job.handlers.failed(error);
      waiting.clear();
      await Promise.all([...lanes].map(({ worker }) => worker.terminate()));
    },
  };
}
