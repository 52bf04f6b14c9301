import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { AlbumRow, ArtistRow, PlaylistRow, SongRow, UserRow } from '../../db/schema.ts';
import { poems } from '../../demo/catalogue/poems.ts';

export interface Found<T> {
  rows: T[];
  total: number;
}

export interface Window {
  limit: number;
  offset: number;
}

/** Searched words: lower case, each must occur; wildcards of the pattern language mean themselves. */
export const termsOf = (keywords: string): string[] =>
  keywords
    .toLowerCase()
    .normalize('NFKC')
    .split(/[\s·,，/]+/u)
    .filter(Boolean)
    .slice(0, 8);

const pattern = (term: string): string => `%${term.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;

/** Better matches first: the whole name, then names that begin with the words, then the rest by weight. */
function ranked<T>(
  rows: readonly T[],
  keywords: string,
  nameOf: (row: T) => string,
  weight: (row: T) => number,
): T[] {
  const wanted = keywords.trim().toLowerCase();
  const grade = (row: T): number => {
    const name = nameOf(row).toLowerCase();
    if (name === wanted) return 3;
    if (name.startsWith(wanted)) return 2;
    return name.includes(wanted) ? 1 : 0;
  };
  return [...rows].sort((a, b) => grade(b) - grade(a) || weight(b) - weight(a));
}

const windowOf = <T>(rows: T[], { limit, offset }: Window): Found<T> => ({
  rows: rows.slice(offset, offset + limit),
  total: rows.length,
});

export async function findSongs(db: Db, keywords: string, window: Window): Promise<Found<SongRow>> {
  let query = db.selectFrom('song').selectAll().where('hidden', '=', 0);
  for (const term of termsOf(keywords))
    query = query.where(sql<boolean>`search_text like ${pattern(term)} escape '\\'`);
  return windowOf(
    ranked(
      await query.execute(),
      keywords,
      (row) => row.name,
      (row) => row.popularity,
    ),
    window,
  );
}

/** Songs whose words hold the text, with the lines that do. */
export async function findByLyric(
  db: Db,
  keywords: string,
  window: Window,
): Promise<Found<SongRow & { lines: string[] }>> {
  const wanted = keywords.replace(/\s/g, '');
  const hits = new Map(
    poems.flatMap((poem) => {
      const lines = poem.lines.filter((line) => line.zh.includes(wanted)).map((line) => line.zh);
      return lines.length ? [[poem.slug, lines] as const] : [];
    }),
  );
  if (!wanted || hits.size === 0) return { rows: [], total: 0 };
  const rows = await db
    .selectFrom('song')
    .selectAll()
    .where('hidden', '=', 0)
    .where('poem_slug', 'in', [...hits.keys()])
    .execute();
  const songs = rows.map((row) => ({ ...row, lines: hits.get(row.poem_slug) ?? [] }));
  return windowOf(
    songs.sort((a, b) => b.popularity - a.popularity),
    window,
  );
}

export async function findArtists(db: Db, keywords: string, window: Window): Promise<Found<ArtistRow>> {
  const rows = await db.selectFrom('artist').selectAll().execute();
  const matching = rows.filter((row) => holds(keywords, row.name, row.name_en, row.aliases));
  return windowOf(
    ranked(
      matching,
      keywords,
      (row) => row.name,
      (row) => row.score,
    ),
    window,
  );
}

export async function findAlbums(db: Db, keywords: string, window: Window): Promise<Found<AlbumRow>> {
  const rows = await db
    .selectFrom('album')
    .innerJoin('artist', 'artist.id', 'album.artist_id')
    .selectAll('album')
    .select('artist.name as artist_name')
    .execute();
  const matching = rows.filter((row) => holds(keywords, row.name, row.name_en, row.artist_name));
  return windowOf(
    ranked(
      matching,
      keywords,
      (row) => row.name,
      (row) => row.publish_time,
    ),
    window,
  );
}

export async function findPlaylists(db: Db, keywords: string, window: Window): Promise<Found<PlaylistRow>> {
  const rows = await db
    .selectFrom('playlist')
    .selectAll()
    .where('hidden', '=', 0)
    .where('privacy', '=', 0)
    .where('special_type', '!=', 5)
    .execute();
  const matching = rows.filter((row) =>
    holds(keywords, row.name, row.tags, row.copywriter, row.description ?? ''),
  );
  return windowOf(
    ranked(
      matching,
      keywords,
      (row) => row.name,
      (row) => row.play_count,
    ),
    window,
  );
}

export async function findUsers(db: Db, keywords: string, window: Window): Promise<Found<UserRow>> {
  const rows = await db.selectFrom('user').selectAll().where('anonymous', '=', 0).execute();
  const matching = rows.filter((row) => holds(keywords, row.nickname));
  return windowOf(
    ranked(
      matching,
      keywords,
      (row) => row.nickname,
      (row) => row.level,
    ),
    window,
  );
}

const holds = (keywords: string, ...texts: string[]): boolean => {
  const text = texts.join(' ').toLowerCase();
  return termsOf(keywords).every((term) => text.includes(term));
};
