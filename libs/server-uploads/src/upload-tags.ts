import { artistTextOf, decodeTags, foldName, textsOf } from '@qingyin/server-music-library';
import type { RawMusicTags } from '@qingyin/server-files';

/** What the owner of an upload, or the song that it is matched to, says in place of its tags. */
export interface UploadNames {
  name: string;
  artist: string;
  album: string;
}

/** Signs between artists, which programs write differently. */
const SEPARATORS = /[\s/,;&、，；]+/g;
const isSame = (a: string, b: string): boolean =>
  foldName(a).replaceAll(SEPARATORS, '') === foldName(b).replaceAll(SEPARATORS, '');

/**
 * Tags of an upload with the names that its owner gave it. Tags that say the same are kept, because they tell several
 * artists apart and have MusicBrainz ids; ids of another artist or album would be wrong.
 *
 * @param fileName witness of the encoding
 */
export function uploadTags(raw: RawMusicTags, names: UploadNames, fileName: string): RawMusicTags {
  const tagged = {
    fileId: 0,
    libraryId: 0,
    folder: '',
    name: fileName,
    durationMs: 0,
    picture: '',
    tags: raw,
  };
  const tags = decodeTags([tagged])[0]?.tags ?? raw;
  const sameArtist = isSame(artistTextOf(tags), names.artist);
  const sameAlbum = isSame(tags.album, names.album);
  const sameTitle = isSame(tags.title, names.name);
  const named: RawMusicTags = {
    ...tags,
    title: names.name,
    album: names.album,
    ...(!sameTitle && { titleSort: '', recordingMbid: '' }),
    ...(!sameArtist && {
      artists: names.artist === '' ? [] : [names.artist],
      artistText: undefined,
      artistSort: '',
      artistMbids: [],
      recordingMbid: '',
    }),
    ...(!sameAlbum && {
      albumSort: '',
      albumMbid: '',
      ...NO_ALBUM_ARTIST,
      trackNo: 0,
      discNo: 0,
      discSubtitle: '',
    }),
    // The artist of a single track is the album's too, unless the tags say otherwise.
    ...(!sameArtist && isSame(tags.albumArtists.join('/'), artistTextOf(tags)) && NO_ALBUM_ARTIST),
  };
  // The texts are decoded.
  return { ...named, unicode: textsOf(named) };
}

const NO_ALBUM_ARTIST = { albumArtists: [], albumArtistSort: '', albumArtistMbids: [] };
