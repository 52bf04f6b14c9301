import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SettingsList } from './SettingsList.tsx';

const LETTER_PX = 10;
const ROW_PX = 100;

afterEach(() => vi.restoreAllMocks());

it('keeps the open section in sight when the label of a section before it becomes longer', () => {
  const left = (entry: Element): number => {
    const before = entry.previousElementSibling;
    return before ? left(before) + before.textContent.length * LETTER_PX : 0;
  };
  const prototype = HTMLElement.prototype;
  vi.spyOn(prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(this: HTMLElement) {
    return left(this);
  });
  vi.spyOn(prototype, 'offsetWidth', 'get').mockReturnValue(5 * LETTER_PX);
  vi.spyOn(prototype, 'clientWidth', 'get').mockReturnValue(ROW_PX);
  const open = { id: 'admin', label: 'Admin', icon: null, content: null };
  const list = (label: string) => (
    <I18nProvider i18n={setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })}>
      <SettingsList
        sections={[{ id: 'library', label, icon: null, content: null }, open]}
        open={open}
        onSelect={() => undefined}
      />
    </I18nProvider>
  );
  const { rerender } = render(list('My music'));
  const row = screen.getByRole('navigation');
  expect(row.scrollLeft).toBe(80 + 50 + 16 - ROW_PX);
  rerender(list('Music libraries'));
  expect(row.scrollLeft).toBe(150 + 50 + 16 - ROW_PX);
});
