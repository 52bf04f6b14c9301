import { z } from 'zod';
import type {
  FolderCheck,
  LibraryMember,
  LibraryScan,
  MusicLibrary,
  UnreadableFile,
  UnsupportedFormat,
} from '../../entities/music-library-administration.ts';
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
  error: z.enum(['unsupported', 'unreadable', 'truncated', 'no-permission', 'ended-the-process']),
});

/** Answers of the administration of music libraries (docs/api-extensions.md). */
export const musicLibraryAnswers = {
  adminLibraries: z.strictObject({ code: ok, data: z.array(library) }),
  adminLibraryCheck: z.strictObject({ code: ok, data: folderCheck }),
  adminLibraryAdd: z.strictObject({ code: ok, data: z.strictObject({ id }) }),
  adminLibraryUpdate: okAnswer,
  adminLibraryScan: okAnswer,
  adminLibraryRemove: okAnswer,
  adminLibraryRestore: okAnswer,
  adminLibraryConfirm: okAnswer,
  adminLibraryProblems: z.strictObject({ code: ok, data: z.array(unreadableFile), more: z.boolean() }),
};
