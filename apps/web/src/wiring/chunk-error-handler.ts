import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sessionStore } from '@qingyin/device-storage';
import { actionBar, setChunkErrorHandler } from '@qingyin/ui';
import { type ChunkErrorPorts, recoverFromLostChunk } from './chunk-errors.ts';
import { fetchServedBuildId } from './served-build-id.ts';

const newVersion = msg`青音有新版本，重新载入后才能打开。`;
const reloadNow = msg`重新载入`;

type Given = 'buildId' | 'isPlaying';

export interface ChunkErrorHandlerOptions
  extends Pick<ChunkErrorPorts, Given>, Partial<Omit<ChunkErrorPorts, Given>> {
  i18n: Pick<I18n, '_'>;
  handle?: typeof setChunkErrorHandler;
}

/**
 * Handles chunks that failed to load: reloads the page if a newer version was deployed; while music plays, offers
 * the reload in the action bar instead.
 *
 * @returns a function that removes the handler
 */
export function bindChunkErrorHandler({
  i18n,
  handle = setChunkErrorHandler,
  ...given
}: ChunkErrorHandlerOptions): () => void {
  const ports: ChunkErrorPorts = {
    servedBuildId: fetchServedBuildId,
    storage: sessionStore,
    reload: () => window.location.reload(),
    ...given,
  };
  return handle(async () => {
    const outcome = await recoverFromLostChunk(ports);
    if (outcome === 'newer')
      actionBar.suggest({ text: i18n._(newVersion), label: i18n._(reloadNow), run: ports.reload });
    return outcome;
  });
}
