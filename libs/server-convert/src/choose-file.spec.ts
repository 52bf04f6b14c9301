import type { LibraryFile } from '@qingyin/server-catalogue';
import { describe, expect, it } from 'vitest';
import { chooseFile, type FileWishes } from './choose-file.ts';
import type { ConversionFormat } from './conversion-source.ts';

const fileOf = (type: string, bits = 16, more: Partial<LibraryFile> = {}): LibraryFile => ({
  ...{
    fileId: 1,
    songId: 1,
    libraryId: 1,
    kind: 'folder',
    root: '/m',
    path: `a.${type}`,
    fileName: `a.${type}`,
  },
  ...{ contentHash: null, contentMd5: null, size: 1, modifiedAt: 1, type, bitrate: 900_000, bits },
  ...{ sampleRate: 44_100, durationMs: 1000, audioHash: 'x', startMs: 0, endMs: null },
  ...more,
});
const all: ReadonlySet<ConversionFormat> = new Set([
  ...(['flac', 'opus', 'opus-64', 'opus-128', 'opus-320'] as const),
  ...(['aac', 'aac-128', 'aac-320'] as const),
]);
const none: ReadonlySet<ConversionFormat> = new Set();
const choose = (
  files: LibraryFile[],
  {
    lossless = true,
    plays,
    limit,
    formats = all,
  }: { lossless?: boolean; plays?: string[]; limit?: FileWishes['limit']; formats?: typeof all } = {},
) => {
  const choice = chooseFile(files, { lossless, plays: plays && new Set(plays), limit }, formats);
  return choice && [choice.file.type, choice.format];
};

describe('chooseFile', () => {
  it('sends what browsers play as it is', () => {
    expect(choose([fileOf('flac'), fileOf('mp3', 0)])).toEqual(['flac', undefined]);
    expect(choose([fileOf('flac'), fileOf('mp3', 0)], { lossless: false })).toEqual(['mp3', undefined]);
    expect(choose([fileOf('flac')], { lossless: false })).toEqual(['flac', undefined]);
  });

  it('converts to FLAC, or to Opus when lossless sound is not wanted or does not exist', () => {
    expect(choose([fileOf('ape')])).toEqual(['ape', 'flac']);
    expect(choose([fileOf('dsf', 1)])).toEqual(['dsf', 'flac']);
    expect(choose([fileOf('ape')], { lossless: false })).toEqual(['ape', 'opus']);
    expect(choose([fileOf('wma', 0)])).toEqual(['wma', 'opus']);
  });

  it('converts to AAC for callers that do not play Opus', () => {
    expect(choose([fileOf('ape')], { lossless: false, plays: ['flac'] })).toEqual(['ape', 'aac']);
    expect(choose([fileOf('ape')], { lossless: false, plays: ['opus'] })).toEqual(['ape', 'opus']);
  });

  it('converts to what the server has an encoder for', () => {
    expect(choose([fileOf('ape')], { formats: new Set(['aac']) })).toEqual(['ape', 'aac']);
    expect(choose([fileOf('wma', 0)], { formats: new Set(['flac']) })).toEqual(['wma', 'flac']);
  });

  it('converts ALAC unless the caller plays it', () => {
    expect(choose([fileOf('m4a')])).toEqual(['m4a', 'flac']);
    expect(choose([fileOf('m4a')], { plays: ['alac'] })).toEqual(['m4a', undefined]);
    expect(choose([fileOf('m4a', 0)])).toEqual(['m4a', undefined]);
  });

  it('converts parts of files in any format', () => {
    expect(choose([fileOf('flac', 16, { endMs: 500 })])).toEqual(['flac', 'flac']);
    expect(choose([fileOf('mp3', 0, { startMs: 500 })])).toEqual(['mp3', 'opus']);
  });

  it('prefers the wanted quality, then a file without a conversion', () => {
    expect(choose([fileOf('ape'), fileOf('flac')])).toEqual(['flac', undefined]);
    expect(choose([fileOf('ape'), fileOf('mp3', 0)])).toEqual(['ape', 'flac']);
    expect(choose([fileOf('ape'), fileOf('mp3', 0)], { lossless: false })).toEqual(['mp3', undefined]);
    expect(choose([fileOf('ape'), fileOf('flac')], { lossless: false })).toEqual(['flac', undefined]);
  });

  it('leaves out what cannot be converted, and sends ALAC as it is', () => {
    expect(choose([fileOf('ape')], { formats: none })).toBeUndefined();
    expect(choose([fileOf('m4a', 16, { endMs: 500 })], { formats: none })).toBeUndefined();
    expect(choose([fileOf('flac', 32, { endMs: 500 })], { formats: none })).toBeUndefined();
    expect(choose([fileOf('mp3', 0, { endMs: 500 })], { formats: none })).toBeUndefined();
    expect(choose([fileOf('ape'), fileOf('mp3', 0)], { formats: none })).toEqual(['mp3', undefined]);
    expect(choose([fileOf('m4a')], { formats: none })).toEqual(['m4a', undefined]);
  });

  it('cuts parts of FLAC and WAV without ffmpeg', () => {
    expect(choose([fileOf('flac', 24, { endMs: 500 })], { formats: none })).toEqual(['flac', 'flac']);
    expect(choose([fileOf('wav', 16, { startMs: 500 })], { formats: none })).toEqual(['wav', 'wav']);
    expect(choose([fileOf('wav', 16, { startMs: 500 })])).toEqual(['wav', 'flac']);
  });

  it('sends files within a limit as they are, the best one first', () => {
    const files = [
      fileOf('mp3', 0, { bitrate: 128_900 }),
      fileOf('ogg', 0, { bitrate: 96_000 }),
      fileOf('flac'),
    ];
    expect(choose(files, { limit: 128 })).toEqual(['mp3', undefined]);
    expect(choose(files, { limit: 64 })).toEqual(['flac', 'opus-64']);
    expect(choose([fileOf('wav', 16, { bitrate: 256_000 })], { limit: 320 })).toEqual(['wav', undefined]);
  });

  it('converts what is above a limit, lossless sound rather than other', () => {
    const mp3 = fileOf('mp3', 0, { bitrate: 320_000 });
    expect(choose([mp3, fileOf('ape')], { limit: 128 })).toEqual(['ape', 'opus-128']);
    expect(choose([fileOf('flac')], { limit: 320 })).toEqual(['flac', 'opus-320']);
    expect(choose([mp3], { limit: 128, plays: ['flac'] })).toEqual(['mp3', 'aac-128']);
    expect(choose([fileOf('m4a')], { limit: 128, plays: ['alac', 'opus'] })).toEqual(['m4a', 'opus-128']);
  });

  it('gives lossy sound no higher bit rate with a limit than without', () => {
    const wma = fileOf('wma', 0, { bitrate: 128_000 });
    expect(choose([wma], { limit: 320 })).toEqual(['wma', 'opus']);
    expect(choose([wma], { limit: 64 })).toEqual(['wma', 'opus-64']);
  });

  it('sends the smallest file as it is when a limit cannot be kept', () => {
    const files = [fileOf('flac'), fileOf('mp3', 0, { bitrate: 320_000 })];
    expect(choose(files, { limit: 64, formats: none })).toEqual(['mp3', undefined]);
    expect(choose([fileOf('ape')], { limit: 64, formats: new Set(['flac']) })).toEqual(['ape', 'flac']);
  });
});
