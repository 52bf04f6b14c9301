import { useLingui } from '@lingui/react';
import { foreignLanguage } from '@qingyin/i18n';
import { type ReactNode } from 'react';

export interface CatalogueTextProps {
  /** the words as they are in the catalogue */
  text: string;
  /** how they are drawn, e.g. with searched words marked; default: as they are */
  children?: ReactNode;
  className?: string;
}

/** Words of the catalogue inside a page of any language: read aloud in their own, in their own direction. */
export function CatalogueText({ text, children = text, className }: CatalogueTextProps) {
  const { i18n } = useLingui();
  return (
    <bdi lang={foreignLanguage(text, i18n.locale)} className={className}>
      {children}
    </bdi>
  );
}
