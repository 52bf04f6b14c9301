import type { Song } from '@qingyin/contract';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { describe, expect, it } from 'vitest';
import { filmResultsQuery, lyricResultsQuery, searchDefaultQuery, songResultsQuery } from './index.ts';
import { song } from './testing/songs.ts';

function setUp(search: StubAnswer) {
  const stub = stubFetch({ '/cloudsearch': search });
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  return { stub, client: createQueryClient() };
}

describe('searchDefaultQuery', () => {
  const word = { showKeyword: '大家在听 月', realkeyword: '月' };

  it.each([
    ['the old form', word],
    ['the newer one', { keywords: [word, { showKeyword: '日', realkeyword: '日' }] }],
  ])('reads the default keyword in %s', async (_form, data) => {
    const stub = stubFetch({ '/search/default': { code: 200, data } });
    configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
    expect(await createQueryClient().fetchQuery(searchDefaultQuery())).toMatchObject(word);
  });
});

describe('search results', () => {
  it('are requested by page', async () => {
    const result = { songs: [song(1)], songCount: 61 };
    const { client, stub } = setUp({ code: 200, result });
    const found = await client.fetchQuery(songResultsQuery('月', 3));
    expect(found).toMatchObject({ items: [{ id: 1, name: '歌1' }], count: 61 });
    const asked = Object.fromEntries(stub.requests[0]?.url.searchParams ?? []);
    expect(asked).toMatchObject({ keywords: '月', type: '1', limit: '30', offset: '60' });
  });

  it('are empty when the service leaves the list out', async () => {
    const { client } = setUp({ code: 200, result: {} });
    expect(await client.fetchQuery(songResultsQuery('月', 1))).toEqual({ items: [], count: 0 });
  });

  it('have the reminder in which the service suggests a query', async () => {
    const reminder = { qcReminders: [{ qcReminderPart: '罗大佑', highLight: true }], qcReminderChannel: '' };
    const { client } = setUp({ code: 200, result: { searchQcReminder: reminder } });
    expect(await client.fetchQuery(songResultsQuery('罗大右', 1))).toEqual({ items: [], count: 0, reminder });
    expect(await client.fetchQuery(filmResultsQuery('罗大右'))).toEqual({ items: [], count: 0, reminder });
  });

  it.each([
    ['a list', ['床前<b>明月</b>光', '<i>举头</i>']],
    ['text in an object', { txt: '床前<b>明月</b>光\n<i>举头</i>\n' }],
  ])('split lines of lyrics into parts of text, sent as %s', async (_form, lyrics) => {
    const songs = [{ ...song(1), lyrics }] as unknown as Song[];
    const { client } = setUp({ code: 200, result: { songs, songCount: 1 } });
    const { items } = await client.fetchQuery(lyricResultsQuery('明月', 1));
    expect(items[0]?.lines).toEqual([
      [
        { text: '床前', hit: false },
        { text: '明月', hit: true },
        { text: '光', hit: false },
      ],
      [{ text: '<i>举头</i>', hit: false }],
    ]);
  });

  it('merge MVs and videos into one list without duplicates', async () => {
    const video = { coverUrl: '', durationms: 1, playTime: 2, creator: [{ userId: 1, userName: '棉棉' }] };
    const { client } = setUp((url) =>
      url.searchParams.get('type') === '1004'
        ? {
            code: 200,
            result: { mvs: [{ id: 5, name: 'MV5', cover: '', playCount: 1, artistName: '李白' }] },
          }
        : {
            code: 200,
            result: {
              videos: [
                { ...video, vid: '5', type: 0, title: 'MV5' },
                { ...video, vid: 'AB', type: 1, title: '片' },
              ],
            },
          },
    );
    const { items, count } = await client.fetchQuery(filmResultsQuery('月'));
    expect(items.map(({ kind, id }) => kind + id)).toEqual(['mv5', 'videoAB']);
    expect(count).toBe(2);
  });
});
