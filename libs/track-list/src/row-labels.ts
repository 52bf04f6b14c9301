import { artistName } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { type UnplayableReason } from '@qingyin/contract';
import { foreignLanguage } from '@qingyin/i18n';
import { useMemo } from 'react';

/** Labels that all rows use, translated once. */
export interface RowLabels {
  play: string;
  like: string;
  more: string;
  /** state in the accessible names of rows */
  isLiked: string;
  original: string;
  cover: string;
  unplayable: Record<UnplayableReason, string>;
  /** language tag for a name that is not in the page's language */
  languageOf: (name: string) => string | undefined;
  artistName: (name: string) => string;
  /** name of albums of files without an album in their tags */
  unnamedAlbum: string;
}

/** Row labels in the current language; a stable object until the language changes. */
export function useRowLabels(): RowLabels {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(
    () => ({
      play: t`播放`,
      like: t`喜欢`,
      more: t`更多`,
      isLiked: t`已喜欢`,
      original: t`原唱`,
      cover: t`翻唱`,
      unplayable: {
        gone: t`暂无音源`,
        vip: t`会员专享`,
        'album-purchase': t`需购买专辑`,
        'file-missing': t`文件不在了`,
        'library-offline': t`音乐库离线`,
        'no-access': t`没有收听权限`,
        'needs-ffmpeg': t`服务器要装 ffmpeg`,
      },
      languageOf: (name) => foreignLanguage(name, locale),
      artistName: (name) => artistName(name, i18n),
      unnamedAlbum: t`未知专辑`,
    }),
    [t, i18n, locale],
  );
}
