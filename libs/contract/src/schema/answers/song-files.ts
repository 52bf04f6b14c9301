import { z } from 'zod';
import type { LyricAnswer, LyricUser, SongSound, SongUrl } from '../../entities/song.ts';
import { level } from './songs.ts';
import { address, count, duration, id, enumValue, name, ok, strictShape, time, anyText } from './values.ts';

const silentUrl = strictShape<SongUrl>()({
  id,
  url: z.null(),
  br: z.literal(0),
  size: z.literal(0),
  md5: z.literal(''),
  type: z.literal(''),
  code: z.union([z.literal(404), z.literal(-110), z.literal(-105)]),
  expi: id,
  level,
  encodeType: z.literal(''),
  time: z.union([z.literal(0), duration]),
  freeTrialInfo: z.null(),
  fee: enumValue,
  payed: enumValue,
  flag: enumValue,
  gain: z.number(),
  peak: z.number().nullable(),
  canExtend: z.boolean(),
  sound: z.undefined().optional(),
  limited: z.undefined().optional(),
});

/** The renderer makes the first two; the others occur in cloud disks. */
const types = z.enum(['mp3', 'flac', 'm4a', 'aac', 'ogg', 'opus', 'wav']);

const decibels = z.number().min(-120).max(100).nullable();
const edge = count.nullable();

const songSound = strictShape<SongSound>()({
  loudness: decibels,
  truePeak: decibels,
  albumLoudness: decibels.optional(),
  albumTruePeak: decibels.optional(),
  sampleRate: id,
  channels: id,
  samples: id,
  delay: edge,
  padding: edge,
  codec: z.enum(['mp3', 'flac', 'vorbis', 'opus', 'aac', 'pcm']),
});

/** An address with its data, or the reason why there is none. */
export const songUrl = z.discriminatedUnion('code', [
  silentUrl,
  silentUrl.extend({
    code: ok,
    url: address,
    br: id,
    // 0: the server has not converted the file yet
    size: count,
    md5: z.string().regex(/^[0-9a-f]{8,32}$/),
    type: types,
    encodeType: types,
    time: duration,
    sound: songSound.optional(),
    limited: z.literal(true).optional(),
  }),
]);

const lyric = z.strictObject({ version: count, lyric: anyText });
const sung = lyric.extend({ lyric: name });
const LINE = /^\[\d+:\d+[.:]\d+]/m;
const lines = lyric.extend({ lyric: z.string().regex(LINE) });

const plainLyrics = z.strictObject({ code: ok, lrc: lines, klyric: lyric, tlyric: lines, romalrc: lines });
const noLyrics = z.strictObject({ code: ok, nolyric: z.literal(true) });
const unknownLyrics = z.strictObject({ code: ok, uncollected: z.literal(true) });

/** User who saved the lyrics. */
const lyricUser = strictShape<LyricUser>()({
  id,
  status: enumValue,
  demand: enumValue,
  userid: id,
  nickname: name,
  uptime: time,
});

/** Lyrics from a file of the cloud disk or saved by a user, with or without timestamps. */
const fileLyrics = z.strictObject({
  code: ok,
  lrc: sung,
  klyric: lyric,
  tlyric: lyric,
  romalrc: lyric,
  lyricUser: lyricUser.optional(),
});

/** Lyrics by line, or a flag for instrumental songs and for unknown lyrics. */
export const plainLyricAnswer = z.union([
  plainLyrics,
  fileLyrics,
  noLyrics,
  unknownLyrics,
]) satisfies z.ZodType<LyricAnswer>;

/** Lyrics with timed words, and the extension TTML. */
const byWord = {
  yrc: sung.optional(),
  ytlrc: lyric.optional(),
  yromalrc: lyric.optional(),
  ttml: sung.optional(),
};

/** As `plainLyricAnswer`, with timed words. */
export const lyricAnswer = z.union([
  plainLyrics.extend({ yrc: sung, ytlrc: lines, yromalrc: lines }),
  noLyrics.extend({ pureMusic: z.literal(true) }),
  fileLyrics.extend(byWord),
  unknownLyrics,
]) satisfies z.ZodType<LyricAnswer>;
