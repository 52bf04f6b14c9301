import type { TextStorage } from '@qingyin/device-storage';
import type { LostCodeOutcome } from '@qingyin/ui';

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
 * Called when the user meets a script or stylesheet that did not arrive. Where a newer version was deployed, reloads once
 * for that version and never while music plays; where the version is the same or unknown, does nothing, and what failed
 * offers a retry (screens.md, decision 8).
 */
export async function recoverFromLostChunk(ports: ChunkErrorPorts): Promise<LostCodeOutcome> {
  const served = await ports.servedBuildId().catch(() => ports.buildId);
  if (served === ports.buildId) return 'same';
  // Without a storage it could not know that it has reloaded, and would do so for ever.
  if (ports.isPlaying() || !ports.storage.lasts()) return 'newer';
  if (ports.storage.getItem(RELOADED_FOR) === served) return 'newer';
  ports.storage.setItem(RELOADED_FOR, served);
  ports.reload();
  return 'reloads';
}
