import { renderConnected, someTracks } from '@qingyin/test-harness';
import { get, set } from 'idb-keyval';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SongTable } from './SongTable.tsx';
import { parseDisplayOptions } from './display-options.ts';

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
});

async function show() {
  const bench = await renderConnected(<SongTable name="唐诗" tracks={someTracks(5)} />, {
    answers: { '/likelist': { code: 200, ids: [], checkPoint: 0 } },
  });
  await bench.user.click(await screen.findByRole('button', { name: '显示方式' }));
  const panel = within(await screen.findByRole('dialog', { name: '显示方式' }));
  const button = (group: string, name: string | RegExp) =>
    within(panel.getByRole('group', { name: group })).getByRole('button', { name });
  const press = (group: string, name: string | RegExp) => bench.user.click(button(group, name));
  const pressed = (group: string, name: string | RegExp) => button(group, name).getAttribute('aria-pressed');
  return { press, pressed };
}
const rowTops = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.style.insetBlockStart);
const header = (name: string) => screen.queryByRole('columnheader', { name, hidden: true });

it('switches to compact rows and stores it', async () => {
  const { press, pressed } = await show();
  expect([pressed('行距', '宽松'), pressed('行距', '紧凑')]).toEqual(['true', 'false']);
  await press('行距', '紧凑');
  await waitFor(() => expect(rowTops()[1]).toBe('40px'));
  expect([pressed('行距', '宽松'), pressed('行距', '紧凑')]).toEqual(['false', 'true']);
  expect(await get('song-table')).toEqual({
    ...{ compact: true, cover: true, album: true, duration: true },
    ...{ rating: false, plays: false, played: false },
  });
});

it('hides and shows columns', async () => {
  const { press } = await show();
  await press('显示的列', '时长');
  await waitFor(() => expect(header('时长')).toBeNull());
  expect(document.body.textContent).not.toContain('1:02');
  await press('显示的列', '专辑');
  await waitFor(() => expect(header('专辑')).toBeNull());
  await press('显示的列', '时长');
  await waitFor(() => expect(header('时长')).toBeInTheDocument());
});

it('sorts in the panel where headers are hidden, and restores the list’s own order', async () => {
  const { press, pressed } = await show();
  const order = () => [
    pressed('排序方式', '默认顺序'),
    screen.getAllByRole('row', { hidden: true })[1]?.getAttribute('aria-label')?.slice(0, 3),
  ];
  expect(order()).toEqual(['true', '歌 1']);
  await press('排序方式', '标题');
  await press('排序方式', /^标题/);
  await waitFor(() => expect(order()).toEqual(['false', '歌 5']));
  await press('排序方式', '默认顺序');
  await waitFor(() => expect(order()).toEqual(['true', '歌 1']));
});

it('starts with the stored options', async () => {
  await set('song-table', { compact: true, album: false });
  const { pressed } = await show();
  expect(rowTops()[1]).toBe('40px');
  expect([pressed('行距', '紧凑'), pressed('显示的列', '专辑')]).toEqual(['true', 'false']);
  expect(header('专辑')).toBeNull();
});

it.each([undefined, null, 'compact', [], { compact: 1, cover: 0, album: 0, rating: 1 }])(
  'reads defaults from %j',
  (odd) => {
    expect(parseDisplayOptions(odd)).toEqual({
      ...{ compact: null, cover: true, album: true, duration: true },
      ...{ rating: false, plays: false, played: false },
    });
  },
);
