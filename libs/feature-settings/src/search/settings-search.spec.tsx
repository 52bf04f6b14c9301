import { renderWithProviders, userPlaylistsAnswer } from '@qingyin/test-harness';
import type { SettingsSection } from '@qingyin/routing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import Settings from '../Settings.tsx';
import { findSetting } from './find-setting.ts';
import { settingsIndex } from './settings-index.ts';

const FEATURES = [
  'account',
  'sessions',
  'fm-skip',
  'feed-privacy',
  'hide-people',
  'report',
  'demo-catalogue',
  'library-administration',
];
const answers = {
  '/x/capabilities': {
    code: 200,
    data: {
      product: 'qingyin',
      version: '1',
      foreign: false,
      features: [...FEATURES, 'bitrate-limits', 'comment-moments'],
    },
  },
  '/x/role': { code: 200, data: { role: 'admin' } },
  '/x/admin/libraries': { code: 200, data: [] },
  '/user/cloud': { code: 200, data: [], count: 0, size: '0', maxSize: '1', hasMore: false },
  '/user/playlist': userPlaylistsAnswer,
  '/login/status': { data: { code: 200, account: null, profile: { nickname: '青山', avatarUrl: '' } } },
};

function Whole({ first }: { first: SettingsSection }) {
  const [section, setSection] = useState(first);
  const nothing = () => undefined;
  return (
    <Suspense>
      <Settings
        section={section}
        onSection={setSection}
        onClose={nothing}
        onLogout={nothing}
        onWelcome={nothing}
      />
    </Suspense>
  );
}

async function opened(section: SettingsSection, login = true) {
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { session, show, stub } = renderWithProviders(null, answers);
  session.save(login ? { login: true, userId: '12' } : {});
  show(<Whole first={section} />);
  const dialog = await screen.findByRole('dialog', { name: '设置' });
  return {
    dialog,
    stub,
    user: userEvent.setup(),
    field: await screen.findByRole('searchbox', { name: '搜索设置' }),
  };
}

describe('search of the settings', () => {
  it('finds by title and synonym, shows the section, and leads to the setting', async () => {
    const { user, field, dialog } = await opened('downloads', false);
    await user.type(field, '睡眠定时');
    const found = within(await screen.findByRole('list', { name: '找到的设置' })).getAllByRole('button');
    expect(found.map(({ textContent }) => textContent)).toEqual(['定时停止播放']);
    await user.click(found[0] as HTMLElement);
    const timer = await within(dialog).findByRole('group', { name: '定时停止' });
    await waitFor(() => expect(timer).toHaveAttribute('data-setting-found'));
    expect(timer.contains(document.activeElement)).toBe(true);
    expect(field).toHaveValue('');
  });

  it('finds by the first letters of pinyin', async () => {
    const { user, field } = await opened('downloads', false);
    await user.type(field, 'jcdr');
    expect(await screen.findByRole('button', { name: /交叉淡入淡出/ })).toBeInTheDocument();
  });

  it('says when there is none, and Escape brings the section back', async () => {
    const { user, field } = await opened('downloads', false);
    await user.type(field, '没有的东西');
    expect(await screen.findByText('没有这样的设置')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('region', { name: '下载' })).toBeInTheDocument();
    expect(field).toHaveValue('');
  });

  it('does not find what only administrators may see', async () => {
    const { user, field } = await opened('downloads', false);
    await user.type(field, '邀请');
    expect(await screen.findByText('没有这样的设置')).toBeInTheDocument();
  });
});

describe('the index of the settings', () => {
  const titlesOf = (section: SettingsSection) =>
    settingsIndex.filter((each) => each.section === section).map(({ title }) => title.message ?? '');

  it.each(['playback', 'look', 'lyrics', 'downloads', 'privacy', 'library', 'admin', 'account'] as const)(
    'names every setting of %s as the section shows it',
    async (section) => {
      const { dialog } = await opened(section);
      // Parts of a section, such as the profile, are regions too.
      const [content = dialog] = await within(dialog).findAllByRole('region');
      await waitFor(() => {
        const missing = titlesOf(section).filter((title) => !findSetting(content, title));
        expect(missing).toEqual([]);
      });
      const titles = [...content.querySelectorAll('h3')].map(({ textContent }) => textContent);
      expect(titles.filter((title) => !titlesOf(section).includes(title))).toEqual([]);
      await act(async () => undefined);
    },
  );
});
