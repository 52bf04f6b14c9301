import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createCoverService } from './covers/cover-service.ts';
import { createImageService } from './images/image-service.ts';
import { createMediaCache } from './media-cache.ts';
import type { MediaError } from './media-error.ts';
import { createAudioService } from './render/audio-service.ts';
import { createRenderPool } from './render/render-pool.ts';
import type { Media, MediaOptions } from './types.ts';

/**
 * Creates the services for sound and pictures. Render threads wait for work; nothing is rendered or written before
 * it is requested.
 */
export function createMedia({ dataDir, log, workers, onProblem }: MediaOptions): Media {
  const reported = new Set<string>();
  const problem = (error: MediaError): void => {
    if (reported.has(error.code)) return;
    reported.add(error.code);
    log.warn({ code: error.code }, error.message);
    onProblem?.(error);
  };
  const audioCache = createMediaCache(join(dataDir, 'cache', 'audio'), problem);
  const imageCache = createMediaCache(join(dataDir, 'cache', 'images'), problem);
  const pool = createRenderPool(workers ?? (availableParallelism() > 1 ? 2 : 1), (error) =>
    log.error({ reason: error.message }, 'render thread failed, starting another one'),
  );
  const covers = createCoverService();
  const images = createImageService(imageCache, covers);
  const audio = createAudioService({ cache: audioCache, pool, tagCover: (spec) => images.tagCover(spec) });
  return {
    audio,
    covers,
    images,
    async verify(night, signal) {
      return (await audioCache.verify(night, signal)) + (await imageCache.verify(night, signal));
    },
    async close() {
      audio.close();
      await pool.close();
      await Promise.all([audioCache.close(), imageCache.close()]);
    },
  };
}
