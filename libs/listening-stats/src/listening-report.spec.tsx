import { album, artist, renderConnected, song } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { heatLevel, monthStarts } from './HeatCalendar.tsx';
import { ListeningReport } from './ListeningReport.tsx';
import { parseDay, type ReportPeriod, reportSpan, dayOfWeek } from './report-periods.ts';

const heard = (plays: number, seconds: number) => ({ plays, seconds });
const { days } = reportSpan('week', 0, Date.now());
const report = {
  from: 0,
  to: 1,
  ...heard(12, 3600),
  songCount: 5,
  artistCount: 2,
  before: heard(3, 600),
  songs: [{ ...heard(8, 2400), song: song(1) }],
  artists: [{ ...heard(12, 3600), artist: artist(8, '王维') }],
  albums: [{ ...heard(2, 20), album: album(5, '山居') }],
  genres: [
    { ...heard(3, 2700), key: 'jazz', name: 'Jazz' },
    { ...heard(1, 900), key: '', name: '' },
  ],
  decades: [
    { ...heard(3, 1800), decade: 1990 },
    { ...heard(1, 1800), decade: 0 },
  ],
  days: [
    { ...heard(4, 1200), date: days[0] },
    { ...heard(8, 2400), date: days[1] },
  ],
};
const answerTo = (url: URL) =>
  Number(url.searchParams.get('from')) === reportSpan('week', 0, Date.now()).from
    ? { code: 200, data: report }
    : {
        code: 200,
        data: { ...report, ...heard(0, 0), songs: [], artists: [], albums: [], days: [] },
      };

function Shown() {
  const [period, setPeriod] = useState<ReportPeriod>('week');
  return <ListeningReport uid="10" period={period} onPeriod={setPeriod} />;
}
const show = () => renderConnected(<Shown />, { answers: { '/x/listening/report': answerTo } });

it('shows the listening time and the top songs, artists and albums', async () => {
  await show();
  const figures = await screen.findAllByRole('definition');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    '60 分钟',
    '比上一段时间多 50 分钟',
    '12',
    '5',
    '2',
  ]);
  const songs = within(screen.getByRole('region', { name: '最常听的歌' })).getAllByRole('listitem');
  expect(songs.map(({ textContent }) => textContent)).toEqual(['1歌曲1歌手140 分钟']);
  expect(screen.getByRole('region', { name: '最常听的专辑' }).textContent).toContain('1 分钟');
});

it('shows the shares of genres and decades with links to their songs, and what has none', async () => {
  await show();
  const rowsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
  await screen.findByRole('region', { name: '最常听的流派' });
  expect(rowsOf('最常听的流派').map(({ textContent }) => textContent)).toEqual([
    'Jazz75%45 分钟',
    '没有流派25%15 分钟',
  ]);
  expect(rowsOf('最常听的年代').map(({ textContent }) => textContent)).toEqual([
    '1990 年代50%30 分钟',
    '没有年份50%30 分钟',
  ]);
  expect(screen.getByRole('link', { name: 'Jazz' })).toHaveAttribute('href', '/library/songs?genre=jazz');
});

it('shows shares in the time of all genres, also of those that are not listed', async () => {
  await renderConnected(<Shown />, {
    answers: { '/x/listening/report': { code: 200, data: { ...report, genreSeconds: 5400 } } },
  });
  const genres = within(await screen.findByRole('region', { name: '最常听的流派' }));
  expect(genres.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Jazz50%45 分钟',
    '没有流派17%15 分钟',
  ]);
});

it('shows no shares of a service without them, and where no song has a genre or a year', async () => {
  const without = { genres: [{ ...heard(1, 60), key: '', name: '' }], decades: undefined };
  await renderConnected(<Shown />, {
    answers: { '/x/listening/report': { code: 200, data: { ...report, ...without } } },
  });
  await screen.findByRole('region', { name: '最常听的专辑' });
  expect(screen.queryByRole('region', { name: '最常听的流派' })).toBeNull();
  expect(screen.queryByRole('region', { name: '最常听的年代' })).toBeNull();
});

it('has a table behind the chart that can be made visible', async () => {
  const { user } = await show();
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(table.parentElement?.classList.contains('qy-unseen')).toBe(true);
  const toggle = screen.getByRole('button', { name: '以表格显示' });
  await user.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('table').parentElement?.classList.contains('qy-unseen')).toBe(false);
});

it('navigates to earlier periods and other kinds of period', async () => {
  const { user, stub } = await show();
  await screen.findByRole('table');
  expect(screen.getByRole('button', { name: '往后' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: '往前' }));
  expect(await screen.findByText('这段时间没有听歌。')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '年' }));
  const year = reportSpan('year', 0, Date.now());
  await waitFor(() => expect(stub.requests.at(-1)?.url.searchParams.get('from')).toBe(String(year.from)));
  expect(screen.getByRole('button', { name: '往后' }).hasAttribute('disabled')).toBe(true);
  expect(stub.requests.at(-1)?.url.searchParams.get('zone')).toMatch(/./);
});

it('has five levels, the highest for the day with the most music', () => {
  expect([0, 1, 25, 26, 51, 76, 100].map((seconds) => heatLevel(seconds, 100))).toEqual([
    0, 1, 1, 2, 3, 4, 4,
  ]);
});

it.each([2024, 2025, 2026, 2028])('labels each month of %i once where it begins', (year) => {
  const all = reportSpan('year', 0, new Date(year, 5).getTime()).days.map((date) => ({ date }));
  const before = dayOfWeek(parseDay(`${year}-01-01`), 1);
  const split = 27 * 7 - before;
  const [first, second] = [monthStarts(all.slice(0, split), before), monthStarts(all.slice(split), 0)];
  expect(first.map(({ month }) => month)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(second.map(({ month }) => month)).toEqual([6, 7, 8, 9, 10, 11]);
  expect(second[0]?.week).toBe(0);
});
