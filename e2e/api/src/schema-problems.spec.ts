import { answers } from '@qingyin/contract/testing';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { schemaProblems } from './schema-problems.ts';

const comment = {
  commentId: 1,
  parentCommentId: 0,
  content: '好听',
  time: 1_700_000_000_000,
  timeStr: '2023-11-14',
  likedCount: 0,
  liked: false,
  owner: false,
  status: 0,
  user: {
    userId: 10,
    nickname: '青音听众',
    avatarUrl: 'http://localhost/media/img/a.jpg',
    vipType: 0,
    userType: 0,
    authStatus: 0,
    followed: false,
  },
  beReplied: [],
  richContent: null,
  replyCount: 0,
  showFloorComment: null,
  ipLocation: { ip: null, location: '', userId: 10 },
  pendantData: null,
  expressionUrl: null,
  commentLocationType: 0,
};
const page = (change: object) => ({
  code: 200,
  comments: [{ ...comment, ...change }],
  topComments: [],
  total: 1,
  more: false,
  moreHot: false,
  cnum: 0,
  isMusician: false,
  userId: -1,
});
const found = (answer: unknown) => schemaProblems('social.commentMusic', answers.social.commentMusic, answer);

it('a valid answer has no problems', () => {
  expect(found(page({}))).toEqual([]);
});

it.each<[string, object, string]>([
  ['a time in seconds', { time: 1_700_000_000 }, 'comments.0.time: Too small'],
  ['an id as a string', { commentId: '1' }, 'comments.0.commentId: Invalid input: expected number'],
  ['a missing field', { liked: undefined }, 'comments.0.liked: Invalid input: expected boolean'],
  ['an unknown field', { password_hash: 'x' }, 'comments.0: Unrecognized key: "password_hash"'],
  [
    'an address without a host',
    { user: { ...comment.user, avatarUrl: '/media/img/a.jpg' } },
    'comments.0.user.avatarUrl: Invalid URL',
  ],
])('reports %s with endpoint and path', (_what, change, line) => {
  const [first, ...others] = found(page(change));
  expect(first).toContain(`social.commentMusic: ${line}`);
  expect(others).toEqual([]);
});

it('reports the closest shape of a union', () => {
  const either = z.union([
    z.strictObject({ a: z.string(), b: z.string() }),
    z.strictObject({ c: z.number() }),
  ]);
  expect(schemaProblems('x', z.strictObject({ in: either }), { in: { a: 'a', b: 1 } })).toEqual([
    'x: in.b: Invalid input: expected string, received number, found 1',
  ]);
});
