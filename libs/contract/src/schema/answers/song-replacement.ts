import { z } from 'zod';
import type {
  DuplicateGroup,
  DuplicateSearch,
  DuplicateSong,
  MadeReplacement,
  MissingSong,
  ReplacementCandidate,
  ReplacementPreview,
} from '../../entities/song-replacement.ts';
import { anyText, count, id, name, ok, okAnswer, strictShape, time } from './values.ts';

const song = {
  id,
  name,
  artists: anyText,
  album: anyText,
  albumId: count,
  duration: count,
  library: anyText,
  path: anyText,
};
const named = z.strictObject({ id, name, artists: anyText });

const candidate = strictShape<ReplacementCandidate>()({
  ...song,
  reason: z.enum(['sound', 'recording', 'title']),
  sure: z.boolean(),
});

const missingSong = strictShape<MissingSong>()({
  ...song,
  missingSince: time,
  forgottenAt: time,
  candidates: z.array(candidate),
});

const preview = strictShape<ReplacementPreview>()({
  songs: count,
  playlists: count,
  likes: count,
  ratings: count,
  plays: count,
  comments: count,
});

const madeReplacement = strictShape<MadeReplacement>()({
  id,
  at: time,
  by: anyText,
  kind: z.enum(['missing', 'duplicate', 'forgotten']),
  from: named,
  to: named.nullable(),
  undone: z.boolean(),
});

const duplicateSong = strictShape<DuplicateSong>()({
  ...song,
  type: name,
  bitrate: count,
  bits: count,
  sampleRate: count,
  size: count,
  plays: count,
  rating: count,
});

const group = strictShape<DuplicateGroup>()({
  id,
  reason: z.enum(['hash', 'print', 'names']),
  songs: z.array(duplicateSong),
});

const search = strictShape<DuplicateSearch>()({
  running: z.boolean(),
  done: count,
  total: count,
  finishedAt: z.union([z.literal(0), time]),
  failed: z.boolean(),
  prints: z.boolean(),
});

/** Answers about songs that stand in for others (docs/api-extensions.md). */
export const songReplacementAnswers = {
  adminMissingSongs: z.strictObject({ code: ok, data: z.array(missingSong), more: z.boolean() }),
  adminReplacementPreview: z.strictObject({ code: ok, data: preview }),
  adminReplacementAdd: z.strictObject({ code: ok, ids: z.array(id) }),
  adminReplacementUndo: okAnswer,
  adminReplacements: z.strictObject({ code: ok, data: z.array(madeReplacement), more: z.boolean() }),
  adminDuplicates: z.strictObject({ code: ok, data: z.array(group), more: z.boolean(), search }),
  adminDuplicatesSearch: okAnswer,
  adminDuplicatesKeep: okAnswer,
};
