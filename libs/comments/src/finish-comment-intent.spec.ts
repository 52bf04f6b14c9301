import { draftKey } from '@qingyin/composer';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { get, set } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { finishCommentIntent } from './finish-comment-intent.ts';
import { commentDraftKey } from './thread-key.ts';

const place = commentDraftKey({ kind: 'song', id: '7' });
const guests = draftKey(null, place);
const mine = draftKey('10', place);
const intent = { kind: 'comment', payload: { on: 'song', id: '7', content: '好听' } } as const;

beforeEach(() => set('drafts', { [guests]: { words: '好听', time: 1 } }));

function service(answer: Parameters<typeof stubFetch>[0][string]) {
  configureHttp({ fetch: stubFetch({ '/comment': answer }).fetch, baseUrl: 'http://qingyin.test' });
}
const written = { commentId: 1, content: '好听', time: 1, user: { userId: 10, nickname: '海' } };

it("sends a guest's text after the login and deletes the draft", async () => {
  service({ code: 200, comment: written });
  await finishCommentIntent(createQueryClient(), '10', intent);
  expect(await get('drafts')).toEqual({});
});

it("moves the text to the user's draft if sending fails", async () => {
  service({ code: 500, msg: '服务器内部错误' });
  await expect(finishCommentIntent(createQueryClient(), '10', intent)).rejects.toThrow();
  expect(await get('drafts')).toMatchObject({ [mine]: { words: '好听' } });
  expect(await get('drafts')).not.toHaveProperty([guests]);
});
