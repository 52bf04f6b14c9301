import type { SongRow } from '@qingyin/server-db';
import type { Privilege, Quality, QualityLevel } from '@qingyin/contract';

/** Bit rate of the server's only lossy encoding, bits per second, as in `media.audio.describe`. */
export const MP3_BITRATE = 128_000;
/** Estimated bit rate of a file that is not rendered yet: 44.1 kHz stereo FLAC of plucked strings. */
export const FLAC_BITRATE = 760_000;
/** Rate of lossless songs in privileges, whatever the true rate (docs/specification/contract/entities.md#privilege). */
export const LOSSLESS_RATE = 999_000;
/** Largest rate that has a level of lossy encodings, bits per second. */
export const HIGHEST_LOSSY = 320_000;
const SAMPLE_RATE = 44_100;
const losslessLevels: readonly QualityLevel[] = ['lossless', 'hires', 'jymaster'];

/** Whether a quality level requests lossless audio. */
export const asksLossless = (level: QualityLevel): boolean => losslessLevels.includes(level);

/** Quality level of a bit rate: l 128k, m 192k, h 320k (docs/specification/contract/entities.md). */
export function qualityLevelOf(bitrate: number): QualityLevel {
  if (bitrate > 320_000) return 'lossless';
  if (bitrate > 192_000) return 'exhigh';
  return bitrate > 128_000 ? 'higher' : 'standard';
}

const quality = (id: number, br: number, durationMs: number): Quality => ({
  br,
  fid: id,
  size: Math.round((br / 8000) * durationMs),
  vd: 0,
  sr: SAMPLE_RATE,
});

type Encodable = Pick<
  SongRow,
  'id' | 'duration_ms' | 'available' | 'lossless' | 'fee' | 'bitrate' | 'sample_rate' | 'file_size'
>;

type Qualities = Record<'l' | 'm' | 'h' | 'sq' | 'hr', Quality | null>;

/** The encoding of a song's own file under the name of its level. */
export function qualityOfFile(level: QualityLevel, own: Quality): Qualities {
  return {
    l: level === 'standard' ? own : null,
    m: level === 'higher' ? own : null,
    h: level === 'exhigh' ? own : null,
    sq: level === 'lossless' ? own : null,
    hr: null,
  };
}

/** Level of a song that is played from a file. */
const levelOfFile = ({ lossless, bitrate }: Encodable): QualityLevel =>
  lossless ? 'lossless' : qualityLevelOf(Math.min(bitrate, HIGHEST_LOSSY));

/** Existing encodings under the contract's five names; the others are null. */
export function qualities(song: Encodable): Qualities {
  if (song.bitrate > 0) {
    const { id: fid, bitrate: br, file_size: size, sample_rate: sr } = song;
    return qualityOfFile(levelOfFile(song), { br, fid, size, vd: 0, sr });
  }
  const mp3 = quality(song.id, MP3_BITRATE, song.duration_ms);
  const level = qualityLevelOf(MP3_BITRATE);
  return {
    l: level === 'standard' ? mp3 : null,
    m: level === 'higher' ? mp3 : null,
    h: level === 'exhigh' ? mp3 : null,
    sq: song.lossless ? quality(song.id, FLAC_BITRATE, song.duration_ms) : null,
    hr: null,
  };
}

/** Privileges for a song of the catalogue: all available songs are free; songs without rights are greyed. */
export function privilegeOf(song: Encodable): Privilege {
  const lossy = song.bitrate || MP3_BITRATE;
  const rate = song.available ? (song.lossless ? LOSSLESS_RATE : lossy) : 0;
  const level = rate ? levelOfFile({ ...song, bitrate: lossy }) : 'none';
  return {
    ...privilegeAt({ id: song.id, rate, level }),
    fee: song.fee,
    chargeInfoList: [{ rate: MP3_BITRATE, chargeUrl: null, chargeMessage: null, chargeType: 0 }],
  };
}

/**
 * Privileges for playing and downloading a song up to a rate.
 *
 * @param rate bits per second, `LOSSLESS_RATE` for lossless songs, 0 for none
 */
export const privilegeAt = ({
  id,
  rate,
  level,
}: Pick<Privilege, 'id'> & { rate: number; level: Privilege['plLevel'] }): Privilege => ({
  id,
  fee: 0,
  payed: 0,
  st: rate ? 0 : -200,
  pl: rate,
  dl: rate,
  fl: rate,
  sp: rate ? 7 : 0,
  cp: rate ? 1 : 0,
  subp: rate ? 1 : 0,
  maxbr: rate,
  playMaxbr: rate,
  downloadMaxbr: rate,
  maxBrLevel: level,
  plLevel: level,
  dlLevel: level,
  flLevel: level,
  cs: false,
  toast: false,
  flag: 0,
  preSell: false,
  rscl: null,
  freeTrialPrivilege: { resConsumable: false, userConsumable: false, listenType: null },
  chargeInfoList: [],
});
