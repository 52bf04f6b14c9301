import type { Db } from '@qingyin/server-db';
import type { VideoBrief } from '@qingyin/contract';
import { imageUrl } from './images.ts';
import { selectMvs } from './mvs.ts';
import { usersByIds } from './users.ts';

/** Identifies an MV or a video by its table. */
export interface FilmKey {
  kind: 'mv' | 'video';
  id: number;
}

const keyOf = ({ kind, id }: FilmKey): string => `${kind}${id}`;

/** Maps films in the given order; deleted ones are left out (docs/specification/contract/entities-video.md#video). */
export async function toVideoBriefs(
  db: Db,
  films: readonly FilmKey[],
  origin: string,
): Promise<VideoBrief[]> {
  const numbers = (kind: FilmKey['kind']) => films.filter((film) => film.kind === kind).map(({ id }) => id);
  const briefs = new Map<string, VideoBrief>();
  const plain = { aliaName: null, transName: null, markTypes: null, alg: null };
  const mvs = numbers('mv');
  if (mvs.length) {
    const rows = await selectMvs(db).where('mv.id', 'in', mvs).execute();
    for (const row of rows)
      briefs.set(keyOf({ kind: 'mv', id: row.id }), {
        ...plain,
        vid: String(row.id),
        type: 0,
        title: row.name,
        coverUrl: imageUrl(origin, row.image_key),
        durationms: row.duration_ms,
        playTime: row.play_count,
        creator: [{ userId: row.artist_id, userName: row.artist_name }],
      });
  }
  const videos = numbers('video');
  if (videos.length) {
    const rows = await db.selectFrom('video').selectAll().where('id', 'in', videos).execute();
    const users = await usersByIds(
      db,
      rows.map((row) => row.creator_id),
    );
    for (const row of rows)
      briefs.set(keyOf({ kind: 'video', id: row.id }), {
        ...plain,
        vid: row.vid,
        type: 1,
        title: row.title,
        coverUrl: imageUrl(origin, row.image_key),
        durationms: row.duration_ms,
        playTime: row.play_count,
        creator: [{ userId: row.creator_id, userName: users.get(row.creator_id)?.nickname ?? '' }],
      });
  }
  return films.flatMap((film) => briefs.get(keyOf(film)) ?? []);
}
