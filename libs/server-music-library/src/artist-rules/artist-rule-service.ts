import type { ArtistRulePreview, ArtistRuleRequest, MadeArtistRule } from '@qingyin/contract';

/** What is put right about which artist. */
export interface AskedRule {
  artistId: number;
  rule: ArtistRuleRequest;
  /** ids of the libraries that the caller hears: other artists do not exist */
  libraries: readonly number[];
}

/** What a rule has led to. */
export interface ArtistRuleResult {
  id: number;
  /** false: a scan is running, after which the artists change */
  applied: boolean;
  /** artists that the name stands for now */
  artistIds: number[];
}

/**
 * Rules of artists' names, which hold for all files of all libraries, also for those that are added later: an artist is the
 * same as another one, a name is that of several artists, or a name that contains a separator is that of one.
 */
export interface ArtistRuleService {
  /** @throws BusinessError 404 for artists that are not heard in a folder of the libraries, 400 for various artists */
  preview(asked: AskedRule): Promise<ArtistRulePreview>;
  /** @throws BusinessError as `preview` */
  add(userId: number, asked: AskedRule): Promise<ArtistRuleResult>;
  /** Undoes a rule, or makes it count again. @throws BusinessError 404 unless its artists are heard in the libraries */
  setUndone(id: number, libraries: readonly number[], undone: boolean): Promise<ArtistRuleResult>;
  /** A page of the rules whose artists are heard in the libraries, latest first. */
  list(libraries: readonly number[], page: { limit: number; offset: number }): Promise<MadeArtistRule[]>;
}
