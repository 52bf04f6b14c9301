import {
  ALL_SONGS,
  type LibraryFile,
  libraryFileById,
  libraryFilePath,
  needsConversion,
  primaryLibraryFile,
  songsByIds,
  songSourceOf,
} from '@qingyin/server-catalogue';
import { type ConversionFormat, conversionSource, type Converter } from '@qingyin/server-convert';
import { type Files, storedFile } from '@qingyin/server-files';
import { isSoundType } from '@qingyin/audio-dsp';
import type { Db } from '@qingyin/server-db';
import type { AudioFacts, AudioFormat, AudioService } from '@qingyin/server-media';
import { stat } from 'node:fs/promises';
import type { MeasuringSource } from './worker-messages.ts';
import type { FileVersion } from './measurement-rows.ts';

/**
 * What to measure: a song of the catalogue by its `audio_id`, a user's file by the hash of its content, or a file of a
 * music library by its id. The default file of a song of a music library is measured as a song. A file that is converted
 * is measured as it is sent, once it has been converted for somebody.
 */
export type MeasuringTarget =
  | { kind: 'song'; id: number; format: AudioFormat }
  | { kind: 'cloud'; hash: string }
  | { kind: 'library'; fileId: number }
  | { kind: 'converted'; songId: number; fileId: number; startMs: number; format: ConversionFormat };

export function keyOf(wanted: MeasuringTarget): string {
  if (wanted.kind === 'song') return `${wanted.id}.${wanted.format}`;
  if (wanted.kind === 'converted') return `converted ${wanted.fileId} ${wanted.startMs} ${wanted.format}`;
  return wanted.kind === 'library' ? `file ${wanted.fileId}` : wanted.hash;
}

/** Hash that identifies the content of a rendered file. */
export const renderedHash = ({ etag }: AudioFacts): string => etag.replaceAll('"', '');

export interface SoundContext {
  db: Db;
  files: Files;
  media: { audio: Pick<AudioService, 'describe' | 'lossless'> };
  /** undefined: nothing is converted */
  converter?: Pick<Converter, 'cached'>;
  /** ms since 1970 */
  now: () => number;
}

/** Locates the source of a target; undefined: it does not exist. */
export async function findTarget(
  context: SoundContext,
  wanted: MeasuringTarget,
): Promise<(FileVersion & { source: MeasuringSource }) | undefined> {
  if (wanted.kind === 'song') return foundSong(context, wanted);
  if (wanted.kind === 'cloud') return foundFile(context, wanted.hash);
  if (wanted.kind === 'converted') return foundConverted(context, wanted);
  const file = await libraryFileById(context.db, wanted.fileId);
  return file && foundInLibrary(context, file);
}

/** A converted file, if it exists; nothing is converted for measuring alone. */
async function foundConverted(
  { db, files, converter }: SoundContext,
  { songId, fileId, startMs, format }: Extract<MeasuringTarget, { kind: 'converted' }>,
): Promise<(FileVersion & { source: MeasuringSource }) | undefined> {
  const file = await libraryFileById(db, fileId, startMs);
  const source = file && (await conversionSource(file, pathOf(files, file)));
  const converted = source && (await converter?.cached(source, format));
  if (!converted) return undefined;
  const { hash, path, type } = converted;
  await nameFirstFile(db, songId, hash);
  return { hash, size: 0, modifiedAt: 0, source: { kind: 'file', path, type } };
}

const pathOf = (files: Files, file: LibraryFile): string =>
  libraryFilePath(file, (name) => files.store.path(name));

/** Uploads are measured by the hash of their content. */
const foundInLibrary = async (context: SoundContext, file: LibraryFile) =>
  file.contentHash === null ? inLibrary(context, file) : foundFile(context, file.contentHash);

/** Hash by which the measurement of a file is stored. */
export const measuredHash = ({
  contentHash,
  audioHash,
}: Pick<LibraryFile, 'contentHash' | 'audioHash'>): string => contentHash ?? audioHash;

/** The hash of a library's file covers its sound, so its size and time need no comparison. */
function inLibrary(
  { files }: SoundContext,
  file: LibraryFile,
): (FileVersion & { source: MeasuringSource }) | undefined {
  if (!isSoundType(file.type) || needsConversion(file)) return undefined;
  const path = pathOf(files, file);
  return { hash: file.audioHash, size: 0, modifiedAt: 0, source: { kind: 'file', path, type: file.type } };
}

async function foundSong(
  context: SoundContext,
  { id, format }: Extract<MeasuringTarget, { kind: 'song' }>,
): Promise<(FileVersion & { source: MeasuringSource }) | undefined> {
  const { db, media } = context;
  const [record] = await songsByIds(db, [id], ALL_SONGS);
  if (record?.song.access === 1) {
    const file = await primaryLibraryFile(db, id);
    if (!file || needsConversion(file)) return undefined;
    await nameFile(db, id, measuredHash(file));
    return foundInLibrary(context, file);
  }
  const source = record?.song.available ? await songSourceOf(db, record) : undefined;
  const facts =
    source && (format === 'flac' ? await media.audio.lossless(source) : media.audio.describe(source));
  if (!source || !facts) return undefined;
  const hash = renderedHash(facts);
  if (format === 'mp3') await nameFile(db, id, hash);
  return { hash, size: 0, modifiedAt: 0, source: { kind: 'made', spec: source.spec, format } };
}

/** Stores which file a song is played from, and deletes the measurement of the previous file. */
async function nameFile(db: Db, songId: number, hash: string): Promise<void> {
  const known = await db
    .selectFrom('song_sound')
    .select('hash')
    .where('song_id', '=', songId)
    .executeTakeFirst();
  if (known?.hash === hash) return;
  await db
    .insertInto('song_sound')
    .values({ song_id: songId, hash })
    .onConflict((conflict) => conflict.column('song_id').doUpdateSet({ hash }))
    .execute();
  if (known) await db.deleteFrom('sound_file').where('hash', '=', known.hash).execute();
}

/** Stores which converted file stands for a song in the loudness of its album, unless another one does already. */
async function nameFirstFile(db: Db, songId: number, hash: string): Promise<void> {
  await db
    .insertInto('song_sound')
    .values({ song_id: songId, hash })
    .onConflict((conflict) => conflict.column('song_id').doNothing())
    .execute();
}

/** Present version of a file on disk; undefined: it is missing or its size is wrong. */
export async function fileVersionOf(
  { db, files }: Pick<SoundContext, 'db' | 'files'>,
  hash: string,
): Promise<(FileVersion & { path: string }) | undefined> {
  const stored = await storedFile(db, hash);
  const path = stored && files.store.path(stored.name);
  const info = path && (await stat(path).catch(() => undefined));
  return path && info && info.size === stored.size
    ? { hash, path, size: info.size, modifiedAt: Math.floor(info.mtimeMs) }
    : undefined;
}

async function foundFile(
  context: SoundContext,
  hash: string,
): Promise<(FileVersion & { source: MeasuringSource }) | undefined> {
  const state = await fileVersionOf(context, hash);
  const song = await context.db
    .selectFrom('cloud_song')
    .select('type')
    .where('file_hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  if (!state || !song || !isSoundType(song.type)) return undefined;
  const { path, ...file } = state;
  return { ...file, source: { kind: 'file', path, type: song.type } };
}
