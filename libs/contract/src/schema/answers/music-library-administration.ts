import { z } from 'zod';
import {
  type OutsideSourceSettings,
  outsideSourceNames,
} from '../../entities/music-library-administration.ts';
import type {
  FolderCheck,
  LibraryConversion,
  LibraryMember,
  LibraryScan,
  MusicLibrary,
  UnreadableFile,
  UnsupportedFormat,
} from '../../entities/music-library-administration.ts';
import type {
  CorrectedSong,
  CorrectionPreview,
  ExportedCorrection,
  ExportedPicture,
  FoundPicture,
  FoundPictures,
  MadeCorrection,
  TagReadings,
} from '../../entities/tag-correction.ts';
import type { ArtistRulePreview, MadeArtistRule } from '../../entities/artist-rule.ts';
import { TAG_ENCODINGS } from '../../music-library-rules.ts';
import { tagCorrection } from '../tag-correction.ts';
import { address, anyText, count, id, name, ok, okAnswer, strictShape, time } from './values.ts';

const scan = strictShape<LibraryScan>()({
  pass: z.enum(['folders', 'tags', 'albums']),
  found: count,
  toRead: count,
  read: count,
  failed: count,
  startedAt: time,
  leftMs: count.nullable(),
});

const unsupported = z.array(strictShape<UnsupportedFormat>()({ extension: name, files: count }));

const library = strictShape<MusicLibrary>()({
  id,
  name,
  path: name,
  everyone: z.boolean(),
  guests: z.boolean(),
  members: z.array(strictShape<LibraryMember>()({ userId: id, nickname: name, avatarUrl: address })),
  watch: z.boolean(),
  watching: z.enum(['watching', 'off', 'network-mount', 'not-possible']),
  fromOptions: z.boolean(),
  state: z.enum(['new', 'online', 'offline']),
  reason: z.enum(['', 'missing-root', 'empty-root', 'unreadable-root', 'many-missing']),
  missing: count,
  files: count,
  unsupported,
  songs: count,
  albums: count,
  failed: count,
  scannedAt: z.union([z.literal(0), time]),
  removedAt: time.nullable(),
  scan: scan.nullable(),
});

const conversion = strictShape<LibraryConversion>()({ version: name.nullable(), waiting: count });

const folderCheck = strictShape<FolderCheck>()({
  path: anyText,
  problem: z.enum([
    '',
    'not-absolute',
    'missing',
    'not-a-folder',
    'no-permission',
    'inside-data',
    'overlaps',
  ]),
  files: count,
  unsupported,
  complete: z.boolean(),
  fileSystem: anyText,
  watchable: z.boolean(),
});

const unreadableFile = strictShape<UnreadableFile>()({
  path: name,
  error: z.enum([
    ...(['unsupported', 'unreadable', 'truncated', 'no-permission', 'ended-the-process'] as const),
    ...(['no-tracks', 'too-large'] as const),
  ]),
});

const correctedSong = strictShape<CorrectedSong>()({
  title: name,
  artists: z.array(name),
  album: anyText,
  albumArtists: z.array(name),
  trackNo: count,
  discNo: count,
  year: count,
  genres: z.array(name),
  composers: z.array(name),
  lyricists: z.array(name),
  conductors: z.array(name),
  work: anyText,
  label: anyText,
  originalYear: count,
  compilation: z.boolean(),
});

const changedAlbum = z.strictObject({ name: anyText, artists: z.array(name), before: count, after: count });

const correctionPreview = strictShape<CorrectionPreview>()({
  songs: z.array(z.strictObject({ id, before: correctedSong, after: correctedSong })),
  changed: count,
  albums: z.array(changedAlbum),
});

const tagReadings = strictShape<TagReadings>()({
  encoding: z.enum(TAG_ENCODINGS),
  current: z.boolean(),
  songs: z.array(z.strictObject({ id, title: anyText, artists: anyText, album: anyText })),
});

