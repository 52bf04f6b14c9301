import { useLingui } from '@lingui/react';
import { foreignLanguage } from '@qingyin/i18n';
import { type ReactNode } from 'react';

export interface CatalogueTextProps {
  /** original text of the catalogue */
  text: string;
  /** how the text is rendered, e.g. with highlighted matches; default: the plain text */
  children?: ReactNode;
  className?: string;
}

/**
 * Text of the catalogue (titles, names) inside a page of any language: isolates its direction, and sets `lang`
 * where it differs from the page, so that screen readers pronounce it correctly.
 */
export function CatalogueText({ text, children = text, className }: CatalogueTextProps) {
  const { i18n } = useLingui();
  return (
    <bdi lang={foreignLanguage(text, i18n.locale)} className={className}>
      {children}
    </bdi>
  );
}
