import { type ArtistRulePreview, CORRECTED_SONGS_MAX } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import { deriveWithChange } from '../corrections/derived-songs.ts';
import { changedAlbums } from '../corrections/preview-correction.ts';
import { trackKey } from '../corrections/songs-of-tracks.ts';
import { artistRulesOf } from '../derive/artist-rules.ts';
import type { AlbumDraft, ArtistDraft } from '../derive/drafts.ts';
import type { AskedRule } from './artist-rule-service.ts';
import { loadRuleList, ruleOf } from './load-artist-rules.ts';
import { readAskedRule } from './read-asked-rule.ts';

/**
 * Derives the albums of the folders of an artist's first songs with and without a rule, and returns what differs. Writes
 * nothing.
 */
export async function previewArtistRule(db: Db, asked: AskedRule): Promise<ArtistRulePreview> {
  const { row, files } = await readAskedRule(db, asked);
  const songs = new Set([...new Set(files.map(({ songId }) => songId))].slice(0, CORRECTED_SONGS_MAX));
  const looked = files.filter(({ songId }) => songs.has(songId));
  const artistRules = artistRulesOf([...(await loadRuleList(db)), ruleOf(row)]);
  const { before, after } = await deriveWithChange(db, looked, { artistRules });
  const old = artistsOfTracks(before);
  return {
    songs: [...artistsOfTracks(after)].filter(([key, artists]) => old.get(key) !== artists).length,
    complete: looked.length === files.length,
    albums: await changedAlbums(db, asked.libraries, before, after),
  };
}

/** Artists of songs and of their albums, and people in their credits, by `trackKey`. */
const artistsOfTracks = (albums: readonly AlbumDraft[]): Map<string, string> =>
  new Map(
    albums.flatMap((album) =>
      album.songs.map(({ fileId, startMs, artists, credits }): [string, string] => [
        trackKey(fileId, startMs),
        JSON.stringify([artists, album.artists, credits.map(({ artist }) => artist)].map(identities)),
      ]),
    ),
  );

const identities = (artists: readonly ArtistDraft[]): string[] => artists.map(({ identity }) => identity);
