import { FileUnreadableError, type Hash } from './lazy-hash.ts';

export interface HashRequest {
  id: number;
  /** absent: cancels the job of this id */
  file?: Blob;
}

export interface HashAnswer {
  id: number;
  /** null: the file cannot be read */
  md5: string | null;
}

/** Hashes files in a worker, which keeps the page responsive; without workers on the main thread, in pieces. */
export function createHasher(): Hash {
  const waiting = new Map<number, (answer: HashAnswer | 'lost') => void>();
  let worker: Worker | null = null;
  let last = 0;

  const start = (): Worker | null => {
    if (worker || typeof Worker === 'undefined') return worker;
    worker = new Worker(new URL('./lazy-hash.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<HashAnswer>) => waiting.get(data.id)?.(data));
    // The worker's code did not load: falls back to the main thread.
    worker.addEventListener('error', () => {
      for (const settle of [...waiting.values()]) settle('lost');
    });
    return worker;
  };

  return async (file, signal) => {
    signal.throwIfAborted();
    const helper = start();
    if (!helper) return onPage(file, signal);
    const id = ++last;
    const answer = await new Promise<HashAnswer | 'lost' | 'unwanted'>((resolve) => {
      waiting.set(id, resolve);
      signal.addEventListener('abort', () => resolve('unwanted'), { once: true });
      helper.postMessage({ id, file } satisfies HashRequest);
    });
    waiting.delete(id);
    if (answer === 'unwanted') helper.postMessage({ id } satisfies HashRequest);
    signal.throwIfAborted();
    if (answer === 'lost') return onPage(file, signal);
    if (answer === 'unwanted' || answer.md5 === null) throw new FileUnreadableError();
    return answer.md5;
  };
}

async function onPage(file: Blob, signal: AbortSignal): Promise<string> {
  // A failed load is not the file's fault, so its error is not turned into `FileUnreadableError` and can be
  // retried.
  const { hashFile } = await import('./hash-file.ts');
  try {
    return await hashFile(file, signal);
  } catch (cause) {
    signal.throwIfAborted();
    throw new FileUnreadableError(undefined, { cause });
  }
}