const artistRulePreview = strictShape<ArtistRulePreview>()({
  songs: count,
  complete: z.boolean(),
  albums: z.array(changedAlbum),
});

const madeArtistRule = strictShape<MadeArtistRule>()({
  id,
  at: time,
  by: anyText,
  name: anyText,
  artists: z.array(name),
  undone: z.boolean(),
});

const artistRuleAnswer = z.strictObject({ code: ok, id, applied: z.boolean(), artistIds: z.array(id) });
const picturedKind = z.enum(['album', 'artist']);

const madeCorrection = strictShape<MadeCorrection>()({
  id,
  at: time,
  by: anyText,
  title: anyText,
  fields: z.union([tagCorrection, z.strictObject({})]),
  songs: count,
  undone: z.boolean(),
  picture: z.strictObject({ kind: picturedKind, id, url: address }).optional(),
});

const pictures = strictShape<FoundPictures>()({
  chosen: id.nullable(),
  url: address,
  found: z.array(
    strictShape<FoundPicture>()({
      key: name,
      url: address,
      source: z.enum(['file', 'tags', 'album']),
      name: anyText,
    }),
  ),
});
const chosen = z.strictObject({ code: ok, data: z.strictObject({ id, url: address }) });

const correctionAnswer = z.strictObject({ code: ok, id, applied: z.boolean(), albumIds: z.array(id) });

/** Answers of the administration of music libraries (docs/api-extensions.md). */
export const musicLibraryAnswers = {
  adminLibraries: z.strictObject({ code: ok, data: z.array(library), conversion }),
  adminLibraryCheck: z.strictObject({ code: ok, data: folderCheck }),
  adminLibraryAdd: z.strictObject({ code: ok, data: z.strictObject({ id }) }),
  adminLibraryUpdate: okAnswer,
  adminLibraryScan: okAnswer,
  adminLibraryRemove: okAnswer,
  adminLibraryRestore: okAnswer,
  adminLibraryConfirm: okAnswer,
  adminLibraryProblems: z.strictObject({ code: ok, data: z.array(unreadableFile), more: z.boolean() }),
  adminCorrectionTags: z.strictObject({
    code: ok,
    data: z.array(z.strictObject({ id, tags: correctedSong })),
  }),
  adminCorrectionReadings: z.strictObject({ code: ok, data: z.array(tagReadings) }),
  adminCorrectionPreview: z.strictObject({ code: ok, data: correctionPreview }),
  adminCorrectionAdd: correctionAnswer,
  adminCorrectionUndo: correctionAnswer,
  adminCorrections: z.strictObject({ code: ok, data: z.array(madeCorrection), more: z.boolean() }),
  adminCorrectionsExport: z.strictObject({
    code: ok,
    data: z.array(
      strictShape<ExportedCorrection>()({
        library: name,
        path: name,
        startMs: count,
        fields: tagCorrection,
      }),
    ),
    more: z.boolean(),
    pictures: z
      .array(
        strictShape<ExportedPicture>()({
          kind: picturedKind,
          name: anyText,
          artists: z.array(name),
          url: address,
        }),
      )
      .optional(),
  }),
  adminArtistRulePreview: z.strictObject({ code: ok, data: artistRulePreview }),
  adminArtistRuleAdd: artistRuleAnswer,
  adminArtistRuleUndo: artistRuleAnswer,
  adminArtistRules: z.strictObject({ code: ok, data: z.array(madeArtistRule), more: z.boolean() }),
  adminPictures: z.strictObject({ code: ok, data: pictures }),
  adminPictureChoose: chosen,
  adminPictureUpload: chosen,
  adminSources: z.strictObject({
    code: ok,
    data: strictShape<OutsideSourceSettings>()({
      enabled: z.array(z.enum(outsideSourceNames)),
      contact: anyText,
    }),
  }),
  adminSourcesSet: okAnswer,
};
