import { once } from 'node:events';
import { openWorker } from '../media/render/worker-url.ts';

/**
 * Sees to it that this process ends soon after the one that began it, in whatever way that ends and whatever this one is
 * at then; resolves once that is sure.
 */
export async function endWithServer(): Promise<void> {
  process.on('disconnect', () => process.exit());
  const watch = openWorker('sound-watch', import.meta.url);
  watch.unref();
  await once(watch, 'message');
}
