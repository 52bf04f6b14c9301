import { chartIds, setDemoState, type SeedRows } from '@qingyin/demo-seed';
import { unpublishCharts } from '@qingyin/server-recommend';
import { indexEntities, removeHotSearches } from '@qingyin/server-search';
import { type SearchKind, searchKinds } from '@qingyin/contract';
import type { Tables } from '@qingyin/server-db';
import { sql } from 'kysely';
import { demoIdsIn, slicesOf } from './demo-parts.ts';
import type { DemoStep, Trx } from './demo-step.ts';
import { removePeopleSteps } from './remove-demo-people.ts';
import { forgetCloudSongs } from './seed-cloud-songs.ts';

/** Entities per step whose rows and index entries are removed together; lyrics have hundreds of index entries. */
const SONGS = 3;
const ENTITIES = 10;
/** Ids per statement of tables derived from songs. */
const DERIVED = 40;

/** Deletes the rows whose column has one of the values. */
const remove = async (trx: Trx, table: keyof Tables, column: string, ids: readonly number[]): Promise<void> =>
  void (await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(ids)})`.execute(
    trx,
  ));

/** Tables with data derived from songs, which the background jobs compute again. */
const derived = [
  ['song_neighbour', 'song_id'],
  ['song_neighbour', 'other_id'],
  ['song_upkeep', 'song_id'],
  ['song_day', 'song_id'],
  ['chart_entry', 'song_id'],
] as const;

/**
 * Steps that remove the demo catalogue and everything derived from it. What others have made stays, also where it
 * refers to the demo: entries of their playlists, likes, collections, comments and plays are not shown while the demo is
 * away, and count again when it is added.
 */
export function removeDemoSteps(parts: readonly SeedRows[]): DemoStep[] {
  const ids = (table: Parameters<typeof demoIdsIn>[1]): number[] => demoIdsIn(parts, table);
  const entities = (
    table: 'artist' | 'album' | 'mv' | 'video',
    kind: SearchKind,
    more: (trx: Trx, slice: number[]) => Promise<unknown>,
  ): DemoStep[] =>
    slicesOf(ids(table), ENTITIES).map((slice) => async (trx) => {
      await more(trx, slice);
      await remove(trx, table, 'id', slice);
      await indexEntities(trx, kind, ...slice);
    });
  const films = (kind: 'mv' | 'video') => (trx: Trx, slice: number[]) =>
    trx.deleteFrom('media_source').where('kind', '=', kind).where('resource_id', 'in', slice).execute();
  return [
    async (trx) => {
      await trx.deleteFrom('banner').execute();
      await trx.deleteFrom('private_content').execute();
      await removeHotSearches(trx);
      await remove(trx, 'topic', 'id', ids('topic'));
      await remove(trx, 'activity', 'id', ids('activity'));
      await remove(trx, 'video_group', 'id', ids('video_group'));
    },
    ...slicesOf(ids('song'), DERIVED).flatMap((slice) => [
      ...derived.map(
        ([table, column]): DemoStep =>
          (trx) =>
            remove(trx, table, column, slice),
      ),
      async (trx: Trx) =>
        void (await trx
          .deleteFrom('playlist_track')
          .where('playlist_id', 'in', chartIds)
          .where('song_id', 'in', slice)
          .execute()),
    ]),
    ...slicesOf(ids('song'), SONGS).map((slice): DemoStep => async (trx) => {
      await remove(trx, 'song_artist', 'song_id', slice);
      await remove(trx, 'song', 'id', slice);
      await indexEntities(trx, searchKinds.song, ...slice);
      await indexEntities(trx, searchKinds.lyric, ...slice);
    }),
    ...entities('mv', searchKinds.mv, films('mv')),
    ...entities('video', searchKinds.video, async (trx, slice) => {
      await remove(trx, 'video_in_group', 'video_id', slice);
      await films('video')(trx, slice);
    }),
    ...entities('album', searchKinds.album, async () => undefined),
    ...entities('artist', searchKinds.artist, (trx, slice) =>
      remove(trx, 'artist_chapter', 'artist_id', slice),
    ),
    ...removePeopleSteps(parts),
    async (trx) => {
      // Recommendations of the day name demo songs and playlists.
      await trx.deleteFrom('proposal').execute();
      await unpublishCharts(trx, chartIds);
      await forgetCloudSongs(trx);
      await setDemoState(trx, 'off');
    },
  ];
}
