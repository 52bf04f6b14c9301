import { type Track } from '@qingyin/contract';

/** A place of the product, as the router knows it. */
export interface Place {
  pathname: string;
  search: object;
}

/** What is given away: a page, or a song. */
export interface Shared {
  /** its name */
  subject: string;
  /** the page, or where the song is shown */
  shown: Place;
  track?: Pick<Track, 'id' | 'album'>;
  /** where the song, or the film of the page, stands, ms */
  positionMs?: number;
}
