/** @file Collected resources (docs/specification/contract/my-music.md#collections; part 5 "Topic"). */
import type { Album, Artist } from './catalogue.ts';
import type { UserBrief } from './people.ts';

export interface CollectedAlbum {
  id: number;
  name: string;
  picUrl: string;
  picId: number;
  /** number of songs */
  size: number;
  artists: Artist[];
  alias: Album['alias'];
  transNames: string[];
  /** time of collecting, ms since 1970 */
  subTime: number;
  msg: string[];
}

export interface CollectedArtist {
  id: number;
  name: string;
  trans: string | null;
  alias: string[];
  albumSize: number;
  mvSize: number;
  picId: number;
  picUrl: string;
  img1v1Url: string;
  info: string;
}

/** A column 专栏: an article that can be collected. */
export interface Topic {
  id: number;
  mainTitle: string;
  coverUrl: string;
  creator: UserBrief;
  title?: string;
  summary?: string;
  url?: string;
  readCount?: number;
  likedCount?: number;
  /** ms since 1970 */
  addTime?: number;
  categoryName?: string;
  tags?: string[];
}
