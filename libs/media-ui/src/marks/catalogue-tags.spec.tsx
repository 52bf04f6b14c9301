import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTagName } from './catalogue-tags.ts';

function Tags({ tags }: { tags: readonly string[] }) {
  const tagName = useTagName();
  return <p>{tags.map((tag) => tagName(tag)).join(' ')}</p>;
}

it('translates known tags, follows a change of the language, and keeps unknown tags', () => {
  const english = { [msg`华语`.id]: 'Chinese', [msg`安静`.id]: 'Quiet' };
  const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {}, 'en-US': english } });
  render(
    <I18nProvider i18n={i18n}>
      <Tags tags={['华语', '安静', '青音特选', 'constructor', '']} />
    </I18nProvider>,
  );
  const line = screen.getByRole('paragraph');
  expect(line.textContent).toBe('华语 安静 青音特选 constructor ');
  act(() => i18n.activate('en-US'));
  expect(line.textContent).toBe('Chinese Quiet 青音特选 constructor ');
});

it('distinguishes the category of themes from the colour theme', () => {
  const { id } = msg({ message: '主题', context: '歌单分类' });
  expect(id).not.toBe(msg`主题`.id);
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': { [id]: 'Theme of playlists' } } });
  render(
    <I18nProvider i18n={i18n}>
      <Tags tags={['主题']} />
    </I18nProvider>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('Theme of playlists');
});
