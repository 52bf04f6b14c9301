import type { MadeReplacement, MissingSong, ReplacementPreview } from '@qingyin/contract';
import type { Viewer } from '@qingyin/server-catalogue';

/** A song, and the one that is to stand in for it. */
export interface SongPair {
  from: number;
  /** null: it is forgotten */
  to: number | null;
}

interface Page {
  limit: number;
  offset: number;
}

/** Songs of music libraries that stand in for missing songs and duplicates. Files are never changed. */
export interface Replacements {
  /** Songs without a file that the viewer hears, the latest first, with songs that may stand in for them. */
  missing(viewer: Viewer, page: Page): Promise<MissingSong[]>;
  /** What would move. @throws BusinessError as `add` */
  preview(viewer: Viewer, pairs: readonly SongPair[]): Promise<ReplacementPreview>;
  /**
   * Replaces songs, one after the other.
   *
   * @returns ids of the replacements, in order
   * @throws BusinessError 404 for songs that the viewer does not hear in a folder or that are replaced already, 400 when
   * a song stands in for itself, is missing itself or is not heard by all who hear the first
   */
  add(viewer: Viewer, pairs: readonly SongPair[]): Promise<number[]>;
  /** @throws BusinessError 404, and 400 when the song that stands in is replaced itself */
  undo(viewer: Viewer, id: number): Promise<void>;
  /** Replacements whose songs the viewer hears, latest first. */
  list(viewer: Viewer, page: Page): Promise<MadeReplacement[]>;
}
