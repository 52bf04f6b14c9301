import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';
import { dayNumber } from '../../recommend/day.ts';
import { hotWords } from '../../search/hot-words.ts';

const { music } = endpoints;
/** Number of hot queries that take turns as the placeholder of the empty search field, one per day. */
const DEFAULTS = 10;

/** Routes of the hot searches: the list and the placeholder of the search field (contract page, 3.7). */
export const hotRoutes: Route[] = [
  route(music.searchDefault, schemas.music.searchDefault, async ({ db, house }) => {
    const words = (await hotWords(db, house.now())).slice(0, DEFAULTS);
    const word = words[dayNumber(house.now()) % Math.max(1, words.length)]?.word ?? '';
    return {
      code: 200,
      data: { showKeyword: word, realkeyword: word, searchType: 1, action: 1, alg: 'alg', gap: 0 },
    };
  }),
  route(music.searchHot, schemas.music.searchHot, async ({ db, house }) => ({
    code: 200,
    data: (await hotWords(db, house.now())).map(({ word, score, content, icon }) => ({
      searchWord: word,
      score,
      content,
      iconType: icon,
    })),
  })),
  route(music.searchHotPlain, schemas.music.searchHotPlain, async ({ db, house }) => ({
    code: 200,
    result: {
      hots: (await hotWords(db, house.now())).map(({ word, icon }) => ({
        first: word,
        second: 1,
        third: null,
        iconType: icon,
      })),
    },
  })),
];
