import { type ConvertedType, id3Length, readAt, type ReadableFile } from '@qingyin/audio-dsp';
import { hashRanges, lengthOfRanges } from '../audio-hash/hash-ranges.ts';
import type { SoundContent } from '../audio-hash/sound-content.ts';
import { convertedReaders } from './converted-readers.ts';
import { type ConvertedFile, type ParsedTags, readConvertedTags } from './read-converted-tags.ts';
import { typeOfConverted } from './type-of-converted.ts';

const HEAD = 16;
/** Some files carry several ID3v2 tags in a row. */
const MOST_TAGS = 3;

/** Format of a sound file that browsers do not play, and where it starts. */
export type LocatedConverted = Pick<ConvertedFile, 'type' | 'start' | 'sound'>;

/**
 * Detects a format that browsers do not play by its signature, at the start of a file or behind ID3v2 tags.
 *
 * @returns undefined for other files
 */
export async function locateConverted(file: ReadableFile): Promise<LocatedConverted | undefined> {
  let at = 0;
  for (let tags = 0; tags <= MOST_TAGS; tags += 1) {
    const head = await readAt(file, at, HEAD);
    const type = typeOfConverted(head);
    if (type) return { type, start: 0, sound: at };
    const tag = id3Length(head);
    if (tag === 0) return undefined;
    at += tag;
  }
  return undefined;
}

/** Facts of a file without its tags. */
export type ConvertedContent = Required<
  Pick<SoundContent, 'audioHash' | 'bitrate' | 'sampleRate' | 'channels'>
> & { type: ConvertedType; duration: number; bits: number };

/**
 * Reads length, form, hash and tags of a file in a format that browsers do not play.
 *
 * @throws FileError as `readMusicFile`
 */
export async function readConvertedFile(
  file: ReadableFile,
  located: LocatedConverted,
  size: number,
): Promise<{ content: ConvertedContent; tags: ParsedTags }> {
  const facts = await convertedReaders[located.type](file, located.sound, size);
  const { duration, sampleRate, channels, bits, ranges, form } = facts;
  const audioHash = await hashRanges(file, located.type, ranges, form);
  const tags = await readConvertedTags(file, { ...located, size, facts });
  const bitrate = (lengthOfRanges(ranges) * 8) / duration;
  return { content: { type: located.type, duration, sampleRate, channels, bits, bitrate, audioHash }, tags };
}

/** Reads the tags of a file only. @throws FileError as `readMusicFile` */
export async function tagsOfConverted(
  file: ReadableFile,
  located: LocatedConverted,
  size: number,
): Promise<ParsedTags> {
  const facts = await convertedReaders[located.type](file, located.sound, size);
  return readConvertedTags(file, { ...located, size, facts });
}
