import { codecs } from '@qingyin/audio-dsp';
import type { SoundFileSummary } from '@qingyin/server-db';
import type { SongSound, SongUrl } from '@qingyin/contract';
import type { AlbumLoudness } from './album-loudness.ts';
import { MEASURE_VERSION, soundState } from './measurement-rows.ts';

/** Reference level of ReplayGain 2, LUFS. */
const REFERENCE = -18;
const MILLI = 1e3;
const MICRO = 1e6;

const decibels = (linear: number): number | null => (linear > 0 ? hundredths(20 * Math.log10(linear)) : null);
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** The fields of a song URL about its measured sound; undefined if it is not measured. */
export function songSoundOf(
  row: SoundFileSummary | undefined,
  album: AlbumLoudness | undefined,
): Pick<SongUrl, 'gain' | 'peak' | 'sound'> | undefined {
  const codec = codecs.find((name) => name === row?.codec);
  if (!row || !codec || row.state !== soundState.measured || row.version !== MEASURE_VERSION)
    return undefined;
  const loudness = row.loudness === null ? null : row.loudness / MILLI;
  const { sample_rate: sampleRate, channels, samples, delay, padding, true_peak } = row;
  const sound: SongSound = {
    loudness: loudness === null ? null : hundredths(loudness),
    truePeak: decibels(true_peak / MICRO),
    ...(album && {
      albumLoudness: album.loudness === null ? null : hundredths(album.loudness),
      albumTruePeak: decibels(album.truePeak),
    }),
    ...{ sampleRate, channels, samples, delay, padding, codec },
  };
  return {
    gain: loudness === null ? 0 : hundredths(REFERENCE - loudness),
    peak: true_peak / MICRO,
    sound,
  };
}
