import { openWorker } from '@qingyin/server-media';
import { once } from 'node:events';

/**
 * Makes this process exit soon after its parent process exits or crashes, even while the event loop is blocked by
 * a decoder. Resolves once the watchdog thread is running.
 */
export async function exitWithParent(): Promise<void> {
  process.on('disconnect', () => process.exit());
  const watch = openWorker('sound-watch', import.meta.url);
  watch.unref();
  await once(watch, 'message');
}
