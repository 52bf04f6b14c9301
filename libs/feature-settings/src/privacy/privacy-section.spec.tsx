import { song, renderWithProviders } from '@qingyin/test-harness';
import { buildTracks, flushPromises } from '@qingyin/player/testing';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { get, set } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { clearDeviceData } from './device-data.ts';
import PrivacySection from './PrivacySection.tsx';

const unwanted = (id: number, source: string) => ({ ...song(id), time: 1e12, source });
const answers: Record<string, StubAnswer> = {
  '/x/capabilities': { code: 200, data: { product: '', version: '', foreign: false, features: ['fm-skip'] } },
  '/user/detail': { code: 200, peopleCanSeeMyPlayRecord: true },
  '/x/unwanted': { code: 200, count: 2, more: false, songs: [unwanted(1, 'trash'), unwanted(2, 'dislike')] },
};

function open(more: Record<string, StubAnswer> = {}, login = true) {
  const part = renderWithProviders(null, { ...answers, ...more });
  if (login) part.session.save({ login: true, userId: '12' });
  part.show(<PrivacySection />);
  return part;
}
const rows = () =>
  within(screen.getByRole('list', { name: '不想听的歌' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('privacy of the play record', () => {
  it('is changed optimistically and rolled back if the service refuses', async () => {
    let answer: StubAnswer = { code: 500 };
    const { stub } = open({ '/x/record/privacy': () => answer as object });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /不让别人看到/ });
    await userEvent.click(box);
    expect(await screen.findByText(/没有成功/)).toBeInTheDocument();
    expect(box.checked).toBe(false);
    answer = { code: 200, hidden: true };
    await userEvent.click(box);
    await waitFor(() => expect(box.checked).toBe(true));
    const sent = stub.requests.filter(({ url }) => url.pathname === '/api/x/record/privacy').at(-1);
    expect(await sent?.form()).toEqual({ hidden: 'true' });
  });
});

describe('checkbox of a pending mutation', () => {
  it('keeps its new state until the mutation has settled', async () => {
    open({ '/x/record/privacy': { code: 200, hidden: true } });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /不让别人看到/ });
    // `fireEvent`, because the wrong state would appear in the same task, before the next paint.
    fireEvent.click(box);
    expect(box.checked).toBe(true);
  });
});

describe('unwanted songs', () => {
  it('are restored optimistically, and listed at their place again if the service refuses', async () => {
    let answer: StubAnswer = { code: 500 };
    open({ '/x/unwanted/remove': () => answer as object });
    await userEvent.click(await screen.findByRole('button', { name: '可以再推荐：歌曲1' }));
    expect(await screen.findByText(/没有成功/)).toBeInTheDocument();
    expect(rows()[0]).toContain('歌曲1');
    expect(rows()[0]).toContain('在私人FM里丢掉');
    answer = { code: 200 };
    await userEvent.click(screen.getByRole('button', { name: '可以再推荐：歌曲1' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toContain('歌曲2');
    expect(screen.getByText('一共 1 首')).toBeInTheDocument();
  });

  it('show an empty state', async () => {
    open({ '/x/unwanted': { code: 200, count: 0, more: false, songs: [] } });
    expect(await screen.findByText('现在一首也没有。')).toBeInTheDocument();
  });
});

describe('data on this device', () => {
  it('is shown to guests without requests about users', async () => {
    const { stub, player } = open({}, false);
    await act(async () => {
      player.playList(buildTracks(3), 0);
      await flushPromises();
    });
    expect(await screen.findByText('3 首歌')).toBeInTheDocument();
    expect(stub.paths().filter((path) => !path.startsWith('/song') && path !== '/x/capabilities')).toEqual(
      [],
    );
  });

  it('is deleted except for session and language', async () => {
    localStorage.setItem('login', 'true');
    localStorage.setItem('locale', 'ar-EG');
    localStorage.setItem('other', 'x');
    sessionStorage.setItem('historyList', '[]');
    await set('qy-search-history', ['月']);
    await clearDeviceData();
    expect({ ...localStorage }).toEqual({ login: 'true', locale: 'ar-EG' });
    expect(sessionStorage.length).toBe(0);
    expect(await get('qy-search-history')).toBeUndefined();
    localStorage.clear();
  });

  it('is deleted only after a confirmation', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: '清除' }));
    expect(screen.getByRole('button', { name: '清除这台设备上的内容' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(screen.queryByRole('button', { name: '清除这台设备上的内容' })).toBeNull();
  });
});
