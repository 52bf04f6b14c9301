import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Attention } from './Attention.tsx';

it('has one heading that names the page', () => {
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
  render(<Attention />, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
