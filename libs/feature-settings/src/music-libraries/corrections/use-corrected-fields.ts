import { useLingui } from '@lingui/react/macro';
import type { TagCorrection } from '@qingyin/contract';
import { encodingName } from '@qingyin/text-encoding';

/** Names and new values of the tags that a correction changed. */
export function useCorrectedFields(fields: TagCorrection): { name: string; value: string }[] {
  const { t, i18n } = useLingui();
  const names: Record<keyof TagCorrection, string> = {
    title: t`歌名`,
    artists: t({ message: '歌手', context: '列名' }),
    album: t({ message: '专辑', context: '列名' }),
    albumArtists: t`专辑歌手`,
    trackNo: t`曲目号`,
    discNo: t`碟号`,
    year: t`年份`,
    genres: t`流派`,
    composers: t({ message: '作曲', context: '身份' }),
    lyricists: t({ message: '作词', context: '身份' }),
    conductors: t({ message: '指挥', context: '身份' }),
    work: t`作品`,
    label: t`厂牌`,
    originalYear: t`首次发行年份`,
    compilation: t`群星合辑`,
    encoding: t`文字编码`,
  };
  const shown = (key: keyof TagCorrection, value: unknown): string => {
    if (key === 'encoding') return encodingName(String(value), i18n.locale);
    if (Array.isArray(value)) return value.length > 0 ? value.join(' / ') : t`（空）`;
    if (typeof value === 'boolean') return value ? t`是` : t`否`;
    return value === 0 || value === '' ? t`（空）` : String(value);
  };
  return (Object.keys(names) as (keyof TagCorrection)[]).flatMap((key) =>
    fields[key] === undefined ? [] : [{ name: names[key], value: shown(key, fields[key]) }],
  );
}
