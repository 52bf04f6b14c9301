import { someTracks } from '@qingyin/test-harness';
import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SongGrid } from './SongGrid.tsx';

const names = ['夜に駆ける', '静夜思', 'Clair de lune'];
const tracks = someTracks(3, (index) => ({ name: names[index] ?? '', aliases: index === 2 ? ['月光'] : [] }));

beforeEach(() => {
  vi.stubGlobal('innerHeight', 600);
});

function show(locale: string, shown = tracks, english: Record<string, string> = {}) {
  const i18n = setupI18n({ locale, messages: { 'zh-CN': {}, 'en-US': english } });
  render(
    <I18nProvider i18n={i18n}>
      <SongGrid
        name="夜"
        count={shown.length}
        rowAt={(index) => shown[index]}
        playingId={null}
        playing={false}
        liked={new Set()}
        onPlay={vi.fn()}
        onLike={vi.fn()}
        onOpen={vi.fn()}
        renderMenu={() => null}
        renderSelection={() => null}
      />
    </I18nProvider>,
  );
  return i18n;
}

it('shows names that the server gives in the language of the page', () => {
  const unnamed = someTracks(1, () => ({
    artists: [{ id: 5, name: '群星' }],
    album: { id: 6, name: '', picUrl: '' },
  }));
  show('en-US', unnamed, { [msg`群星`.id]: 'Various artists', [msg`未知专辑`.id]: 'Unknown album' });
  const [row] = screen.getAllByRole('row').slice(1);
  expect(row).toHaveAccessibleName(/^歌 1 · Various artists · Unknown album · /);
});

const languageOf = (text: string) => screen.getAllByText(text)[0]?.getAttribute('lang') ?? null;

it('marks names in a foreign language and follows a change of the page’s language', () => {
  const i18n = show('zh-CN');
  expect(names.map(languageOf)).toEqual(['ja', null, null]);
  expect(languageOf('李白')).toBeNull();
  act(() => i18n.activate('en-US'));
  expect(names.map(languageOf)).toEqual(['ja', 'zh', null]);
  expect(languageOf('月光')).toBe('zh');
  expect(languageOf('李白')).toBe('zh');
  const [row] = screen.getAllByRole('row').slice(1);
  expect(row && within(row).getByText('唐诗').getAttribute('lang')).toBe('zh');
});
