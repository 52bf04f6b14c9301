import { listRoutes, discoverEntries } from '@qingyin/routing';
import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { defaultLocale, directionOf, localeCodes, textLocaleOf } from '@qingyin/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { Frame } from './Frame.tsx';
import { frameTexts } from './frame-texts.ts';

const catalogs = import.meta.glob<{ messages: Messages }>('../../../../libs/i18n/src/catalogs/*/shell.po', {
  eager: true,
});

const messagesOf = (locale: string): Messages =>
  catalogs[`../../../../libs/i18n/src/catalogs/${textLocaleOf(locale)}/shell.po`]?.messages ?? {};

export interface RenderedFrame {
  locale: string;
  dir: 'ltr' | 'rtl';
  html: string;
  /** of the product, for search engines and messengers */
  description: string;
}

/** Renders the frame of every locale; called once after the build (`post-build.mjs`). */
export function renderFrames(): RenderedFrame[] {
  return localeCodes.map((code) => {
    const i18n = setupI18n({ locale: code, messages: { [code]: messagesOf(code) } });
    const html = renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Frame entries={discoverEntries} />
      </I18nProvider>,
    );
    return { locale: code, dir: directionOf(code), html, description: i18n._(frameTexts.description) };
  });
}

/** Metadata of every route, with titles in the source language; written to routes.json for the route sweep. */
export function renderRoutes() {
  const i18n = setupI18n({ locale: defaultLocale, messages: { [defaultLocale]: messagesOf(defaultLocale) } });
  return listRoutes().map(({ title, ...facts }) => ({ ...facts, title: i18n._(title) }));
}

export { preloadedRequests } from './preloaded-requests.ts';
