import { type ConvertedType, id3Length, readAt, type ReadableFile } from '@qingyin/audio-dsp';
import type { IAudioMetadata, IPicture } from 'music-metadata';
import type { ByteRange } from '../byte-range.ts';
import { type ParsedSound, parseSound } from '../parse-sound.ts';
import { trailingTags } from '../trailing-tags.ts';
import { type ApeTag, readApeTag } from './ape-tag.ts';
import { asfPicture } from './asf-picture.ts';
import type { ConvertedSound } from './converted-sound.ts';
import { JoinedFile } from './joined-file.ts';

const ID3_HEADER = 10;
/** Frames of silence, MPEG-1 layer III of 64 kbit/s: a reader of ID3 tags expects sound before ID3v1. */
const SILENCE = Buffer.alloc(4 * 208).map((_, at) => [0xff, 0xfb, 0x50, 0xc4][at % 208] ?? 0);

/** Tags of a file as far as `collectMusicTags` and covers need them. */
export type ParsedTags = Pick<ParsedSound, 'native' | 'quality' | 'unicodeFrames'> & {
  common: Pick<IAudioMetadata['common'], 'picture'>;
};

/** A file of a format that browsers do not play, with what its headers tell. */
export interface ConvertedFile {
  type: ConvertedType;
  /** where its tags or its sound start */
  start: number;
  /** where its sound starts */
  sound: number;
  size: number;
  facts: ConvertedSound;
}

/**
 * Reads the tags of a file: the objects of ASF; else ID3v2 before, in and behind the sound, APE and ID3v1 behind it, and
 * texts of chunks.
 *
 * @throws FileError `unreadable`
 */
export async function readConvertedTags(file: ReadableFile, found: ConvertedFile): Promise<ParsedTags> {
  const { type, start, sound, size, facts } = found;
  if (type === 'wma') return withWholePictures(await parseSound(file, size, { type, start: sound }, false));
  const trailing = await trailingTags(file, sound, size);
  const id3v1 = trailing.find(({ kind }) => kind === 'id3v1');
  const ranges = [
    { at: start, length: sound - start },
    {
      at: facts.id3At ?? 0,
      length: facts.id3At === undefined ? 0 : await id3LengthAt(file, facts.id3At, size),
    },
    ...trailing.filter(({ kind }) => kind === 'id3v2'),
  ].filter(({ length }) => length > 0);
  const id3 = await readId3(file, ranges, id3v1);
  const ape = trailing.find(({ kind }) => kind === 'ape');
  return joined(id3, ape && (await readApeTag(file, ape)), facts.texts ?? []);
}

async function id3LengthAt(file: ReadableFile, at: number, size: number): Promise<number> {
  return Math.min(id3Length(await readAt(file, at, ID3_HEADER)), size - at);
}

/** Reads ID3 tags as if they were those of an MP3. */
async function readId3(
  file: ReadableFile,
  ranges: readonly ByteRange[],
  id3v1: ByteRange | undefined,
): Promise<ParsedSound | undefined> {
  if (ranges.length === 0 && !id3v1) return undefined;
  const view = new JoinedFile(file, [...ranges, SILENCE, ...(id3v1 ? [id3v1] : [])]);
  return parseSound(view, view.size, { type: 'mp3', start: 0 }, false);
}

function joined(
  id3: ParsedSound | undefined,
  ape: ApeTag | undefined,
  texts: NonNullable<ConvertedSound['texts']>,
): ParsedTags {
  return {
    native: {
      ...id3?.native,
      ...(ape && { [ape.unicode ? 'APEv2' : 'APEv1']: ape.texts }),
      chunks: [...texts],
    },
    quality: id3?.quality ?? { warnings: [] },
    unicodeFrames: id3?.unicodeFrames ?? new Set(),
    common: { picture: [...(ape?.pictures ?? []), ...(id3?.common.picture ?? [])] },
  };
}

const withWholePictures = (parsed: ParsedSound): ParsedTags => ({
  ...parsed,
  common: { picture: (parsed.common.picture ?? []).map((picture: IPicture) => asfPicture(picture)) },
});
