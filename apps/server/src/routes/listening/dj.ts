import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, route, type Route } from '../../http/route.ts';

const { listening } = endpoints;

/**
 * Routes of radio stations (docs/specification/contract/serving-other-clients.md). This server has none: clients that
 * show them get an empty list instead of an error.
 */
export const djRoutes: Route[] = [
  route(listening.djRecommend, schemas.listening.djRecommend, async () => ({ code: 200, djRadios: [] })),
  personal(listening.djSublist, schemas.listening.djSublist, async () => ({
    code: 200,
    count: 0,
    hasMore: false,
    djRadios: [],
  })),
];
