import {
  emptySongUrl,
  HIGHEST_LOSSY,
  type LibraryFile,
  libraryFilesOfSongs,
  qualityLevelOf,
  type SongRecord,
  URL_LIFE_S,
  type Viewer,
} from '@qingyin/server-catalogue';
import {
  chooseFile,
  ConversionError,
  conversionFormats,
  type ConvertedFile,
  bitrateOfFormat,
  estimatedBitrate,
  type FileChoice,
  type FileWishes,
} from '@qingyin/server-convert';
import type { SongUrl } from '@qingyin/contract';
import { type MeasuringTarget, measuredHash, type PlayableSong } from '@qingyin/server-sound';
import { convertedFile, madeConversion } from '../../downloads/library-sound.ts';
import { libraryMediaName } from '../../http/library-media.ts';
import { callerOf } from '../../http/rate-limits/index.ts';
import type { RequestContext } from '../../http/request-context.ts';

/** Conversions that one call starts or looks up; those of further songs start when their URLs are requested. */
const CONVERTED_AHEAD = 2;
/**
 * Time that a call waits for its conversions, ms. The sound cannot start earlier than the conversion ends, so that the
 * caller loses nothing, and learns the size, or that the file cannot be converted.
 */
const WAIT_MS = 2500;

/**
 * Signed URLs of songs of music libraries and of uploads, by id; songs without a present file are missing.
 *
 * @param toPlay false: no conversion is started; what was converted before is used
 */
export async function librarySongUrls(
  call: RequestContext,
  records: readonly SongRecord[],
  { libraries }: Viewer,
  wishes: FileWishes,
  toPlay: boolean,
): Promise<Map<number, PlayableSong>> {
  const songs = records.filter(({ song }) => song.access === 1);
  const files = await libraryFilesOfSongs(
    call.db,
    songs.map(({ song }) => song.id),
    libraries,
  );
  const playing = songs.flatMap((record) => {
    const choice = chooseFile(files.get(record.song.id) ?? [], wishes, call.app.converter.formats);
    return choice ? [{ record, choice }] : [];
  });
  const ahead = playing.filter(({ choice }) => choice.format !== undefined).slice(0, CONVERTED_AHEAD);
  const patience = toPlay && ahead.length > 0 ? AbortSignal.timeout(WAIT_MS) : undefined;
  const find = (choice: FileChoice) =>
    toPlay ? convertAhead(call, choice, patience) : alreadyConverted(call, choice);
  const urls = playing.map(async (entry): Promise<[number, PlayableSong]> => {
    const { record, choice } = entry;
    if (choice.format === undefined) return [record.song.id, await direct(call, record, choice)];
    const converted = ahead.includes(entry) ? await find(choice) : undefined;
    return [record.song.id, await afterConversion(call, record, choice, converted)];
  });
  return new Map(await Promise.all(urls));
}

/** The converted file; undefined: it is not ready yet; `failed`: it cannot be made. */
async function convertAhead(
  call: RequestContext,
  { file, format }: FileChoice,
  patience: AbortSignal | undefined,
): Promise<ConvertedFile | 'failed' | undefined> {
  try {
    return (
      (await convertedFile(call.app, { file, format }, { signal: patience, caller: callerOf(call) })) ??
      'failed'
    );
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    return error.code === 'failed' || error.code === 'unavailable' ? 'failed' : undefined;
  }
}

async function alreadyConverted(
  { app }: RequestContext,
  choice: FileChoice,
): Promise<ConvertedFile | undefined> {
  const made = await madeConversion(app, choice);
  return made === 'unmade' ? undefined : made;
}

/** Address of a choice. It stays valid for the duration of the song: a media element requests ranges until the end. */
async function addressOf(call: RequestContext, choice: FileChoice, durationMs: number): Promise<string> {
  const name = libraryMediaName(choice);
  const until = call.app.now() + URL_LIFE_S * 1000 + durationMs;
  const signed = await call.app.files.signedUrls.sign(`library/${name}`, until);
  return `${call.origin}/media/library/${name}?${signed}`;
}

async function direct(call: RequestContext, { song }: SongRecord, choice: FileChoice): Promise<PlayableSong> {
  const { file } = choice;
  const url: SongUrl = {
    ...emptySongUrl,
    id: song.id,
    url: await addressOf(call, choice, file.durationMs),
    br: file.bitrate,
    size: file.size,
    md5: file.contentMd5 ?? file.audioHash.replace(/^.*:/, ''),
    type: file.type,
    encodeType: file.type,
    code: 200,
    level: levelOf(file.bits > 0, file.bitrate),
    time: song.duration_ms,
  };
  const { contentHash, fileId } = file;
  const wanted: MeasuringTarget =
    contentHash === null ? { kind: 'library', fileId } : { kind: 'cloud', hash: contentHash };
  return { url, file: { hash: measuredHash(file), wanted, albumId: song.album_id } };
}

async function afterConversion(
  call: RequestContext,
  { song }: SongRecord,
  choice: FileChoice,
  converted: ConvertedFile | 'failed' | undefined,
): Promise<PlayableSong> {
  const { file, format = 'flac' } = choice;
  const time = song.duration_ms;
  if (converted === 'failed') return { url: { ...emptySongUrl, id: song.id, code: 404, time } };
  const { type } = conversionFormats[format];
  const br = converted ? Math.round((converted.size * 8000) / Math.max(time, 1)) : rateOf(file, format);
  const url: SongUrl = {
    ...emptySongUrl,
    id: song.id,
    url: await addressOf(call, choice, time),
    br,
    size: converted?.size ?? 0,
    md5: (converted?.hash ?? file.audioHash.replace(/^.*:/, '')).slice(0, 32),
    type,
    encodeType: type,
    code: 200,
    level: levelOf(file.bits > 0 && bitrateOfFormat(format) === undefined, bitrateOfFormat(format) ?? br),
    time,
  };
  if (!converted) return { url };
  const wanted: MeasuringTarget = {
    kind: 'converted',
    songId: song.id,
    fileId: file.fileId,
    startMs: file.startMs,
    format,
  };
  return { url, file: { hash: converted.hash, wanted, albumId: song.album_id } };
}

const rateOf = (file: LibraryFile, format: NonNullable<FileChoice['format']>): number =>
  Math.max(1, Math.round(estimatedBitrate(file, format)));

const levelOf = (lossless: boolean, bitrate: number): SongUrl['level'] =>
  lossless ? 'lossless' : qualityLevelOf(Math.min(bitrate, HIGHEST_LOSSY));
