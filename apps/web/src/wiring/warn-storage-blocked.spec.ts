import { setupI18n } from '@lingui/core';
import { actionBar } from '@qingyin/ui';
import { expect, it, vi } from 'vitest';
import { warnStorageBlocked } from './warn-storage-blocked.ts';

it('warns that nothing is persisted once the texts are loaded', async () => {
  const said = vi.spyOn(actionBar, 'fail').mockReturnValue();
  const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });
  let ready = (): void => undefined;
  let absent = (): void => undefined;
  warnStorageBlocked(
    { i18n, ready: new Promise((resolve) => (ready = resolve)) },
    (listener) => void (absent = listener),
  );
  absent();
  await Promise.resolve();
  expect(said).not.toHaveBeenCalled();
  ready();
  await expect.poll(() => said.mock.calls).toEqual([[{ text: expect.stringMatching(/都不会被记住/) }]]);
});
