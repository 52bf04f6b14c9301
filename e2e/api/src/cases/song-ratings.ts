import { endpoints } from '@qingyin/contract';
import type { Case, Params } from './case.ts';
import { SONG, UNKNOWN, id } from './demo.ts';

const pages: Params[] = [{ limit: 2 }, { limit: 2, offset: 2 }, { offset: 999 }];

/** Cases of ratings, play counts and facts of songs. */
export const songRatingCases: Record<string, Case> = {
  'library.songRate': {
    params: { ...id(SONG), stars: 4 },
    requiredPath: 'stars',
    personal: true,
    otherParams: [
      { ...id(SONG), stars: 0 },
      { ...id(SONG), stars: '5' },
    ],
    refused: [
      [{ ...id(UNKNOWN), stars: 4 }, 404],
      [{ ...id(UNKNOWN), stars: 0 }, 404],
      ...[-1, 6, 3.5, '', 'five', '4 or 1=1', '٣', 1e9, true].map((stars): [Params, number] => [
        { ...id(SONG), stars },
        400,
      ]),
      [id(SONG), 400],
    ],
  },
  'library.songRatings': {
    setup: async (http) => {
      await http.call(endpoints.library.songRate, { params: { id: '10044', stars: 2 } });
      return {};
    },
    params: {},
    requiredPath: 'data.0.stars',
    personal: true,
    otherParams: [{ ids: `[${UNKNOWN}]` }, { ids: '10044,10001' }, ...pages],
    refused: [
      [{ ids: '1 or 1=1' }, 400],
      [{ ids: Array(1001).fill(10044).join() }, 400],
    ],
  },
  'library.songFacts': {
    params: id(SONG),
    requiredPath: 'data.type',
    otherParams: [id(10_044)],
    refused: [
      [id(UNKNOWN), 404],
      [{ id: "1' or 1=1" }, 400],
    ],
  },
  'library.songPlays': {
    params: {},
    requiredPath: 'data.0.plays',
    personal: true,
    otherParams: [{ ids: `[${UNKNOWN}]` }, { ids: '10044,10001' }, ...pages],
    refused: [[{ ids: "10044';--" }, 400]],
  },
};
