import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SentenceSpace } from './sentence-space.tsx';

it.each([
  ['zh-CN', '甲。乙。'],
  ['zh-TW', '甲。乙。'],
  ['ja-JP', '甲。乙。'],
  ['en-US', '甲。 乙。'],
  ['ko-KR', '甲。 乙。'],
])('separates sentences in %s as its readers expect', (locale, expected) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      甲。
      <SentenceSpace />
      乙。
    </I18nProvider>,
  );
  expect(container.textContent).toBe(expected);
});
