import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CatalogueText } from './CatalogueText.tsx';

it("sets `lang` where the page has another language, and updates it when the page's language changes", () => {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {}, 'zh-CN': {} } });
  render(
    <I18nProvider i18n={i18n}>
      <CatalogueText text="静夜思">
        <mark>静</mark>夜思
      </CatalogueText>
      <CatalogueText text="Clair de lune" />
    </I18nProvider>,
  );
  const poem = screen.getByText('夜思');
  expect(poem.tagName).toBe('BDI');
  expect(poem.lang).toBe('zh');
  expect(poem.textContent).toBe('静夜思');
  expect(screen.getByText('Clair de lune').hasAttribute('lang')).toBe(false);
  act(() => i18n.activate('zh-CN'));
  expect(poem.hasAttribute('lang')).toBe(false);
});
