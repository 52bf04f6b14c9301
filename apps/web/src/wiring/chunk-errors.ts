import type { TextStorage } from '@qingyin/device-storage';

/** What a lost chunk may do about it. */
export interface ChunkErrorPorts {
  buildId: string;
  /** the build the server serves now; rejects when it cannot be asked */
  servedBuildId(): Promise<string>;
  /** survives the reload, ends with the tab */
  storage: Pick<TextStorage, 'getItem' | 'setItem' | 'lasts'>;
  isPlaying(): boolean;
  reload(): void;
}

const RELOADED_FOR = 'qy-reloaded-for';

/**
 * Called when a script or stylesheet chunk did not arrive. Where a newer version was deployed, reloads once for
 * that version and never while music plays; else does nothing, and the page shows its error with "retry"
 * (screens.md, decision 8). Resolves to whether it reloads.
 */
export async function recoverFromLostChunk(ports: ChunkErrorPorts): Promise<boolean> {
  const served = await ports.servedBuildId().catch(() => ports.buildId);
  // Without a storage it could not know that it has reloaded, and would do so for ever.
  if (served === ports.buildId || ports.isPlaying() || !ports.storage.lasts()) return false;
  if (ports.storage.getItem(RELOADED_FOR) === served) return false;
  ports.storage.setItem(RELOADED_FOR, served);
  ports.reload();
  return true;
}
