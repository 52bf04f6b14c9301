import { type Messages, setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { LIKED_SONGS } from '@qingyin/contract';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePlaylistNames, useProductText } from './use-product-texts.ts';

const lists = [
  { name: '热歌榜' },
  { name: '月白喜欢的音乐', specialType: LIKED_SONGS },
  { name: '妈妈喜欢的音乐', specialType: 0 },
  { name: '歌单' },
  { name: 'constructor' },
];

function Texts() {
  const nameOf = usePlaylistNames();
  const textOf = useProductText();
  return (
    <>
      <p>{lists.map((list) => nameOf(list)).join(' | ')}</p>
      <output>{[textOf('banner', '歌单'), textOf('banner', '青音特选')].join(' | ')}</output>
    </>
  );
}

const english: Messages = {
  [msg`热歌榜`.id]: 'Hot songs',
  [msg({ message: '歌单', context: '一张' }).id]: 'Playlist',
  // The compiled form of "{who}’s liked songs".
  [msg`${{ who: '' }}喜欢的音乐`.id]: [['who'], '’s liked songs'],
};

it('shows product texts in the language of the interface, and texts of people and other services unchanged', async () => {
  const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {}, 'en-US': english } });
  render(
    <I18nProvider i18n={i18n}>
      <Texts />
    </I18nProvider>,
  );
  const names = screen.getByRole('paragraph');
  expect(names.textContent).toBe('热歌榜 | 月白喜欢的音乐 | 妈妈喜欢的音乐 | 歌单 | constructor');
  act(() => i18n.activate('en-US'));
  await screen.findByText('Playlist | 青音特选');
  expect(names.textContent).toBe('Hot songs | 月白’s liked songs | 妈妈喜欢的音乐 | 歌单 | constructor');
  act(() => i18n.activate('zh-CN'));
  expect(names.textContent).toContain('热歌榜');
});
