import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { actionBar, ActionBarHost, UiProvider } from '@qingyin/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { bindChunkErrorHandler } from './chunk-error-handler.ts';

const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });
afterEach(() => act(() => actionBar.hide()));

function losesCode(isPlaying: boolean, served = 'new') {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  let report: () => Promise<unknown> = () => Promise.resolve();
  bindChunkErrorHandler({
    i18n,
    isPlaying: () => isPlaying,
    buildId: 'old',
    servedBuildId: () => Promise.resolve(served),
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      isPersistent: () => true,
    },
    reload,
    handle: (handler) => {
      report = handler;
      return () => undefined;
    },
  });
  render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <ActionBarHost />
      </UiProvider>
    </I18nProvider>,
  );
  void report();
  return { reload };
}

it('reloads the page for a newer version', async () => {
  const { reload } = losesCode(false);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button', { name: '重新载入' })).toBeNull();
});

it('offers the reload in the action bar while music plays', async () => {
  const { reload } = losesCode(true);
  const button = await screen.findByRole('button', { name: '重新载入' });
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(reload).toHaveBeenCalledOnce();
});
