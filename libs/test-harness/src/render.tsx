import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { type ReactNode } from 'react';

/**
 * Renders in the source language, so that names in specs are the accessible names of the design
 * (docs/specification/README.md).
 */
export function renderUi(children: ReactNode) {
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
  return render(children, {
    wrapper: ({ children: inner }) => <I18nProvider i18n={i18n}>{inner}</I18nProvider>,
  });
}
