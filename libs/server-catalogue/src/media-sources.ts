import { clipAt, type ClipType, clipUrl } from '@qingyin/demo-catalogue';
import type { Db, MediaSourceTable } from '@qingyin/server-db';
import { type RawBuilder, type Selectable, sql } from 'kysely';

export type FilmKindName = 'mv' | 'video';
export type MediaSource = Selectable<MediaSourceTable>;

/** Files by film id, in ascending resolution; films without files are missing from the map. */
export async function mediaSourcesByFilm(
  db: Db,
  kind: FilmKindName,
  ids: readonly number[],
): Promise<Map<number, MediaSource[]>> {
  const found = new Map<number, MediaSource[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('media_source')
    .selectAll()
    .where('kind', '=', kind)
    .where('resource_id', 'in', ids)
    .orderBy('resource_id')
    .orderBy('resolution')
    .execute();
  for (const row of rows) {
    const list = found.get(row.resource_id);
    if (list) list.push(row);
    else found.set(row.resource_id, [row]);
  }
  return found;
}

/** The best file with at most `lines` lines, else the smallest one. */
export const bestSource = (sources: readonly MediaSource[], lines: number): MediaSource | undefined =>
  sources.findLast((source) => source.resolution <= lines) ?? sources[0];

/** The same film in another format if there is one, else the given file. */
export function sourceInFormat(source: MediaSource, format: ClipType): MediaSource {
  const { clip } = clipAt(source.url) ?? {};
  const file = clip?.files.find(
    ({ type, resolution }) => type === format && resolution === source.resolution,
  );
  return clip && file ? { ...source, url: clipUrl(clip, file), size: file.size, md5: file.md5 } : source;
}

/** Absolute URL of a media file. */
export const sourceUrl = (origin: string, source: MediaSource): string =>
  source.url.startsWith('/') ? `${origin}${source.url}` : source.url;

/**
 * Sort key of films: 0 when a film has a file or is at an external service, 1 when it cannot be played, so that such
 * films are last in every list. For queries over the table `mv` or `video`.
 */
export const playableFirst = (kind: FilmKindName): RawBuilder<number> => {
  const file = sql`exists (select 1 from media_source where media_source.kind = ${kind}
    and media_source.resource_id = ${sql.ref(`${kind}.id`)})`;
  return kind === 'mv'
    ? sql<number>`case when ${file} then 0 else 1 end`
    : sql<number>`case when video.provider is not null or ${file} then 0 else 1 end`;
};
