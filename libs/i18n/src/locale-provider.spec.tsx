import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocaleController } from './index.ts';
import { LocaleProvider, useLocale } from './react.ts';

function Sign() {
  const { locale, setLocale } = useLocale();
  return <button onClick={() => void setLocale('he-IL', { reload: false })}>{locale}</button>;
}

describe('LocaleProvider', () => {
  beforeEach(() => localStorage.clear());

  it('changes the language in place, without a reload', async () => {
    const reload = vi.fn();
    const controller = createLocaleController({
      storage: localStorage,
      load: () => Promise.resolve({}),
      reload,
      document,
      browserLanguages: ['zh-CN'],
    });
    await controller.ready;
    render(
      <LocaleProvider controller={controller}>
        <Sign />
      </LocaleProvider>,
    );
    await act(async () => screen.getByRole('button', { name: 'zh-CN' }).click());
    await screen.findByRole('button', { name: 'he-IL' });
    expect(reload).not.toHaveBeenCalled();
  });
});
