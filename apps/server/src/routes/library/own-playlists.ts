import { endpoints, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { toPlaylists } from '../../entities/playlists.ts';
import { listsKeptBy, listsMadeBy } from '../../entities/user-lists.ts';
import { BusinessError, notFound } from '../../http/failures.ts';
import { personal, route, type Route } from '../../http/route.ts';
import { addToTop, removeFrom } from './playlist-tracks.ts';

const { library, music } = endpoints;
const LIKED = 5;
const ALREADY_IN = 502;
const MOODS = ['spring', 'calm', 'bright', 'night', 'autumn', 'rustic'];

/** A user's playlists, and what the owner does with them (contract page, 3.4, 4.10). */
export const ownPlaylistRoutes: Route[] = [
  route(library.userPlaylist, schemas.library.userPlaylist, async (call, { uid, limit, offset }) => {
    const viewer = call.user?.id ?? null;
    const own = await listsMadeBy(call.db, uid, viewer).selectAll('playlist').execute();
    // The liked list first of all, then the newest; subscribed ones follow.
    own.sort(
      (a, b) =>
        Number(b.special_type === LIKED) - Number(a.special_type === LIKED) || b.created_at - a.created_at,
    );
    const kept = await listsKeptBy(call.db, uid, viewer)
      .selectAll('playlist')
      .orderBy('playlist_subscriber.created_at', 'desc')
      .orderBy('playlist.id')
      .execute();
    const all = [...own, ...kept];
    const view = { origin: call.origin, userId: viewer };
    return {
      code: 200,
      version: String(all.length),
      more: all.length > offset + limit,
      playlist: await toPlaylists(call.db, all.slice(offset, offset + limit), view),
    };
  }),
  personal(library.playlistCreate, schemas.library.playlistCreate, async (call, { name, privacy }) => {
    const now = call.house.now();
    const row = await call.db
      .insertInto('playlist')
      .values({
        name,
        owner_id: call.user.id,
        description: null,
        tags: '[]',
        copywriter: '',
        image_key: `playlist-${MOODS[name.length % MOODS.length] ?? 'calm'}-new-${call.user.id}-${now.toString(36)}`,
        created_at: now,
        updated_at: now,
        tracks_updated_at: now,
        privacy,
        special_type: 0,
        high_quality: 0,
        play_count: 0,
        share_count: 0,
        base_subscribers: 0,
        toplist_type: null,
        update_frequency: null,
        position: 0,
        hidden: 0,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const [playlist] = await toPlaylists(call.db, [row], { origin: call.origin, userId: call.user.id });
    if (!playlist) throw notFound('歌单');
    return { code: 200, id: row.id, playlist };
  }),
  personal(
    music.playlistTracksChange,
    schemas.music.playlistTracksChange,
    async (call, { op, pid, tracks }) => {
      const row = await call.db.selectFrom('playlist').selectAll().where('id', '=', pid).executeTakeFirst();
      if (!row) throw notFound('歌单');
      if (row.owner_id !== call.user.id) throw new BusinessError(resultCodes.notOwner, '只能修改自己的歌单');
      const change = { playlist: pid, songs: tracks, userId: call.user.id, now: call.house.now() };
      await call.db.transaction().execute(async (trx) => {
        if (op === 'del') return removeFrom(trx, change);
        const known = await trx.selectFrom('song').select('id').where('id', 'in', tracks).execute();
        const ids = new Set(known.map((song) => song.id));
        const songs = tracks.filter((id) => ids.has(id));
        if (songs.length === 0) throw new BusinessError(resultCodes.badParameters, '歌曲不存在');
        if ((await addToTop(trx, { ...change, songs })) === 0)
          throw new BusinessError(ALREADY_IN, '歌单内歌曲重复');
        return undefined;
      });
      const count = await call.db
        .selectFrom('playlist_track')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('playlist_id', '=', pid)
        .executeTakeFirst();
      // Nested as the contract has it (3.4); failures stand at the top level.
      return {
        status: 200,
        body: { code: 200, trackIds: JSON.stringify(tracks), count: Number(count?.n ?? 0), cloudCount: 0 },
        cookie: [],
      };
    },
  ),
];
