import { type SearchKind, searchKinds, LIKED_SONGS } from '@qingyin/contract';
import { poemOf } from '@qingyin/demo-catalogue';
import { tagsOf, currentLyricVersions, INSTRUMENTAL_MARK } from '@qingyin/server-catalogue';
import { type Db, whereIn } from '@qingyin/server-db';
import { searchableLyricLines } from './searchable-lyric-lines.ts';
import { factTexts } from './fact-texts.ts';
import type { SearchDocument } from './index-terms.ts';
import { type Ids, libraryFacts } from './library-facts.ts';

const filled = (...texts: (string | null)[]): string[] =>
  [...new Set(texts.map((text) => (text ?? '').replaceAll('\n', ' ').trim()))].filter(Boolean);

/** Rank from popularity: logarithmic, so that small changes do not alter it. */
const rankOf = (popularity: number): number => -Math.round(Math.log2(1 + Math.max(0, popularity)) * 100);

async function songs(db: Db, ids: Ids): Promise<SearchDocument[]> {
  const rows = await db
    .selectFrom('song')
    .innerJoin('album', 'album.id', 'song.album_id')
    .select(['song.id', 'song.name', 'song.name_en', 'song.popularity', 'song.poem_slug'])
    .select(['album.name as album', 'album.name_en as album_en'])
    .where('song.hidden', '=', 0)
    .$if(ids !== null, (query) => query.where(whereIn(db, 'song.id', ids ?? [])))
    .execute();
  const artists = await db
    .selectFrom('song_artist')
    .innerJoin('artist', 'artist.id', 'song_artist.artist_id')
    .select(['song_artist.song_id', 'artist.name', 'artist.name_en'])
    .$if(ids !== null, (query) => query.where(whereIn(db, 'song_artist.song_id', ids ?? [])))
    .orderBy('song_artist.song_id')
    .orderBy('song_artist.position')
    .execute();
  const by = new Map<number, string[]>();
  for (const { song_id, name, name_en } of artists)
    by.set(song_id, [...(by.get(song_id) ?? []), name, name_en]);
  const facts = await libraryFacts.songs(db, ids);
  return rows.map((row) => {
    const names = filled(row.name, row.name_en);
    const others = filled(
      ...(by.get(row.id) ?? []),
      row.album,
      row.album_en,
      poemOf(row.poem_slug)?.poet ?? '',
    );
    const texts = factTexts(facts.get(row.id), [...names, ...others]);
    return { kind: searchKinds.song, id: row.id, rank: rankOf(row.popularity), names, others, facts: texts };
  });
}

async function lyrics(db: Db, ids: Ids): Promise<SearchDocument[]> {
  const rows = await db
    .selectFrom('song')
    .leftJoin('library_song', 'library_song.song_id', 'song.id')
    .select(['song.id', 'song.popularity', 'song.poem_slug', 'song.mark', 'library_song.lyric'])
    .where('song.hidden', '=', 0)
    .$if(ids !== null, (query) => query.where(whereIn(db, 'song.id', ids ?? [])))
    .execute();
  const saved = await currentLyricVersions(db, ids);
  return rows.flatMap((row) => {
    const version = saved.get(row.id);
    const poem = row.mark === INSTRUMENTAL_MARK ? [] : (poemOf(row.poem_slug)?.lines ?? []);
    const text = version && version.original === 0 ? version.lyric : row.lyric;
    const names =
      text !== null ? filled(...searchableLyricLines(text)) : filled(...poem.map((line) => line.zh));
    return names.length
      ? [{ kind: searchKinds.lyric, id: row.id, rank: rankOf(row.popularity), names, others: [] }]
      : [];
  });
}

async function artists(db: Db, ids: Ids): Promise<SearchDocument[]> {
  const rows = await db
    .selectFrom('artist')
    .select(['id', 'name', 'name_en', 'aliases', 'score'])
    .$if(ids !== null, (query) => query.where(whereIn(db, 'id', ids ?? [])))
    .execute();
  return rows.map((row) => ({
    kind: searchKinds.artist,
    id: row.id,
    rank: rankOf(row.score),
    names: filled(row.name, row.name_en, ...tagsOf(row.aliases)),
    others: [],
  }));
}

