import {
  type NamedMv,
  playableFirst,
  similarMvs,
  selectMvs,
  toMvBrief,
  splitPage,
} from '@qingyin/server-catalogue';
import { DAY_MS } from '@qingyin/server-kernel';
import { endpoints, type MvBrief } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { route, type Route } from '../../http/route.ts';
import { mvById } from './find-film.ts';

const { video } = endpoints;
const SIMILAR = 10;
/** Type of exclusive productions: the contract's name and the stored one. */
const HOUSE = { theirs: '网易出品', ours: '独家' };
const ALL = '全部';

/** Query for MVs of an area, or all MVs. */
const inArea = (call: RequestContext, area: string) =>
  selectMvs(call.db).$if(area !== '' && area !== ALL, (query) => query.where('mv.area', '=', area));

const briefs = (call: RequestContext, rows: readonly NamedMv[]): MvBrief[] =>
  rows.map((row) => toMvBrief(row, call.origin));

/** Sort column by the contract's name of the order. */
const columns = { 上升最快: 'mv.score', 最热: 'mv.play_count', 最新: 'mv.published' } as const;

/**
 * Routes of MVs by area, type and order, and of their chart (docs/specification/contract/video.md#mv-lists and
 * docs/specification/contract/video.md#mv-page).
 */
export const mvListRoutes: Route[] = [
  route(video.mvAll, schemas.video.mvAll, async (call, { area, type, order, limit, offset }) => {
    const wanted = type === HOUSE.theirs ? HOUSE.ours : type;
    const found = inArea(call, area).$if(wanted !== ALL, (query) => query.where('mv.type', '=', wanted));
    const { rows, more } = splitPage(
      await found
        .orderBy(playableFirst('mv'))
        .orderBy(columns[order], 'desc')
        .orderBy('mv.id')
        .limit(limit + 1)
        .offset(offset)
        .execute(),
      limit,
    );
    const counted = await found
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirst();
    return { code: 200, count: Number(counted?.n ?? 0), hasMore: more, data: briefs(call, rows) };
  }),
  route(video.mvFirst, schemas.video.mvFirst, async (call, { area, limit }) => {
    const rows = await inArea(call, area)
      .orderBy(playableFirst('mv'))
      .orderBy('mv.published', 'desc')
      .orderBy('mv.id', 'desc')
      .limit(limit)
      .execute();
    return { code: 200, data: briefs(call, rows) };
  }),
  route(video.mvExclusiveRcmd, schemas.video.mvExclusiveRcmd, async (call, { limit, offset }) => {
    const { rows, more } = splitPage(
      await selectMvs(call.db)
        .where('mv.type', '=', HOUSE.ours)
        .orderBy(playableFirst('mv'))
        .orderBy('mv.published', 'desc')
        .orderBy('mv.id', 'desc')
        .limit(limit + 1)
        .offset(offset)
        .execute(),
      limit,
    );
    return { code: 200, more, data: briefs(call, rows) };
  }),
  route(video.topMv, schemas.video.topMv, async (call, { area, limit, offset }) => {
    const { rows, more } = splitPage(
      await inArea(call, area)
        .orderBy(playableFirst('mv'))
        .orderBy('mv.score', 'desc')
        .orderBy('mv.id')
        .limit(limit + 1)
        .offset(offset)
        .execute(),
      limit,
    );
    return {
      code: 200,
      // The chart is computed from the present rows; its time is rounded to the day.
      updateTime: Math.floor(call.app.now() / DAY_MS) * DAY_MS,
      hasMore: more,
      data: rows.map((row) => ({
        ...toMvBrief(row, call.origin),
        score: row.score,
        lastRank: row.last_rank,
      })),
    };
  }),
  route(video.simiMv, schemas.video.simiMv, async (call, { mvid }) => {
    const mv = await mvById(call.db, mvid);
    return { code: 200, mvs: briefs(call, await similarMvs(call.db, mv, SIMILAR)) };
  }),
];
