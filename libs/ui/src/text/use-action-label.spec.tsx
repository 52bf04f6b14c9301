import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useActionLabel } from './use-action-label.ts';

function Restore({ name }: { name: string }) {
  const actionLabel = useActionLabel();
  return <button aria-label={actionLabel('恢复', name)}>恢复</button>;
}

it('names a button by its visible text and the thing it acts on', () => {
  const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });
  render(
    <I18nProvider i18n={i18n}>
      <Restore name="雨天" />
    </I18nProvider>,
  );
  expect(screen.getByRole('button', { name: '恢复：雨天' })).toHaveTextContent('恢复');
});
