import { useLingui } from '@lingui/react/macro';
import { type UnplayableReason } from '@qingyin/contract';
import { foreignLanguage } from '@qingyin/i18n';
import { useMemo } from 'react';

/** The words every row needs, looked up once for all of them. */
export interface RowWords {
  play: string;
  like: string;
  more: string;
  original: string;
  cover: string;
  unplayable: Record<UnplayableReason, string>;
  /** the language to mark a name with, where it is not the page's */
  languageOf: (name: string) => string | undefined;
}

/** Words for rows in the current language; the same object until the language changes. */
export function useRowWords(): RowWords {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(
    () => ({
      play: t`播放`,
      like: t`喜欢`,
      more: t`更多`,
      original: t`原唱`,
      cover: t`翻唱`,
      unplayable: { gone: t`暂无音源`, vip: t`会员专享`, 'album-purchase': t`需购买专辑` },
      languageOf: (name) => foreignLanguage(name, locale),
    }),
    [t, locale],
  );
}
