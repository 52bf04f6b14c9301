import type { Selectable } from 'kysely';
import { clipAt, type ClipType, clipUrl } from '../demo/clips/clips.ts';
import type { Db } from '../db/open.ts';
import type { MediaSourceTable } from '../db/tables/video.ts';

export type FilmKindName = 'mv' | 'video';
export type MediaSource = Selectable<MediaSourceTable>;

/** As addresses of songs: about 20 minutes, then asked for again (contract page, 3.6). */
export const ADDRESS_LIFE_S = 1200;

/** The files of films by the film's number, fewest lines first; what has none is not in the answer. */
export async function sourcesOf(
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

/** The best file of at most so many lines, else the smallest there is. */
export const bestSource = (sources: readonly MediaSource[], lines: number): MediaSource | undefined =>
  sources.findLast((source) => source.resolution <= lines) ?? sources[0];

/** The same film in another format, where the house has it; else the file itself. */
export function inFormat(source: MediaSource, format: ClipType): MediaSource {
  const { clip } = clipAt(source.url) ?? {};
  const file = clip?.files.find(
    ({ type, resolution }) => type === format && resolution === source.resolution,
  );
  return clip && file ? { ...source, url: clipUrl(clip, file), size: file.size, md5: file.md5 } : source;
}

/** The address as it is handed out. */
export const sourceUrl = (origin: string, source: MediaSource): string =>
  source.url.startsWith('/') ? `${origin}${source.url}` : source.url;
