import { postedKinds } from '@qingyin/data-social';
import { expect, it } from 'vitest';
import { newPostOf, postIntent } from './post-intent.ts';

it.each(postedKinds)('a shared %s is still that after a login', (kind) => {
  const post = { msg: '好听', thing: { kind, id: '8' } };
  expect(newPostOf(postIntent(post).payload)).toEqual(post);
});

it('what nobody can post is left out', () => {
  expect(newPostOf({ msg: '好听', thing: 'djradio', id: '8' })).toEqual({ msg: '好听' });
});
