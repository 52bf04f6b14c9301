import { renderConnected } from '@qingyin/test-harness';
import { buildTrack, flushPromises } from '@qingyin/player/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LyricPane } from '../LyricPane.tsx';
import { LyricRow } from '../LyricRow.tsx';
import { defaultLyricAppearance } from '../lyric-appearance.ts';

const track = buildTrack({ id: 7, name: '静夜思' });
const answer = {
  code: 200,
  lrc: { version: 1, lyric: '[00:01.00]床前明月光\n[00:05.00]疑是地上霜' },
  tlyric: { version: 1, lyric: '[00:05.00]Frost on the ground' },
};

async function open() {
  const bench = await renderConnected(<LyricPane track={track} />, { answers: { '/lyric/new': answer } });
  await act(async () => {
    bench.player.playList([track]);
    await flushPromises();
  });
  const toggle = await screen.findByRole('button', { name: '文字稿' });
  return { ...bench, toggle };
}

it('lists all lines as text with buttons that seek to their times', async () => {
  const { user, toggle, audio } = await open();
  await user.click(toggle);
  const lines = within(await screen.findByRole('list', { name: '文字稿' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '0:01床前明月光',
    '0:05疑是地上霜Frost on the ground',
  ]);
  await user.click(screen.getByRole('button', { name: '0:05 从这里播放' }));
  expect(audio.position(0)).toBe(5000);
  await user.click(toggle);
  await waitFor(() => expect(screen.queryByRole('list', { name: '文字稿' })).toBeNull());
});

it('is one Tab stop, in which arrow keys go from line to line', async () => {
  const { user, toggle } = await open();
  await user.click(toggle);
  const times = within(await screen.findByRole('list', { name: '文字稿' })).getAllByRole('button');
  expect(times.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  act(() => times[0]?.focus());
  await user.keyboard('{ArrowDown}');
  expect(times[1]).toHaveFocus();
  expect(times.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
  await user.keyboard('{ArrowDown}{Home}');
  expect(times[0]).toHaveFocus();
});

it('makes the moving lyrics one Tab stop; arrow keys lead to other lines and to the menu of a line', async () => {
  const { user } = await open();
  const line = (name: RegExp) => screen.getByRole('button', { name });
  const menus = () => screen.getAllByRole('button', { name: '这一句的更多操作' });
  await screen.findByRole('button', { name: /床前明月光/ });
  const stops = [...document.querySelectorAll<HTMLElement>('ol button')].filter(
    ({ tabIndex }) => tabIndex === 0,
  );
  expect(stops).toEqual([line(/床前明月光/)]);
  act(() => line(/床前明月光/).focus());
  await user.keyboard('{ArrowDown}');
  expect(line(/疑是地上霜/)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(menus()[1]).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Home}');
  expect(line(/床前明月光/)).toHaveFocus();
  // After a press on a line, → seeks as everywhere.
  await user.click(line(/床前明月光/));
  expect(fireEvent.keyDown(line(/床前明月光/), { key: 'ArrowRight' })).toBe(true);
  expect(line(/床前明月光/)).toHaveFocus();
});

it('turns the reading of the active line on and off beside the lyrics', async () => {
  const { user } = await open();
  const aloud = await screen.findByRole('button', { name: '让屏幕阅读器读出唱到的一行' });
  expect(screen.queryByRole('status')).toBeNull();
  await user.click(aloud);
  expect(aloud).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toBeInTheDocument();
  await user.click(aloud);
  expect(screen.queryByRole('status')).toBeNull();
  expect(aloud).toHaveFocus();
});

it('names a line that is divided into words by its text in one piece, without the readings', async () => {
  const words = [
    { text: '夜に', reading: 'よる', startMs: 0, endMs: 500 },
    { text: '駆ける', startMs: 500, endMs: 900 },
  ];
  const line = { text: '夜に駆ける', words, translation: '向夜晚奔去', startMs: 0, endMs: 900 };
  await renderConnected(
    <ol>
      <LyricRow
        line={line}
        side="start"
        look={defaultLyricAppearance}
        active
        sounding={false}
        onSeek={() => undefined}
        covered={false}
        looped={false}
      />
    </ol>,
  );
  expect(screen.getByRole('button', { name: '夜に駆ける 向夜晚奔去' })).toHaveAttribute('lang', 'ja');
});

it('announces the active line only on request, in a region that stays', async () => {
  const { user, audio } = await open();
  act(() => audio.advance(2000));
  const said = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '歌词设置' }));
  const dialog = within(await screen.findByRole('dialog', { name: '歌词设置' }));
  await user.click(dialog.getByRole('checkbox', { name: '让屏幕阅读器读出唱到的一行' }));
  await user.click(dialog.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(said()).toEqual(['床前明月光']));
  const [region] = screen.getAllByRole('status');
  act(() => audio.advance(4000));
  await waitFor(() => expect(said()).toEqual(['疑是地上霜 Frost on the ground']));
  expect(screen.getByRole('status')).toBe(region);
});
