import { type Case } from './case.ts';
import { LIST, UNKNOWN, id } from './demo.ts';

export const socialCases: Record<string, Case> = {
  'social.commentPlaylist': {
    params: id(LIST),
    holds: 'comments.0.user.nickname',
    also: [
      { ...id(LIST), limit: 2, offset: 2 },
      { ...id(LIST), before: 1_600_000_000_000 },
    ],
  },
  'social.commentMusic': {
    params: id(10_045),
    holds: 'hotComments.0.user.nickname',
    also: [{ ...id(10_045), offset: 2 }, id(UNKNOWN)],
  },
};
