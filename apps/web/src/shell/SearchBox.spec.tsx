import { renderConnected } from '@qingyin/test-harness';
import { get, set } from 'idb-keyval';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ServicesProvider } from '../services-context.ts';
import { services } from '../testing/services.ts';
import { SearchBox } from './SearchBox.tsx';

const HISTORY = 'qy-search-history';
const song = {
  id: 1,
  name: '春江花月夜',
  artists: [{ id: 5, name: '张若虚' }],
  album: { id: 6, name: '唐', picUrl: '' },
  duration: 1000,
  alias: [],
  fee: 0,
  mvid: 0,
};
const answers = {
  '/search/default': { code: 200, data: { showKeyword: '大家都在听 春江', realkeyword: '春江' } },
  '/search/hot/detail': {
    code: 200,
    data: [{ searchWord: '将进酒', score: 9, content: '君不见', iconType: 1 }],
  },
  '/search/suggest': {
    code: 200,
    result: { songs: [song], playlists: [{ id: 8, name: '春日' }], order: ['songs', 'playlists'] },
  },
};
const place = ({ state: { location } }: { state: { location: { pathname: string; search: object } } }) => [
  location.pathname,
  location.search,
];
const option = (name: string | RegExp) => screen.findByRole('option', { name });

async function open(changed: object = {}) {
  const bench = await renderConnected(
    <ServicesProvider value={services}>
      <SearchBox />
    </ServicesProvider>,
    { answers: { ...answers, ...changed }, userId: null },
  );
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: '搜索' });
  return { ...bench, box };
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('search box', () => {
  it('searches for the typed query and adds it to the search history', async () => {
    const { router, user, box } = await open();
    await user.type(box, ' 月夜 {Enter}');
    await waitFor(() => expect(place(router)).toEqual(['/search-detail/all', { keywords: '月夜' }]));
    expect(await get(HISTORY)).toEqual(['月夜']);
    expect(box.value).toBe('月夜');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('offers the query that the service suggests when there are no suggestions', async () => {
    const qcReminders = [
      { qcReminderPart: '你是不是要找：', highLight: false },
      { qcReminderPart: '春江花月夜', highLight: true },
    ];
    const result = { searchQcReminder: { qcReminders, qcReminderChannel: '' } };
    const { router, user, box } = await open({ '/search/suggest': { code: 200, result } });
    await user.type(box, '春江画月夜');
    expect(await screen.findByRole('group', { name: '你是不是要找' })).toBeInTheDocument();
    await user.click(await option('春江花月夜'));
    await waitFor(() => expect(place(router)).toEqual(['/search-detail/all', { keywords: '春江花月夜' }]));
  });

  it('searches for the default keyword if nothing is typed', async () => {
    const { router, user, box } = await open();
    await waitFor(() => expect(box.placeholder).toBe('大家都在听 春江'));
    await user.click(box);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place(router)).toEqual(['/search-detail/all', { keywords: '春江' }]));
  });

  it('says what it is for while the service has no default keyword', async () => {
    const none = { code: 200, data: { showKeyword: '', realkeyword: '' } };
    const { box, queryClient } = await open({ '/search/default': none });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(box.placeholder).toBe('搜索');
  });

  it('shows the query of the search page and keeps its result type for the next search', async () => {
    const { router, user, box } = await open();
    await act(() =>
      router.navigate({
        to: '/search-detail/$type',
        params: { type: 'lyric' },
        search: { keywords: '明月' },
      }),
    );
    await waitFor(() => expect(box.value).toBe('明月'));
    await user.clear(box);
    await user.type(box, '清风{Enter}');
    await waitFor(() => expect(place(router)).toEqual(['/search-detail/lyric', { keywords: '清风' }]));
    await act(() => router.navigate({ to: '/playList/$id', params: { id: '7' } }));
    await waitFor(() => expect(box.value).toBe(''));
  });

  it('closes the panel by Escape and still searches by Enter', async () => {
    const { router, user, box } = await open();
    await user.type(box, '月夜');
    await option(/春江花月夜/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box.value).toBe('月夜');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place(router)).toEqual(['/search-detail/all', { keywords: '月夜' }]));
  });
});

describe('suggestions', () => {
  it('are selected by arrow keys, and Enter plays a song', async () => {
    const { player, router, user, box } = await open();
    await user.type(box, '月夜');
    const first = await option(/春江花月夜/);
    expect([...first.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['月夜']);
    await user.keyboard('{ArrowDown}');
    expect(box.getAttribute('aria-activedescendant')).toBe(first.id);
    await user.keyboard('{Enter}');
    expect(player.snapshot.get()).toMatchObject({ track: { id: 1 }, source: { kind: 'search', id: '月夜' } });
    expect(place(router)).toEqual(['/playList/7', {}]);
    expect(await get(HISTORY)).toEqual(['月夜']);
  });

  it('are left by the keys that move the cursor in the text, which Enter then searches for', async () => {
    const { router, user, box } = await open();
    await user.type(box, '月夜');
    await option(/春江花月夜/);
    await user.keyboard('{ArrowDown}');
    expect(box.getAttribute('aria-activedescendant')).not.toBeNull();
    await user.keyboard('{ArrowLeft}');
    expect(box.getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place(router)).toEqual(['/search-detail/all', { keywords: '月夜' }]));
  });

  it('link to the suggested entity and to all results', async () => {
    const { router, user, box } = await open();
    await user.type(box, '春');
    await user.click(await option('春日'));
    await waitFor(() => expect(place(router)).toEqual(['/playList/8', {}]));
    await user.click(box);
    await user.click(await option('查看“春”的全部结果'));
    await waitFor(() => expect(place(router)).toEqual(['/search-detail/all', { keywords: '春' }]));
  });
});

describe('with an empty query', () => {
  it('searches for a hot search that is clicked', async () => {
    const { router, user, box } = await open();
    await user.click(box);
    await user.click(await option(/将进酒/));
    await waitFor(() => expect(place(router)).toEqual(['/search-detail/all', { keywords: '将进酒' }]));
  });

  it('lists the search history, removes single entries and clears all', async () => {
    await set(HISTORY, ['一', '二', '三', '四']);
    const { user, box } = await open();
    await user.click(box);
    await option('二');
    await user.click(await option('删除搜索历史“二”'));
    expect(await get(HISTORY)).toEqual(['一', '三', '四']);
    await user.keyboard('{ArrowDown}{Delete}');
    expect(await get(HISTORY)).toEqual(['三', '四']);
    const group = within(screen.getByRole('group', { name: '搜索历史' }));
    expect(group.queryByText('一')).toBeNull();
    await user.click(screen.getByRole('button', { name: '清空：搜索历史' }));
    expect(await get(HISTORY)).toEqual([]);
    expect(screen.queryByRole('group', { name: '搜索历史' })).toBeNull();
    expect(document.activeElement).toBe(box);
  });

  it('removing an entry keeps searches that another tab added meanwhile', async () => {
    await set(HISTORY, ['一', '二']);
    const { user, box } = await open();
    await user.click(box);
    await option('二');
    await set(HISTORY, ['三', '一', '二']);
    await user.click(await option('删除搜索历史“二”'));
    expect(await get(HISTORY)).toEqual(['三', '一']);
  });

  it('searches again for an entry of the history', async () => {
    await set(HISTORY, ['一']);
    const { router, user, box } = await open();
    await user.click(box);
    await user.click(await option('一'));
    await waitFor(() => expect(place(router)).toEqual(['/search-detail/all', { keywords: '一' }]));
  });
});
