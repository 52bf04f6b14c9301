import { discoverEntries } from '@qingyin/routing';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Frame } from './Frame.tsx';

it('links to the login page once, in the header, as the shell does', () => {
  const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Frame entries={discoverEntries} />
    </I18nProvider>,
  );
  const ways = [...container.querySelectorAll('a[href="/login"]')];
  expect(ways.map((way) => way.textContent)).toEqual(['登录']);
  expect(ways[0]?.closest('header')).not.toBeNull();
});
