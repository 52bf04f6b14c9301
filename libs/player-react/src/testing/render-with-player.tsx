import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { flushPromises, setUpPlayer, type TestHarness } from '@qingyin/player/testing';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlayerProvider } from '../player-context.tsx';

/** Waits for pending promises inside React's `act`. */
export const flushPending = (): Promise<void> => act(() => flushPromises());

/** Renders with a real player on fake ports, in Chinese. */
export function renderWithPlayer(children: ReactNode, bench: TestHarness = setUpPlayer()): TestHarness {
  i18n.load('zh-CN', {});
  i18n.activate('zh-CN');
  render(
    <I18nProvider i18n={i18n}>
      <PlayerProvider player={bench.player}>{children}</PlayerProvider>
    </I18nProvider>,
  );
  return bench;
}
