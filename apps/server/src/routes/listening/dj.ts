import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, route, type Route } from '../../http/route.ts';

const { listening } = endpoints;

/** There are no radio stations here: peers that show them get an empty shelf instead of an error (contract page, part 6). */
export const djRoutes: Route[] = [
  route(listening.djRecommend, schemas.listening.djRecommend, async () => ({ code: 200, djRadios: [] })),
  personal(listening.djSublist, schemas.listening.djSublist, async () => ({
    code: 200,
    count: 0,
    hasMore: false,
    djRadios: [],
  })),
];
