import { person } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { event, feedAnswers, feedOf } from '../../testing/feed-answers.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const passedOn = { type: 22, user: person(3, '半夏') };
const feed = feedOf(event(2, { msg: '真好', event: event(1) }, passedOn), event(3));

async function begin(text: string) {
  const bench = await renderScreen('/attention', {
    login: true,
    answers: feedAnswers({
      '/event': feed,
      '/event/forward': { code: 200, data: { msg: '', eventId: 70, eventTime: Date.now() } },
    }),
  });
  const open = async () => {
    const post = (await screen.findByText(text)).closest('article') as HTMLElement;
    await bench.user.click(within(post).getByRole('button', { name: '转发' }));
    return within(await screen.findByRole('dialog', { name: '转发' }));
  };
  const box = await open();
  const field = box.getByRole<HTMLTextAreaElement>('textbox');
  const send = async () => {
    await bench.user.click(box.getByRole('button', { name: '转发' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = bench.stub.requests.find(({ url }) => url.pathname.endsWith('/event/forward'));
    return sent?.form();
  };
  return { ...bench, box, field, send };
}

beforeEach(async () => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 5000);
  vi.stubGlobal('scrollTo', () => undefined);
  await clear();
});

it('forwarding a forward appends the previous text with a link to its author', async () => {
  const { user, field, send } = await begin('真好');
  await waitFor(() => expect(field.value).toBe('//@半夏：真好'));
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 0]);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('我也听');
  expect(await send()).toEqual({ evId: '2', uid: '3', forwards: '我也听//@半夏：真好' });
  const own = (await screen.findByText(/我也听/)).closest('article') as HTMLElement;
  expect(own.textContent).toContain('我也听//@半夏：真好');
  expect(own.textContent).toContain('动态1');
  expect(within(own).getByRole('link', { name: '@半夏' }).getAttribute('href')).toBe('/homepage/3');
});

it('deleting the appended text does not bring it back', async () => {
  const { user, field, send } = await begin('真好');
  await waitFor(() => expect(field.value).toBe('//@半夏：真好'));
  await user.clear(field);
  expect(field.value).toBe('');
  expect(await send()).toMatchObject({ evId: '2', forwards: '' });
});

it('forwarding an original post appends nothing', async () => {
  const { user, field, send } = await begin('动态3');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('嗯');
  expect(await send()).toMatchObject({ evId: '3', forwards: '嗯' });
});
