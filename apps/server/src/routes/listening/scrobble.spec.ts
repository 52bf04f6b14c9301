import { endpoints } from '@qingyin/contract';
import { expect, it } from 'vitest';
import type { Call } from '../../http/call.ts';
import { type LimitRule, rules } from '../../http/limits/index.ts';
import { scrobbleRoutes } from './scrobble.ts';

it('limits the rate of listening events by user', async () => {
  const asked: [LimitRule, string][] = [];
  const take = async (...given: [LimitRule, string]) => {
    asked.push(given);
    return false;
  };
  const call = { user: { id: 5, anonymous: false }, bag: { id: '1' }, house: { limits: { take } } };
  const route = scrobbleRoutes.find(({ path }) => path === endpoints.music.scrobble.path);
  await expect(route?.answer(call as unknown as Call)).rejects.toMatchObject({ code: 405 });
  expect(asked).toEqual([[rules.listen, 'user 5']]);
});
