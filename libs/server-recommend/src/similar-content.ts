import {
  ENOUGH_PEOPLE,
  mayArtistBeSeen,
  maySongBeHeard,
  notBlocked,
  type Viewer,
} from '@qingyin/server-catalogue';
import type { Db, ArtistRow, PlaylistRow } from '@qingyin/server-db';
import { yieldToEventLoop } from './yield-to-event-loop.ts';
import { ensureNeighbours, neighboursOf } from './song-neighbours.ts';
import { MOST_WITHOUT_LISTENERS } from './library-neighbours.ts';
import { usersWithPrivateRecords } from './play-record-privacy.ts';

/** Maximum number of playlists and listeners read for one song. */
const LOOKED_AT = 200;
const TOP_SONGS = 8;
const FOUND_AT_ONCE = 1;

export interface SimilarSong {
  id: number;
  sameArtist: boolean;
  /** a listener of the song plays it too, or a playlist has both; false: only album, genre or year are alike */
  heardTogether: boolean;
}

/** Songs similar to a song that the viewer may hear, closest first. */
export async function similarSongs(
  db: Db,
  songId: number,
  now: number,
  viewer: Viewer,
): Promise<SimilarSong[]> {
  await ensureNeighbours(db, [songId], now, 1, yieldToEventLoop);
  const near = await neighboursOf(db, [songId], viewer);
  const ids = near.map((row) => row.other_id);
  const alike = await songsOfLibraries(db, [songId]);
  const artists = await artistsOfSongs(db, [songId, ...ids]);
  const own = new Set(artists.get(songId));
  return near.map(({ other_id, weight }) => ({
    id: other_id,
    sameArtist: (artists.get(other_id) ?? []).some((artist) => own.has(artist)),
    heardTogether: !alike.has(songId) || weight > MOST_WITHOUT_LISTENERS,
  }));
}

/** The subset of the given songs that is in music libraries. */
async function songsOfLibraries(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db.selectFrom('library_song').select('song_id').where('song_id', 'in', ids).execute();
  return new Set(rows.map((row) => row.song_id));
}

async function artistsOfSongs(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('song_artist')
    .select(['song_id', 'artist_id'])
    .where('song_id', 'in', ids)
    .orderBy('song_id')
    .orderBy('position')
    .execute();
  for (const row of rows) found.set(row.song_id, [...(found.get(row.song_id) ?? []), row.artist_id]);
  return found;
}

/**
 * Public playlists that contain a song, most played first: those of the editors, and those of others where enough
 * different people have one.
 */
export async function playlistsWithSong(db: Db, songId: number): Promise<PlaylistRow[]> {
  const places = await db
    .selectFrom('playlist_track')
    .select('playlist_id')
    .where('song_id', '=', songId)
    .orderBy('playlist_id')
    .limit(LOOKED_AT)
    .execute();
  if (places.length === 0) return [];
  const rows = await db
    .selectFrom('playlist')
    .selectAll()
    .where(
      'id',
      'in',
      places.map((row) => row.playlist_id),
    )
    .where('special_type', '=', 0)
    .where('privacy', '=', 0)
    .where('hidden', '=', 0)
    .orderBy('play_count', 'desc')
    .orderBy('id')
    .execute();
  const isEditors = ({ copywriter }: PlaylistRow): boolean => copywriter !== '';
  const owners = new Set(rows.filter((row) => !isEditors(row)).map((row) => row.owner_id));
  return owners.size >= ENOUGH_PEOPLE ? rows : rows.filter(isEditors);
}

/** Users who played a song, latest first, without those who hide their play record; none where they are not enough. */
export async function listenersOf(
  db: Db,
  songId: number,
  viewerId: number | null = null,
): Promise<{ userId: number; plays: number }[]> {
  const rows = await db
    .selectFrom('play_record')
    .innerJoin('user', 'user.id', 'play_record.user_id')
    .select(['play_record.user_id', 'play_record.plays'])
    .where('play_record.song_id', '=', songId)
    .where('user.anonymous', '=', 0)
    .where(notBlocked(viewerId, 'user.id'))
    .orderBy('play_record.last_at', 'desc')
    .orderBy('play_record.user_id')
    .limit(LOOKED_AT)
    .execute();
  const hidden = await usersWithPrivateRecords(
    db,
    rows.map((row) => row.user_id),
  );
  const shown = rows.filter((row) => !hidden.has(row.user_id));
  if (shown.length < ENOUGH_PEOPLE) return [];
  return shown.map((row) => ({ userId: row.user_id, plays: row.plays }));
}

/** Visible artists of similar songs; filled up with artists of the same area and type where there are too few. */
export async function similarArtists(
  db: Db,
  artist: ArtistRow,
  { limit, now, viewer }: { limit: number; now: number; viewer: Viewer },
): Promise<number[]> {
  const songs = await db
    .selectFrom('song_artist')
    .innerJoin('song', 'song.id', 'song_artist.song_id')
    .select('song.id')
    .where('song_artist.artist_id', '=', artist.id)
    .where('song.hidden', '=', 0)
    .where('song.available', '=', 1)
    .where(maySongBeHeard(viewer))
    .orderBy('song.popularity', 'desc')
    .orderBy('song.id')
    .limit(TOP_SONGS)
    .execute();
  const ids = songs.map((song) => song.id);
  await ensureNeighbours(db, ids, now, FOUND_AT_ONCE, yieldToEventLoop);
  const near = await neighboursOf(db, ids, viewer);
  const artistsOf = await artistsOfSongs(db, [...new Set(near.map((row) => row.other_id))]);
  const weights = new Map<number, number>();
  for (const row of near)
    for (const id of artistsOf.get(row.other_id) ?? [])
      if (id !== artist.id) weights.set(id, (weights.get(id) ?? 0) + row.weight);
  const found = [...weights].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id]) => id);
  if (found.length >= limit) return found.slice(0, limit);
  const alike = await db
    .selectFrom('artist')
    .select('id')
    .where('area', '=', artist.area)
    .where('type', '=', artist.type)
    .where('id', '!=', artist.id)
    .where(mayArtistBeSeen(viewer))
    .orderBy('score', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return [...new Set([...found, ...alike.map((row) => row.id)])].slice(0, limit);
}
