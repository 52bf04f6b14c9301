import type { TextStorage } from '@qingyin/device-storage';
import type { ChunkErrorOutcome } from '@qingyin/ui';

/** Dependencies of the recovery from a failed chunk. */
export interface ChunkErrorPorts {
  buildId: string;
  /** Id of the build the server serves now; rejects if the server is unreachable. */
  servedBuildId(): Promise<string>;
  /** Storage that survives a reload and ends with the tab (session storage). */
  storage: Pick<TextStorage, 'getItem' | 'setItem' | 'isPersistent'>;
  isPlaying(): boolean;
  reload(): void;
}

const RELOADED_FOR = 'qy-reloaded-for';

/**
 * Recovers from a script or stylesheet that failed to load when the user needed it. If a newer version was deployed,
 * reloads once for that version, but never while music plays. If the version is the same or unknown, does nothing:
 * the failed component offers a retry (docs/specification/errors.md#chunks-that-do-not-load).
 */
export async function recoverFromLostChunk(ports: ChunkErrorPorts): Promise<ChunkErrorOutcome> {
  const served = await ports.servedBuildId().catch(() => ports.buildId);
  if (served === ports.buildId) return 'same';
  // Without persistent storage it could not record the reload, and would reload in a loop.
  if (ports.isPlaying() || !ports.storage.isPersistent()) return 'newer';
  if (ports.storage.getItem(RELOADED_FOR) === served) return 'newer';
  ports.storage.setItem(RELOADED_FOR, served);
  ports.reload();
  return 'reloads';
}
