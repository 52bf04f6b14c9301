import { someTracks } from '@qingyin/test-harness';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SongGrid } from './SongGrid.tsx';

const names = ['夜に駆ける', '静夜思', 'Clair de lune'];
const tracks = someTracks(3, (index) => ({ name: names[index] ?? '', aliases: index === 2 ? ['月光'] : [] }));

beforeEach(() => {
  vi.stubGlobal('innerHeight', 600);
});

function show(locale: string) {
  const i18n = setupI18n({ locale, messages: { 'zh-CN': {}, 'en-US': {} } });
  render(
    <I18nProvider i18n={i18n}>
      <SongGrid
        name="夜"
        count={3}
        rowAt={(index) => tracks[index]}
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
