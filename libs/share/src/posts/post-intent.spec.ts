import { postableKinds } from '@qingyin/data-social';
import { expect, it } from 'vitest';
import { newPostOf, postIntent } from './post-intent.ts';

it.each(postableKinds)('a shared %s survives the login intent', (kind) => {
  const post = { msg: '好听', resource: { kind, id: '8' } };
  expect(newPostOf(postIntent(post).payload)).toEqual(post);
});

it('leaves out kinds that cannot be posted', () => {
  expect(newPostOf({ msg: '好听', thing: 'djradio', id: '8' })).toEqual({ msg: '好听' });
});
