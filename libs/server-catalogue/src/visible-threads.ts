import type { Tables } from '@qingyin/server-db';
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { resourceTypes } from './resource-types.ts';
import { mayAlbumIdBeSeen, mayReferenceBeHeard, type Viewer } from './song-access.ts';
import { eventVisibleTo } from './visible-events.ts';
import { playlistVisibleTo } from './visible-playlists.ts';

const { song: SONG, album: ALBUM, playlist: PLAYLIST, event: EVENT } = resourceTypes;

/** SQL condition: the thread of a row is neither deleted nor hidden from the viewer. */
export function inVisibleThread(viewer: Viewer, table: 'comment' | 'notice'): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  const type = sql.ref<number>(`${table}.resource_type`);
  const id = sql.ref<number>(`${table}.resource_id`);
  return eb.or([
    eb(type, 'not in', [SONG, ALBUM, PLAYLIST, EVENT]),
    eb.and([eb(type, '=', SONG), mayReferenceBeHeard(viewer, `${table}.resource_id`)]),
    eb.and([eb(type, '=', ALBUM), mayAlbumIdBeSeen(viewer, `${table}.resource_id`)]),
    eb.and([
      eb(type, '=', PLAYLIST),
      eb.exists(
        eb
          .selectFrom('playlist')
          .select('playlist.id')
          .where('playlist.id', '=', id)
          .where(playlistVisibleTo(viewer.userId)),
      ),
    ]),
    eb.and([
      eb(type, '=', EVENT),
      eb.exists(
        eb
          .selectFrom('event')
          .select('event.id')
          .where('event.id', '=', id)
          .where(eventVisibleTo(viewer.userId)),
      ),
    ]),
  ]);
}
