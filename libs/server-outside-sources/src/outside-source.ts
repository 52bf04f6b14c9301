import type { OutsideSourceName } from '@qingyin/server-db';

/** What is known of an album whose cover is looked for. */
export interface AlbumQuestion {
  name: string;
  /** name of the first album artist */
  artist: string;
  /** MusicBrainz release, '' = unknown */
  mbid: string;
}

/** What is known of an artist who is looked for. */
export interface ArtistQuestion {
  name: string;
  /** MusicBrainz artist, '' = unknown */
  mbid: string;
}

/** A picture with the page that it is from. */
export interface OutsidePicture {
  bytes: Uint8Array;
  link: string;
}

/** A text with the page that it is from. */
export interface OutsideText {
  body: string;
  link: string;
}

/**
 * A service that albums and artists are looked up at. Each can do some of these; undefined answers mean no
 * result. Calls reject with `UnreachableError` when the service cannot be asked now, else with `OutsideError` when it refuses.
 */
export interface OutsideSource {
  name: OutsideSourceName;
  /** MusicBrainz id of a release by its names */
  findRelease?(album: AlbumQuestion): Promise<string | undefined>;
  /** front cover of an album whose MusicBrainz release is known */
  loadCover?(album: AlbumQuestion): Promise<OutsidePicture | undefined>;
  describeArtist?(artist: ArtistQuestion): Promise<OutsideText | undefined>;
}
