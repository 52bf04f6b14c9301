import {
  toAlbums,
  splitPage,
  resourceCounts,
  resourceTypes,
  subscriberCounts,
} from '@qingyin/server-catalogue';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { route, type Route } from '../../http/route.ts';
import { areaByAlbumFilter } from './artist-areas.ts';
import { readCount } from './row-counts.ts';
import { monthAt, monthOf } from './months.ts';

const { music } = endpoints;
const NEWEST = 12;
const WEEK_MS = 7 * 86_400_000;
type Area = 'ALL' | keyof typeof areaByAlbumFilter;

/** Query for albums by artists of an area, or all albums. */
const inArea = (call: RequestContext, area: Area) =>
  call.db
    .selectFrom('album')
    .innerJoin('artist', 'artist.id', 'album.artist_id')
    .$if(area !== 'ALL', (query) =>
      query.where('artist.area', '=', area === 'ALL' ? 0 : areaByAlbumFilter[area]),
    );

/** Query for the albums of an area, newest first. */
const newest = (call: RequestContext, area: Area) =>
  inArea(call, area).selectAll('album').orderBy('album.publish_time', 'desc').orderBy('album.id');

/** Query for the albums of an area, by the popularity of their most popular song. */
const hottest = (call: RequestContext, area: Area) =>
  inArea(call, area)
    .selectAll('album')
    .orderBy(
      (eb) =>
        eb
          .selectFrom('song')
          .select((song) => song.fn.max('song.popularity').as('most'))
          .whereRef('song.album_id', '=', 'album.id')
          .where('song.hidden', '=', 0),
      'desc',
    )
    .orderBy('album.id');

/**
 * Routes of lists of albums, and of an album's counts and subscription
 * (docs/specification/contract/discover.md#album-page and docs/specification/contract/discover.md#latest-music).
 */
export const albumRoutes: Route[] = [
  route(music.albumDetailDynamic, schemas.music.albumDetailDynamic, async ({ db, user }, { id }) => {
    const album = await db.selectFrom('album').select('id').where('id', '=', id).executeTakeFirst();
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
    const rows = await newest(call, area).limit(limit).offset(offset).execute();
    const total = await readCount(inArea(call, area).select((eb) => eb.fn.countAll<number>().as('n')));
    return { code: 200, albums: await toAlbums(call.db, rows, call.origin), total };
  }),
  route(music.albumNewest, schemas.music.albumNewest, async (call) => {
    const rows = await newest(call, 'ALL').limit(NEWEST).execute();
    return { code: 200, albums: await toAlbums(call.db, rows, call.origin) };
  }),
  route(music.topAlbum, schemas.music.topAlbum, async (call, { area, type, year, month, limit, offset }) => {
    const now = call.app.now();
    const last = await newest(call, area).where('album.publish_time', '<=', now).limit(1).executeTakeFirst();
    const { from, to } = monthOf(year, month, now) ?? monthAt(last?.publish_time ?? now);
    const list = type === 'hot' ? hottest(call, area) : newest(call, area);
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
      ...(week.length ? { weekData: await toAlbums(call.db, week, call.origin) } : {}),
      monthData: await toAlbums(call.db, rows, call.origin),
      hasMore: more,
    };
  }),
];