async function albums(db: Db, ids: Ids): Promise<SearchDocument[]> {
  const rows = await db
    .selectFrom('album')
    .innerJoin('artist', 'artist.id', 'album.artist_id')
    .select(['album.id', 'album.name', 'album.name_en', 'artist.score'])
    .select(['artist.name as artist', 'artist.name_en as artist_en'])
    .$if(ids !== null, (query) => query.where(whereIn(db, 'album.id', ids ?? [])))
    .execute();
  const further = await db
    .selectFrom('album_artist')
    .innerJoin('artist', 'artist.id', 'album_artist.artist_id')
    .select(['album_artist.album_id', 'artist.name'])
    .$if(ids !== null, (query) => query.where(whereIn(db, 'album_artist.album_id', ids ?? [])))
    .orderBy('album_artist.album_id')
    .orderBy('album_artist.position')
    .execute();
  const by = new Map<number, string[]>();
  for (const { album_id, name } of further) by.set(album_id, [...(by.get(album_id) ?? []), name]);
  const facts = await libraryFacts.albums(db, ids);
  return rows.map((row) => {
    const names = filled(row.name, row.name_en);
    const others = filled(row.artist, row.artist_en, ...(by.get(row.id) ?? []));
    const texts = factTexts(facts.get(row.id), [...names, ...others]);
    return { kind: searchKinds.album, id: row.id, rank: rankOf(row.score), names, others, facts: texts };
  });
}

/** Public playlists without liked songs. */
async function playlists(db: Db, ids: Ids): Promise<SearchDocument[]> {
  const rows = await db
    .selectFrom('playlist')
    .select(['id', 'name', 'tags', 'copywriter', 'play_count', 'base_subscribers'])
    .where('hidden', '=', 0)
    .where('privacy', '=', 0)
    .where('special_type', '!=', LIKED_SONGS)
    .$if(ids !== null, (query) => query.where(whereIn(db, 'id', ids ?? [])))
    .execute();
  return rows.map((row) => ({
    kind: searchKinds.playlist,
    id: row.id,
    rank: rankOf(row.play_count + row.base_subscribers),
    names: filled(row.name),
    others: filled(...tagsOf(row.tags), row.copywriter),
  }));
}

async function users(db: Db, ids: Ids): Promise<SearchDocument[]> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'nickname', 'level'])
    .where('anonymous', '=', 0)
    .where('role', '!=', 'system')
    .$if(ids !== null, (query) => query.where(whereIn(db, 'id', ids ?? [])))
    .execute();
  return rows.map((row) => ({
    kind: searchKinds.user,
    id: row.id,
    rank: rankOf(row.level),
    names: filled(row.nickname),
    others: [],
  }));
}

async function mvs(db: Db, ids: Ids): Promise<SearchDocument[]> {
  const rows = await db
    .selectFrom('mv')
    .innerJoin('artist', 'artist.id', 'mv.artist_id')
    .select(['mv.id', 'mv.name', 'mv.play_count', 'artist.name as artist', 'artist.name_en'])
    .$if(ids !== null, (query) => query.where(whereIn(db, 'mv.id', ids ?? [])))
    .execute();
  return rows.map((row) => ({
    kind: searchKinds.mv,
    id: row.id,
    rank: rankOf(row.play_count),
    names: filled(row.name),
    others: filled(row.artist, row.name_en),
  }));
}

async function videos(db: Db, ids: Ids): Promise<SearchDocument[]> {
  const rows = await db
    .selectFrom('video')
    .innerJoin('user', 'user.id', 'video.creator_id')
    .select(['video.id', 'video.title', 'video.play_count', 'user.nickname'])
    .$if(ids !== null, (query) => query.where(whereIn(db, 'video.id', ids ?? [])))
    .execute();
  return rows.map((row) => ({
    kind: searchKinds.video,
    id: row.id,
    rank: rankOf(row.play_count),
    names: filled(row.title),
    others: filled(row.nickname),
  }));
}

const readers: Record<SearchKind, (db: Db, ids: Ids) => Promise<SearchDocument[]>> = {
  [searchKinds.song]: songs,
  [searchKinds.lyric]: lyrics,
  [searchKinds.artist]: artists,
  [searchKinds.album]: albums,
  [searchKinds.playlist]: playlists,
  [searchKinds.user]: users,
  [searchKinds.mv]: mvs,
  [searchKinds.video]: videos,
};

/** Documents that the index should hold for these ids; entities that must not be found are left out. */
export const loadIndexDocuments = (db: Db, kind: SearchKind, ids: Ids = null): Promise<SearchDocument[]> =>
  readers[kind](db, ids);
