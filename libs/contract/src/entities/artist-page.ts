/** @file Data of an artist's page (docs/specification/contract/discover.md#singer-page; part 5 "MV"). */
import type { Artist } from './catalogue.ts';

/** Rank in a chart of artists; `type` as in toplist/artist: 1 Chinese, 2 Western, 3 Korean, 4 Japanese. */
export interface ArtistRank {
  /** from 1 */
  rank: number;
  type: number;
}

export interface ArtistProfile {
  id: number;
  name: string;
  cover: string;
  avatar: string;
  alias: string[];
  transNames: string[];
  identities: string[];
  identifyTag: string[] | null;
  briefDesc: string;
  rank: ArtistRank | null;
  albumSize: number;
  musicSize: number;
  mvSize: number;
}

export interface ArtistDetail {
  artist: ArtistProfile;
  /** number of MVs and videos of the artist */
  videoCount: number;
  blacklist: boolean;
  preferShow: number;
  showPriMsg: boolean;
  /** (sic) */
  secondaryExpertIdentiy: { expertIdentiyId: number; expertIdentiyName: string }[];
  eventCount: number;
}

export interface ArtistMv {
  id: number;
  name: string;
  imgurl: string;
  imgurl16v9: string;
  artist: Artist;
  artistName: string;
  /** ms */
  duration: number;
  playCount: number;
  /** `YYYY-MM-DD` */
  publishTime: string;
  subed: boolean;
  status: number;
}

export interface ArtistChapter {
  /** title */
  ti: string;
  txt: string;
}
