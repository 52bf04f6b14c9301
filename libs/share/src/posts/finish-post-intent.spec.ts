import { setupI18n } from '@lingui/core';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { get, set } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { finishPostIntent } from './finish-post-intent.ts';

const payload = { msg: '大家来听', thing: 'song', id: '7' };
const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });

async function finish(answer: object) {
  configureHttp({ fetch: stubFetch({ '/share/resource': answer }).fetch, baseUrl: 'http://qingyin.test' });
  await finishPostIntent({ client: createQueryClient(), i18n }, '10', payload);
  return get('drafts');
}

beforeEach(() => set('drafts', { '/share-song-7': { words: '大家来听', time: 1 } }));

it("deletes the draft of a guest's post once it is published", async () => {
  const event = { id: 1, eventTime: 1, type: 18, json: '{}', user: { userId: 10, nickname: '海' }, info: {} };
  expect(await finish({ code: 200, id: 1, event })).toEqual({});
});

it("moves the text to the user's draft if publishing fails", async () => {
  const drafts = await finish({ code: 500, msg: '服务器内部错误' });
  expect(drafts).toMatchObject({ '10/share-song-7': { words: '大家来听' } });
  expect(drafts).not.toHaveProperty(['/share-song-7']);
});
