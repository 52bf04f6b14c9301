import type { Db, MvTable } from '@qingyin/server-db';
import type { MvBrief } from '@qingyin/contract';
import type { Selectable } from 'kysely';
import { imageUrl } from './images.ts';
import { playableFirst } from './media-sources.ts';

/** Maximum number of MVs compared for similarity. */
const CONSIDERED = 200;

export type MvRow = Selectable<MvTable>;
/** An MV with its artist's name. */
export type NamedMv = MvRow & {
  artist_name: string;
  artist_name_en: string;
  /** 1: it has no file, see `playableFirst` */
  unplayable: number;
};

/** Query of MVs with their artist's name, to be filtered and sorted. */
export const selectMvs = (db: Db) =>
  db
    .selectFrom('mv')
    .innerJoin('artist', 'artist.id', 'mv.artist_id')
    .selectAll('mv')
    .select(['artist.name as artist_name', 'artist.name_en as artist_name_en'])
    .select(playableFirst('mv').as('unplayable'));

/**
 * Maps an MV (docs/specification/contract/entities-video.md#mv); `subed` is false, since lists are cached for all
 * users.
 */
export const toMvBrief = (row: NamedMv, origin: string): MvBrief => ({
  id: row.id,
  name: row.name,
  cover: imageUrl(origin, row.image_key),
  playCount: row.play_count,
  artistId: row.artist_id,
  artistName: row.artist_name,
  artists: [
    {
      id: row.artist_id,
      name: row.artist_name,
      alias: [],
      transNames: row.artist_name_en ? [row.artist_name_en] : [],
    },
  ],
  duration: row.duration_ms,
  briefDesc: row.copywriter,
  desc: row.description,
  mark: 0,
  subed: false,
});

/**
 * MVs similar to another one, which is excluded, those with a file first: of the same artist, then of the same area and type, by play
 * count.
 */
export async function similarMvs(db: Db, mv: MvRow, limit: number): Promise<NamedMv[]> {
  const others = await selectMvs(db)
    .where('mv.id', '!=', mv.id)
    .where((eb) =>
      eb.or([
        eb('mv.artist_id', '=', mv.artist_id),
        eb('mv.area', '=', mv.area),
        eb('mv.type', '=', mv.type),
      ]),
    )
    .orderBy(playableFirst('mv'))
    .orderBy('mv.play_count', 'desc')
    .orderBy('mv.id')
    .limit(CONSIDERED)
    .execute();
  const nearness = (other: NamedMv): number =>
    (Number(other.unplayable) === 1 ? -8 : 0) +
    (other.artist_id === mv.artist_id ? 4 : 0) +
    (other.area === mv.area ? 2 : 0) +
    (other.type === mv.type ? 1 : 0);
  return others.sort((a, b) => nearness(b) - nearness(a)).slice(0, limit);
}
