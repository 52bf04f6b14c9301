import { configureHttp } from '@qingyin/http-client';
import { stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { get, set } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { ownDraft } from '../words/keep-draft.ts';
import { finishComment } from './finish-comment.ts';
import { commentDraft } from './thread-name.ts';

const place = commentDraft({ kind: 'song', id: '7' });
const guests = ownDraft(null, place);
const mine = ownDraft('10', place);
const intent = { kind: 'comment', payload: { on: 'song', id: '7', content: '好听' } } as const;

beforeEach(() => set('drafts', { [guests]: { words: '好听', time: 1 } }));

function service(answer: Parameters<typeof stubFetch>[0][string]) {
  configureHttp({ fetch: stubFetch({ '/comment': answer }).fetch, baseUrl: 'http://qingyin.test' });
}
const written = { commentId: 1, content: '好听', time: 1, user: { userId: 10, nickname: '海' } };

it("sends a guest's text after the login and deletes the draft", async () => {
  service({ code: 200, comment: written });
  await finishComment(createQueryClient(), '10', intent);
  expect(await get('drafts')).toEqual({});
});

it("moves the text to the user's draft if sending fails", async () => {
  service({ code: 500, msg: '服务器内部错误' });
  await expect(finishComment(createQueryClient(), '10', intent)).rejects.toThrow();
  expect(await get('drafts')).toMatchObject({ [mine]: { words: '好听' } });
  expect(await get('drafts')).not.toHaveProperty([guests]);
});
