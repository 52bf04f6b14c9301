import {
  toAlbums,
  splitPage,
  resourceCounts,
  resourceTypes,
  subscriberCounts,
  mayAlbumBeSeen,
  maySongBeHeard,
  type Viewpoint,
} from '@qingyin/server-catalogue';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { route, type Route } from '../../http/route.ts';
import { publicViewpointOf } from '../../http/viewpoint.ts';
import { areaByAlbumFilter } from './artist-areas.ts';
import { readCount } from './row-counts.ts';
import { monthAt, monthOf } from './months.ts';

const { music } = endpoints;
const NEWEST = 12;
const WEEK_MS = 7 * 86_400_000;
type Area = 'ALL' | keyof typeof areaByAlbumFilter;

/** Query for visible albums by artists of an area, or all visible albums. */
const inArea = (call: RequestContext, view: Viewpoint, area: Area) =>
  call.db
    .selectFrom('album')
    .innerJoin('artist', 'artist.id', 'album.artist_id')
    .where(mayAlbumBeSeen(view))
    .$if(area !== 'ALL', (query) =>
      query.where('artist.area', '=', area === 'ALL' ? 0 : areaByAlbumFilter[area]),
    );

/** Query for the albums of an area, newest first. */
const newest = (call: RequestContext, view: Viewpoint, area: Area) =>
  inArea(call, view, area).selectAll('album').orderBy('album.publish_time', 'desc').orderBy('album.id');

/** Query for the albums of an area, by the popularity of their most popular song. */
const hottest = (call: RequestContext, view: Viewpoint, area: Area) =>
  inArea(call, view, area)
    .selectAll('album')
    .orderBy(
      (eb) =>
        eb
          .selectFrom('song')
          .select((song) => song.fn.max('song.popularity').as('most'))
          .whereRef('song.album_id', '=', 'album.id')
          .where('song.hidden', '=', 0)
          .where(maySongBeHeard(view)),
      'desc',
    )
    .orderBy('album.id');

/**
 * Routes of lists of albums, and of an album's counts and subscription
 * (docs/specification/contract/discover.md#album-page and docs/specification/contract/discover.md#latest-music).
 */
export const albumRoutes: Route[] = [
  route(music.albumDetailDynamic, schemas.music.albumDetailDynamic, async (call, { id }) => {
    const { db, user } = call;
    const album = await db
      .selectFrom('album')
      .select('id')
      .where('id', '=', id)
      .where(mayAlbumBeSeen(await call.viewer()))
      .executeTakeFirst();
    if (!album) throw notFound('专辑');
    const counts = (await resourceCounts(db, resourceTypes.album, [id], user?.id ?? null))(id);
    const collected = user
      ? await db
          .selectFrom('subscription')
          .select('created_at')
          .where('user_id', '=', user.id)
          .where('kind', '=', 'album')
          .where('resource_id', '=', id)
          .executeTakeFirst()
      : undefined;
    return {
      code: 200,
      isSub: collected !== undefined,
      subTime: collected?.created_at ?? 0,
      subCount: (await subscriberCounts(db, 'album', [id])).get(id) ?? 0,
      commentCount: counts.comments,
      shareCount: counts.shares,
      likedCount: counts.likes,
      onSale: false,
      albumGameInfo: null,
    };
  }),
  route(music.albumNew, schemas.music.albumNew, async (call, { area, limit, offset }) => {
    const view = await publicViewpointOf(call);
    const rows = await newest(call, view, area).limit(limit).offset(offset).execute();
    const total = await readCount(inArea(call, view, area).select((eb) => eb.fn.countAll<number>().as('n')));
    return { code: 200, albums: await toAlbums(call.db, rows, view), total };
  }),
  route(music.albumNewest, schemas.music.albumNewest, async (call) => {
    const view = await publicViewpointOf(call);
    const rows = await newest(call, view, 'ALL').limit(NEWEST).execute();
    return { code: 200, albums: await toAlbums(call.db, rows, view) };
  }),
  route(music.topAlbum, schemas.music.topAlbum, async (call, { area, type, year, month, limit, offset }) => {
    const now = call.app.now();
    const view = await publicViewpointOf(call);
    const last = await newest(call, view, area)
      .where('album.publish_time', '<=', now)
      .limit(1)
      .executeTakeFirst();
    const { from, to } = monthOf(year, month, now) ?? monthAt(last?.publish_time ?? now);
    const list = type === 'hot' ? hottest(call, view, area) : newest(call, view, area);
    const { rows, more } = splitPage(
      await list
        .where('album.publish_time', '>=', from)
        .where('album.publish_time', '<', to)
        .limit(limit + 1)
        .offset(offset)
        .execute(),
      limit,
    );
    const runs = from <= now && now < to && offset === 0;
    const week = runs
      ? await list
          .where('album.publish_time', '>', now - WEEK_MS)
          .where('album.publish_time', '<=', now)
          .limit(limit)
          .execute()
      : [];
    return {
      code: 200,
      ...(week.length ? { weekData: await toAlbums(call.db, week, view) } : {}),
      monthData: await toAlbums(call.db, rows, view),
      hasMore: more,
    };
  }),
];
