import { type BusinessError, notFound } from '@qingyin/server-kernel';
import { type CommentPage, type Endpoint, endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { z } from 'zod';
import { isLoggedIn, personal, route, type Route } from '../../http/route.ts';

const { otherClients } = endpoints;
const takes = schemas.otherClients;
const noRadios = { code: 200, djRadios: [], hasMore: false };
const noData = { code: 200, data: [] };

/** A route that answers the same to every call. */
const fixed = <Params extends object, Answer extends object, Schema extends z.ZodType>(
  endpoint: Endpoint<Params, Answer>,
  schema: Schema,
  answer: NoInfer<Answer>,
): Route => route(endpoint, schema, async () => answer);

/** A route that knows none of the things it is asked about. */
const missing = <Params extends object, Answer extends object, Schema extends z.ZodType>(
  endpoint: Endpoint<Params, Answer>,
  schema: Schema,
  failure: () => BusinessError,
): Route =>
  route(endpoint, schema, async () => {
    throw failure();
  });

const noComments: CommentPage = {
  ...{ code: 200, comments: [], hotComments: [], topComments: [], total: 0 },
  ...{ more: false, moreHot: false, cnum: 0, isMusician: false },
};

/**
 * Routes of calls for which this server has no content (docs/specification/contract/serving-other-clients.md): radio
 * stations, points, an AI host. Other clients make them at their start and get an empty list instead of an error.
 */
export const withoutContentRoutes: Route[] = [
  fixed(otherClients.djRecommend, takes.djRecommend, { code: 200, djRadios: [] }),
  fixed(otherClients.djRecommendType, takes.djRecommendType, noRadios),
  fixed(otherClients.djRadioHot, takes.djRadioHot, noRadios),
  fixed(otherClients.djHot, takes.djHot, noRadios),
  fixed(otherClients.djPersonalizeRecommend, takes.djPersonalizeRecommend, noData),
  fixed(otherClients.djTodayPerfered, takes.djTodayPerfered, noData),
  fixed(otherClients.djCategoryRecommend, takes.djCategoryRecommend, noData),
  fixed(otherClients.djBanner, takes.djBanner, noData),
  fixed(otherClients.djCatelist, takes.djCatelist, { code: 200, categories: [] }),
  fixed(otherClients.djToplist, takes.djToplist, { code: 200, toplist: [] }),
  fixed(otherClients.djProgram, takes.djProgram, { code: 200, count: 0, programs: [], more: false }),
  fixed(otherClients.personalizedDjprogram, takes.personalizedDjprogram, {
    ...{ code: 200, category: 0, result: [] },
  }),
  fixed(otherClients.dailySignin, takes.dailySignin, { code: 200, point: 0 }),
  fixed(otherClients.aidjContentRcmd, takes.aidjContentRcmd, {
    ...{ code: 200, message: '', data: { tagName: '', aiDjResources: [] } },
  }),
  fixed(otherClients.artistNewSong, takes.artistNewSong, {
    ...{ code: 200, message: '', data: { hasMore: false, newWorks: [] } },
  }),
  missing(otherClients.djDetail, takes.djDetail, () => notFound('电台')),
  missing(otherClients.djProgramDetail, takes.djProgramDetail, () => notFound('电台节目')),
  personal(otherClients.djSublist, takes.djSublist, async () => ({ ...noRadios, count: 0 })),
  route(otherClients.djSub, takes.djSub, async (_call, { t }) => {
    // No radio is subscribed to, so that unsubscribing has nothing to do.
    if (t === 1) throw notFound('电台');
    return { code: 200 };
  }),
  route(otherClients.commentDj, takes.commentDj, async (call) => ({
    ...noComments,
    userId: isLoggedIn(call) ? call.user.id : -1,
  })),
];
