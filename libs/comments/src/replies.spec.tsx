import { capabilitiesAnswer, comment, comments, renderConnected } from '@qingyin/test-harness';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Comments } from './Comments.tsx';
import { resetReplies } from './expanded-replies.ts';

afterEach(resetReplies);

const answersFrom = (first: number, count: number, hasMore: boolean) => ({
  code: 200,
  data: {
    ownerComment: comment(1, '第一句'),
    comments: Array.from({ length: count }, (_, place) => comment(first + place, `答 ${first + place}`)),
    totalCount: 3,
    hasMore,
    time: 5,
  },
});

it('moves the focus to the first new reply when the next page was requested by keyboard', async () => {
  const page = comments('第一句');
  page.data.comments = page.data.comments.map((each) => ({ ...each, replyCount: 3 }));
  const { user } = await renderConnected(<Comments kind="song" id="81" count={undefined} />, {
    answers: {
      '/comment/new': page,
      '/comment/floor': ({ searchParams }: URL) =>
        Number(searchParams.get('time')) > 0 ? answersFrom(12, 1, false) : answersFrom(10, 2, true),
      '/x/capabilities': capabilitiesAnswer(),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^展开 3 条回复/ }));
  const more = await screen.findByRole('button', { name: '再看 1 条回复' });
  more.focus();
  await user.keyboard('{Enter}');
  const last = (await screen.findByText('答 12')).closest('article') as HTMLElement;
  expect(screen.queryByRole('button', { name: /^再看/ })).toBeNull();
  expect(document.activeElement).toBe(within(last).getByRole('link', { name: '棉棉' }));
});
