import type { DuplicateGroup, DuplicateSearch } from '@qingyin/contract';
import type { Viewer } from '@qingyin/server-catalogue';

/** Songs of music libraries that are the same recording. */
export interface Duplicates {
  /** Starts a search in the background, unless one is running. */
  start(): void;
  state(): Promise<DuplicateSearch>;
  /** Groups that the last search found, as far as the viewer hears their songs. */
  groups(viewer: Viewer, page: { limit: number; offset: number }): Promise<DuplicateGroup[]>;
  /**
   * Remembers that the songs of a group are all wanted, so that no search shows them together again.
   *
   * @param kept false takes it back
   * @throws BusinessError 404 for a group that the viewer does not hear
   */
  keep(viewer: Viewer, groupId: number, kept: boolean): Promise<void>;
  /** Ends a search; its fingerprints stay. */
  stop(): Promise<void>;
}
