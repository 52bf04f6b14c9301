import { endpoints } from '@qingyin/contract';
import { expect, it } from 'vitest';
import type { RequestContext } from '../../http/request-context.ts';
import { type RateLimitRule, rateLimitRules } from '../../http/rate-limits/index.ts';
import { scrobbleRoutes } from './scrobble.ts';

it('limits the rate of listening events by user', async () => {
  const asked: [RateLimitRule, string][] = [];
  const take = async (...given: [RateLimitRule, string]) => {
    asked.push(given);
    return false;
  };
  const call = { user: { id: 5, anonymous: false }, params: { id: '1' }, app: { limits: { count: take } } };
  const route = scrobbleRoutes.find(({ path }) => path === endpoints.music.scrobble.path);
  await expect(route?.answer(call as unknown as RequestContext)).rejects.toMatchObject({ code: 405 });
  expect(asked).toEqual([[rateLimitRules.listen, 'user 5']]);
});
