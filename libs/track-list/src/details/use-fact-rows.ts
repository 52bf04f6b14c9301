import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SongFacts } from '@qingyin/contract';
import { formatBytes, formatDateTime, formatNumber } from '@qingyin/i18n';

/** A fact with its label; `path`: a file name or folder, in the direction of its text. */
export interface FactRow {
  id: string;
  label: string;
  value: string;
  path?: boolean;
}

const KILO = 1000;
const MONO = 1;
const STEREO = 2;

/** Rows of the known facts of a song, in reading order; facts that are not known have none. */
export function useFactRows(): (facts: SongFacts) => FactRow[] {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const decibels = (value: number) => `${value > 0 ? '+' : ''}${formatNumber(value, 2, locale)} dB`;
  const channelsOf = (channels: number) => {
    if (channels === MONO) return t`单声道`;
    return channels === STEREO ? t`立体声` : t`${plural(channels, { other: '# 声道' })}`;
  };
  const text = <T>(value: T | null, write: (known: T) => string): string =>
    value === null ? '' : write(value);

  return (facts) => {
    const { file } = facts;
    const rows: FactRow[] = [
      { id: 'type', label: t`文件格式`, value: facts.type.toUpperCase() },
      {
        id: 'bitrate',
        label: t`码率`,
        value: text(facts.bitrate, (rate) => `${formatNumber(rate / KILO, 0, locale)} kbit/s`),
      },
      {
        id: 'bits',
        label: t`位深`,
        value: text(facts.bits, (bits) => t`${plural(bits, { other: '# 位' })}`),
      },
      {
        id: 'rate',
        label: t`采样率`,
        value: text(facts.sampleRate, (rate) => `${formatNumber(rate / KILO, 1, locale)} kHz`),
      },
      { id: 'channels', label: t`声道`, value: text(facts.channels, channelsOf) },
      { id: 'size', label: t`大小`, value: text(facts.size, (size) => formatBytes(size, locale)) },
      { id: 'name', label: t`文件名`, value: file?.name ?? '', path: true },
      {
        id: 'folder',
        label: t({ message: '文件夹', context: '一个' }),
        value: [file?.library, file?.folder].filter(Boolean).join('/'),
        path: true,
      },
      { id: 'track-gain', label: t`歌曲增益（ReplayGain）`, value: text(facts.trackGain, decibels) },
      { id: 'album-gain', label: t`专辑增益（ReplayGain）`, value: text(facts.albumGain, decibels) },
      {
        id: 'loudness',
        label: t`测得的响度`,
        value: text(facts.loudness, (value) => `${formatNumber(value, 1, locale)} LUFS`),
      },
      {
        id: 'peak',
        label: t`测得的真峰值`,
        value: text(facts.truePeak, (value) => `${formatNumber(value, 1, locale)} dBTP`),
      },
      {
        id: 'added',
        label: t`加入音乐库的时间`,
        value: text(facts.addedTime, (time) => formatDateTime(time, locale)),
      },
      { id: 'plays', label: t`播放次数`, value: formatNumber(facts.plays, 0, locale) },
      {
        id: 'played',
        label: t`上次播放`,
        value: text(facts.playedTime, (time) => formatDateTime(time, locale)),
      },
    ];
    return rows.filter(({ value }) => value !== '');
  };
}
