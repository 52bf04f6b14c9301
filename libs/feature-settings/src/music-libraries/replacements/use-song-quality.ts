import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DuplicateSong } from '@qingyin/contract';
import { formatBytes, formatDuration, formatNumber, markQuantity } from '@qingyin/i18n';

const KILO = 1000;

/** Format, quality, length, size, plays and rating of a song as short texts. */
export function useSongQuality(song: DuplicateSong): string[] {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const { bits, bitrate, sampleRate, size, plays, rating } = song;
  return [
    song.type.toUpperCase(),
    bits > 0 ? t`${plural(bits, { other: '# 位' })}` : '',
    sampleRate > 0 ? markQuantity(`${formatNumber(sampleRate / KILO, 1, locale)} kHz`, locale) : '',
    bitrate > 0 ? markQuantity(`${formatNumber(bitrate / KILO, 0, locale)} kbit/s`, locale) : '',
    formatDuration(song.duration),
    size > 0 ? formatBytes(size, locale) : '',
    t`${plural(plays, { 0: '没有播放过', other: '播放 # 次' })}`,
    rating > 0 ? t`${plural(rating, { other: '# 星' })}` : '',
  ].filter(Boolean);
}
