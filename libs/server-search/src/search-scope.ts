import { type SearchKind, searchKinds } from '@qingyin/contract';
import {
  mayAlbumIdBeSeen,
  mayArtistIdBeSeen,
  mayReferenceBeHeard,
  type Viewer,
} from '@qingyin/server-catalogue';
import type { SearchTermTable } from '@qingyin/server-db';

/** Maximum number of matches; also the end of pagination. */
export const MAX_MATCHES = 100;
/** A document as referenced by its index terms. */
export type SearchCandidate = Pick<SearchTermTable, 'id' | 'rank'>;

/** What is searched for: entities of one kind that the viewer may see. */
export interface SearchScope {
  kind: SearchKind;
  viewer: Viewer;
}

/** Conditions for entities that not everyone may see, by kind. The others are only in the index if everyone may. */
export const accessConditions: Partial<Record<SearchKind, typeof mayReferenceBeHeard>> = {
  [searchKinds.song]: mayReferenceBeHeard,
  [searchKinds.lyric]: mayReferenceBeHeard,
  [searchKinds.album]: mayAlbumIdBeSeen,
  [searchKinds.artist]: mayArtistIdBeSeen,
};
