import { type Track } from '@qingyin/contract';

/** Location in the app. */
export interface AppLocation {
  pathname: string;
  search: object;
}

/** Target of a share: a page or a song. */
export interface ShareTarget {
  /** name of the page or song */
  subject: string;
  /** the page, or the page that shows the song */
  location: AppLocation;
  track?: Pick<Track, 'id' | 'album'>;
  /** current position of the song or of the page's film, ms */
  positionMs?: number;
}
