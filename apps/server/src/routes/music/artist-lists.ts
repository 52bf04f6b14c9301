import { mayArtistBeSeen, toArtists, splitPage, type Viewpoint } from '@qingyin/server-catalogue';
import { DAY_MS } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { route, type Route } from '../../http/route.ts';
import { publicViewpointOf } from '../../http/viewpoint.ts';
import { areaByChart } from './artist-areas.ts';

const { music } = endpoints;
/** Number of rows of an artist chart (docs/specification/contract/discover.md#charts). */
const CHART = 100;
const ALL = -1;
const HOT = -1;

/** Query for visible artists by score, highest first. */
const byScore = (call: RequestContext, view: Viewpoint) =>
  call.db
    .selectFrom('artist')
    .selectAll()
    .where(mayArtistBeSeen(view))
    .orderBy('score', 'desc')
    .orderBy('id');

/**
 * Routes of artists by type, area and initial, and of the artist charts
 * (docs/specification/contract/discover.md#charts and docs/specification/contract/discover.md#singers).
 */
export const artistListRoutes: Route[] = [
  route(music.artistList, schemas.music.artistList, async (call, { type, area, initial, limit, offset }) => {
    const view = await publicViewpointOf(call);
    const { rows, more } = splitPage(
      await byScore(call, view)
        .$if(type !== ALL, (query) => query.where('type', '=', type))
        .$if(area !== ALL, (query) => query.where('area', '=', area))
        .$if(initial !== HOT, (query) => query.where('initial', '=', String(initial)))
        .limit(limit + 1)
        .offset(offset)
        .execute(),
      limit,
    );
    return { code: 200, more, artists: await toArtists(call.db, rows, view) };
  }),
  route(music.topArtists, schemas.music.topArtists, async (call, { limit, offset }) => {
    const view = await publicViewpointOf(call);
    const { rows, more } = splitPage(
      await byScore(call, view)
        .limit(limit + 1)
        .offset(offset)
        .execute(),
      limit,
    );
    return { code: 200, more, artists: await toArtists(call.db, rows, view) };
  }),
  route(music.toplistArtist, schemas.music.toplistArtist, async (call, { type }) => {
    const view = await publicViewpointOf(call);
    const rows = await byScore(call, view).where('area', '=', areaByChart[type]).limit(CHART).execute();
    return {
      code: 200,
      list: {
        artists: await toArtists(call.db, rows, view),
        // The chart is computed from the present rows; its time is rounded to the day.
        updateTime: Math.floor(call.app.now() / DAY_MS) * DAY_MS,
        type,
      },
    };
  }),
];
