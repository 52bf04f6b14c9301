import { z } from 'zod';
import type { SongFacts, SongFilePlace } from '../../entities/song-facts.ts';
import { MAX_STARS } from '../../entities/song-ratings.ts';
import { credits } from './credits.ts';
import { anyText, count, id, name, strictShape, time } from './values.ts';

const known = z.int().positive().nullable();
const decibels = z.number().nullable();

/** Facts of a song; the folder is never an absolute path. */
export const songFacts = strictShape<SongFacts>()({
  id,
  type: anyText,
  bitrate: known,
  bits: known,
  sampleRate: known,
  channels: known,
  size: known,
  file: strictShape<SongFilePlace>()({
    name,
    folder: z.string().regex(/^(?![/\\]|[a-z]:)/i),
    library: anyText,
  }).nullable(),
  trackGain: decibels,
  albumGain: decibels,
  loudness: decibels,
  truePeak: decibels,
  addedTime: time.nullable(),
  credits,
  plays: count,
  playedTime: time.nullable(),
  stars: z.int().min(0).max(MAX_STARS),
});
