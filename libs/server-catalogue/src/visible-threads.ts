import type { Tables } from '@qingyin/server-db';
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { resourceTypes } from './resource-types.ts';
import { eventVisibleTo } from './visible-events.ts';
import { playlistVisibleTo } from './visible-playlists.ts';

const { playlist: PLAYLIST, event: EVENT } = resourceTypes;

/** SQL condition: the thread of a row is neither deleted nor hidden from the viewer. */
export function inVisibleThread(viewerId: number | null, table: 'comment' | 'notice'): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  const type = sql.ref<number>(`${table}.resource_type`);
  const id = sql.ref<number>(`${table}.resource_id`);
  return eb.or([
    eb(type, 'not in', [PLAYLIST, EVENT]),
    eb.and([
      eb(type, '=', PLAYLIST),
      eb.exists(
        eb
          .selectFrom('playlist')
          .select('playlist.id')
          .where('playlist.id', '=', id)
          .where(playlistVisibleTo(viewerId)),
      ),
    ]),
    eb.and([
      eb(type, '=', EVENT),
      eb.exists(
        eb.selectFrom('event').select('event.id').where('event.id', '=', id).where(eventVisibleTo(viewerId)),
      ),
    ]),
  ]);
}
