import type { HashAnswer, HashRequest } from './worker-hasher.ts';
import { hashFile } from './hash-file.ts';

const running = new Map<number, AbortController>();

addEventListener('message', ({ data }: MessageEvent<HashRequest>) => void handle(data));

async function handle({ id, file }: HashRequest): Promise<void> {
  running.get(id)?.abort();
  if (!file) return;
  const control = new AbortController();
  running.set(id, control);
  const answer: HashAnswer = await hashFile(file, control.signal).then(
    (md5) => ({ id, md5 }),
    () => ({ id, md5: null }),
  );
  running.delete(id);
  self.postMessage(answer);
}
