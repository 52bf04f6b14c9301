import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { followPersonMutation, type Person, personQuery, playRecordQuery, socialKeys } from './index.ts';

function setUp(answers: Record<string, StubAnswer>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  const profile = { userId: 2, followed: false, mutual: false, followMe: true, followeds: 20 };
  client.setQueryData(personQuery('2').queryKey, { profile, level: 1 } as Person);
  client.setQueryData(personQuery('10').queryKey, { level: 2 } as Person);
  const shown = () => client.getQueryData(personQuery('2').queryKey)?.profile;
  const follow = (subscribe: boolean) =>
    new MutationObserver(client, followPersonMutation('10', '2')).mutate({ id: '2', subscribe });
  return { stub, client, shown, follow };
}

it('shows and counts a follow at once and invalidates the list of followed users', async () => {
  const { client, shown, follow } = setUp({ '/follow': { code: 200 } });
  const done = follow(true);
  await Promise.resolve();
  await expect.poll(shown).toMatchObject({ followed: true, mutual: true, followeds: 21 });
  await done;
  expect(client.getQueryState(socialKeys.person('10'))?.isInvalidated).toBe(true);
  expect(client.getQueryState(socialKeys.person('2'))?.isInvalidated).toBe(false);
});

it('rolls back when a follow is refused', async () => {
  const { shown, follow } = setUp({ '/follow': { code: 400 } });
  const before = shown();
  await expect(follow(true)).rejects.toMatchObject({ code: 400 });
  expect(shown()).toEqual(before);
});

it('sends follow and unfollow in the order of the clicks', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { stub, shown, follow } = setUp({
    '/follow': () => new Promise<Response>((resolve) => answers.push(resolve)),
  });
  const both = [follow(true), follow(false)];
  await expect.poll(() => answers.length).toBe(1);
  await expect.poll(shown).toMatchObject({ followed: false, followeds: 20 });
  answers[0]?.(Response.json({ code: 200 }));
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(Response.json({ code: 200 }));
  await Promise.all(both);
  const forms = await Promise.all(stub.requests.map((request) => request.form()));
  expect(forms.map(({ t }) => t)).toEqual(['1', '2']);
  expect(shown()).toMatchObject({ followed: false, followeds: 20 });
});

it('reads the play record of its span, with shares relative to the most played song', async () => {
  const song = (id: number) => ({ id, name: '', ar: [], al: {}, alia: [] });
  const rows = [8, 2].map((playCount, at) => ({ playCount, score: 0, song: song(at + 1) }));
  const { client, stub } = setUp({ '/user/record': { code: 200, allData: rows } });
  const songs = await client.fetchQuery(playRecordQuery('2', 'all'));
  expect(songs.map(({ track, plays, share }) => [track.id, plays, share])).toEqual([
    [1, 8, 1],
    [2, 2, 0.25],
  ]);
  expect(stub.requests[0]?.url.searchParams.get('type')).toBe('0');
  expect(await client.fetchQuery(playRecordQuery('2', 'week'))).toEqual([]);
});
