import { z } from 'zod';
import { MAX_STARS } from '../entities/song-ratings.ts';
import { type SmartRules, smartFormats } from '../entities/smart-playlist.ts';

const RULES_MAX = 20;
const TEXT_MAX = 100;
const SECONDS_MAX = 86_400;
const PLAYS_MAX = 1_000_000;
const DAYS_MAX = 36_500;
const KBITS_MAX = 100_000;
const [YEAR_MIN, YEAR_MAX] = [1000, 2999];
const GENRE_MAX = 200;
/** Latest date of a rule, ms since 1970. */
const TIME_MAX = Date.UTC(2200, 0);
/** Greatest limit of a smart playlist, in songs. */
const SONGS_MAX = 1000;

const dates = z.enum(['liked', 'played', 'added', 'libraryAdded']);
const equality = z.enum(['is', 'is-not']);
const ruleText = z.string().trim().min(1).max(TEXT_MAX);
const number = (max: number) => z.int().min(0).max(max);

const rule = z.union([
  z.strictObject({
    field: z.enum(['title', 'artist', 'album', 'albumArtist']),
    op: z.enum(['contains', 'not-contains', 'is']),
    value: ruleText,
  }),
  z.strictObject({ field: z.literal('duration'), op: z.enum(['more', 'less']), value: number(SECONDS_MAX) }),
  z.strictObject({ field: z.literal('plays'), op: z.enum(['more', 'less']), value: number(PLAYS_MAX) }),
  z.strictObject({ field: z.literal('bitrate'), op: z.enum(['more', 'less']), value: number(KBITS_MAX) }),
  z.strictObject({ field: dates, op: z.enum(['within', 'before']), value: z.int().min(1).max(DAYS_MAX) }),
  z.strictObject({ field: dates, op: z.enum(['since', 'until']), value: number(TIME_MAX) }),
  z.strictObject({ field: dates, op: z.enum(['ever', 'never']) }),
  z.strictObject({
    field: z.literal('rating'),
    op: z.enum(['is', 'least', 'most']),
    value: z.int().min(1).max(MAX_STARS),
  }),
  z.strictObject({ field: z.literal('rating'), op: z.literal('none') }),
  z.strictObject({
    field: z.literal('year'),
    op: z.enum(['is', 'since', 'until']),
    value: z.int().min(YEAR_MIN).max(YEAR_MAX),
  }),
  z.strictObject({ field: z.literal('genre'), op: equality, value: z.string().min(1).max(GENRE_MAX) }),
  z.strictObject({ field: z.literal('format'), op: equality, value: z.enum(smartFormats) }),
  z.strictObject({ field: z.literal('list'), op: z.enum(['in', 'not-in']), value: z.int().positive() }),
  z.strictObject({ field: z.literal('library'), op: z.enum(['in', 'not-in']), value: z.int().positive() }),
  z.strictObject({ field: z.enum(['mv', 'lyric']), op: z.enum(['yes', 'no']) }),
]);

/** Strict schema of a smart playlist's rules. */
export const smartRules: z.ZodType<SmartRules> = z.strictObject({
  match: z.enum(['all', 'any']),
  rules: z.array(rule).min(1).max(RULES_MAX),
  order: z.enum([...dates.options, 'duration', 'plays', 'rating', 'bitrate', 'year', 'title', 'popularity']),
  descending: z.boolean(),
  limit: z.int().min(1).max(SONGS_MAX),
});
