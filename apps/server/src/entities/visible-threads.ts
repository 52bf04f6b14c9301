import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { resourceTypes } from './resource-numbers.ts';
import { visibleTo } from './visible-events.ts';
import { listVisibleTo } from './visible-playlists.ts';

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
          .where(listVisibleTo(viewerId)),
      ),
    ]),
    eb.and([
      eb(type, '=', EVENT),
      eb.exists(
        eb.selectFrom('event').select('event.id').where('event.id', '=', id).where(visibleTo(viewerId)),
      ),
    ]),
  ]);
}
