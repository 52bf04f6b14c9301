import {
  mayAlbumIdBeSeen,
  mayArtistIdBeSeen,
  subscribe,
  unsubscribe,
  type Viewer,
} from '@qingyin/server-catalogue';
import { type Db, type SubscriptionKind, inWriteTransaction } from '@qingyin/server-db';
import { badParameters, notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type UserRequestContext, type Route } from '../../http/route.ts';
import { visiblePlaylist } from '../music/playlists.ts';

const { library, music } = endpoints;
const COLLECT = 1;
const names = { album: '专辑', artist: '歌手', mv: 'MV', video: '视频', topic: '专栏' } as const;
type Named = Extract<SubscriptionKind, keyof typeof names>;

async function change(call: UserRequestContext, kind: Named, wanted: number | string, t: number) {
  const now = call.app.now();
  const viewer = await call.viewer();
  await inWriteTransaction(call.db, async (trx) => {
    const resourceId = await numberOf(trx, kind, wanted, viewer);
    // Removing a resource that is deleted or not to be seen succeeds: no list shows it.
    if (resourceId === undefined) {
      if (t === COLLECT) throw notFound(names[kind]);
      return;
    }
    const row = { kind, userId: call.user.id, resourceId };
    await (t === COLLECT ? subscribe(trx, row, now) : unsubscribe(trx, row));
  });
  return { code: 200 };
}

const conditions = { album: mayAlbumIdBeSeen, artist: mayArtistIdBeSeen };

/** Numeric id of an existing resource that the viewer may see; videos are given by their vid. */
async function numberOf(
  db: Db,
  kind: Named,
  wanted: number | string,
  viewer: Viewer,
): Promise<number | undefined> {
  const access = kind === 'album' || kind === 'artist' ? conditions[kind] : undefined;
  const row =
    typeof wanted === 'string'
      ? await db.selectFrom('video').select('id').where('vid', '=', wanted).executeTakeFirst()
      : await db
          .selectFrom<Named>(kind)
          .select('id')
          .where('id', '=', wanted)
          .$if(access !== undefined, (query) => (access ? query.where(access(viewer, `${kind}.id`)) : query))
          .executeTakeFirst();
  return row?.id;
}

/**
 * Routes that add resources to the collection and remove them
 * (docs/specification/contract/collecting.md#subscribe-and-follow).
 */
export const subscribeRoutes: Route[] = [
  personal(library.albumSub, schemas.library.albumSub, (call, { id, t }) => change(call, 'album', id, t)),
  personal(library.artistSub, schemas.library.artistSub, (call, { id, t }) => change(call, 'artist', id, t)),
  personal(library.mvSub, schemas.library.mvSub, (call, { mvid, t }) => change(call, 'mv', mvid, t)),
  personal(library.videoSub, schemas.library.videoSub, (call, { id, t }) => change(call, 'video', id, t)),
  personal(library.topicSub, schemas.library.topicSub, (call, { id, t }) => change(call, 'topic', id, t)),
  personal(music.playlistSubscribe, schemas.music.playlistSubscribe, async (call, { id, t }) => {
    const mine = { playlist_id: id, user_id: call.user.id };
    await inWriteTransaction(call.db, async (trx) => {
      if (t === COLLECT) {
        const row = await visiblePlaylist({ ...call, db: trx }, id);
        if (row.owner_id === call.user.id) throw badParameters('不能收藏自己的歌单');
        await trx
          .insertInto('playlist_subscriber')
          .values({ ...mine, created_at: call.app.now() })
          .onConflict((conflict) => conflict.columns(['playlist_id', 'user_id']).doNothing())
          .execute();
        return;
      }
      for (const table of ['playlist_subscriber', 'playlist_order'] as const) {
        await trx
          .deleteFrom<typeof table>(table)
          .where('playlist_id', '=', id)
          .where('user_id', '=', call.user.id)
          .execute();
      }
    });
    return { code: 200 };
  }),
];
