import { hotSearches } from '@qingyin/server-search';
import { listeningDay } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';

const { music } = endpoints;
/** Number of hot queries that take turns as the placeholder of the empty search field, one per day. */
const DEFAULTS = 10;

/**
 * Routes of the hot searches: the list and the placeholder of the search field
 * (docs/specification/contract/search.md).
 */
export const hotSearchRoutes: Route[] = [
  route(music.searchDefault, schemas.music.searchDefault, async ({ db, app }) => {
    const searches = (await hotSearches(db, app.now())).slice(0, DEFAULTS);
    const word = searches[listeningDay(app.now()) % Math.max(1, searches.length)]?.word ?? '';
    return {
      code: 200,
      data: { showKeyword: word, realkeyword: word, searchType: 1, action: 1, alg: 'alg', gap: 0 },
    };
  }),
  route(music.searchHot, schemas.music.searchHot, async ({ db, app }) => ({
    code: 200,
    data: (await hotSearches(db, app.now())).map(({ word, score, content, icon }) => ({
      searchWord: word,
      score,
      content,
      iconType: icon,
    })),
  })),
  route(music.searchHotPlain, schemas.music.searchHotPlain, async ({ db, app }) => ({
    code: 200,
    result: {
      hots: (await hotSearches(db, app.now())).map(({ word, icon }) => ({
        first: word,
        second: 1,
        third: null,
        iconType: icon,
      })),
    },
  })),
];
