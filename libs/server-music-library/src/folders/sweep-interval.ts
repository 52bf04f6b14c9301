import { HOUR_MS, MINUTE_MS } from '@qingyin/server-kernel';
import type { FolderMount } from './mount-of.ts';

/**
 * How often a folder is compared with what is known of it, whether it is watched or not, ms. Events of a watcher are
 * hints: some are lost, and changes by other computers cause none.
 */
export const sweepInterval = ({ network }: Pick<FolderMount, 'network'>): number =>
  network ? 6 * HOUR_MS : 15 * MINUTE_MS;
