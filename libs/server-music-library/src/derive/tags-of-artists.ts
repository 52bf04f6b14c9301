import { type RawMusicTags, singleLineText } from '@qingyin/server-files';
import type { ArtistTag } from './artist-drafts.ts';

/** Artists of a song as tagged, for display. */
export const artistTextOf = (tags: RawMusicTags): string =>
  singleLineText(tags.artistText) || joinNames(tags.artists);

/** Visible names of a tag in one text. */
export const joinNames = (names: readonly string[]): string =>
  names.map(singleLineText).filter(Boolean).join(' / ');

/** The tag of a song's artists: single names, else the text for display. */
export const tagOfArtists = (tags: RawMusicTags): ArtistTag => ({
  names: joinNames(tags.artists) === '' ? [artistTextOf(tags)] : tags.artists,
  mbids: tags.artistMbids,
  sortName: tags.artistSort,
});

/** The tag of an album's artists. */
export const tagOfAlbumArtists = (tags: RawMusicTags): ArtistTag => ({
  names: tags.albumArtists,
  mbids: tags.albumArtistMbids,
  sortName: tags.albumArtistSort,
});
