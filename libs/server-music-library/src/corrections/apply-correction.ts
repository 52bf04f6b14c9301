import type { TagCorrection } from '@qingyin/contract';
import type { RawMusicTags } from '@qingyin/server-files';
import { isVariousArtists } from '../derive/various-artists.ts';

/**
 * Tags with a correction. MusicBrainz ids and sort names of what is corrected are left out: they would go on deciding
 * about albums and artists.
 */
export function applyCorrection(tags: RawMusicTags, correction: TagCorrection): RawMusicTags {
  const { title, artists, album, albumArtists, trackNo, discNo, year, genres, compilation } = correction;
  const { composers, lyricists, conductors, work, label, originalYear } = correction;
  return {
    ...tags,
    ...(title !== undefined && { title, titleSort: '' }),
    ...(artists && { artists, artistText: undefined, artistMbids: [], artistSort: '' }),
    ...(album !== undefined && { album, albumSort: '', albumMbid: '' }),
    ...(albumArtists && { albumArtists, albumArtistMbids: [], albumArtistSort: '', albumMbid: '' }),
    ...(trackNo !== undefined && { trackNo }),
    ...(discNo !== undefined && { discNo }),
    ...(year !== undefined && { date: year === 0 ? '' : String(year) }),
    ...(genres && { genres }),
    ...(composers && { composers }),
    ...((lyricists ?? conductors) && {
      credits: {
        ...tags.credits,
        ...(lyricists && { lyricist: lyricists }),
        ...(conductors && { conductor: conductors }),
      },
    }),
    ...(work !== undefined && { work }),
    ...(label !== undefined && { label }),
    ...(originalYear !== undefined && { originalDate: originalYear === 0 ? '' : String(originalYear) }),
    ...(compilation !== undefined && { compilation, albumMbid: '' }),
    ...(compilation !== undefined && !albumArtists && withoutAlbumArtists(tags, compilation)),
  };
}

/** An album that is a compilation has no album artists, and one that is none is not by various artists. */
const withoutAlbumArtists = (tags: RawMusicTags, compilation: boolean): Partial<RawMusicTags> =>
  compilation || tags.albumArtists.some((name) => isVariousArtists(name))
    ? { albumArtists: [], albumArtistMbids: [], albumArtistSort: '' }
    : {};

/** Names of a correction that must not be split. */
export const correctedNames = ({
  artists = [],
  albumArtists = [],
  composers = [],
  lyricists = [],
  conductors = [],
}: TagCorrection): string[] => [...artists, ...albumArtists, ...composers, ...lyricists, ...conductors];
