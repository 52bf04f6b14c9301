import type { ReadableFile } from '@qingyin/audio-dsp';
import { readApeTag } from '../converted/ape-tag.ts';
import type { ParsedSound } from '../parse-sound.ts';
import { trailingTags } from '../trailing-tags.ts';

/** What the parser puts in place of bytes that are no UTF-8. */
const REPLACED = '\ufffd';

/**
 * The tags with the bytes of an APE tag that is no UTF-8, whose texts the parser has lost. Other tags are unchanged.
 *
 * @param from where the sound begins, bytes
 * @param size of the file, bytes
 */
export async function withApeBytes(
  file: ReadableFile,
  parsed: ParsedSound,
  from: number,
  size: number,
): Promise<ParsedSound> {
  const { APEv2: lost = [], ...native } = parsed.native;
  if (!lost.some(({ value }) => typeof value === 'string' && value.includes(REPLACED))) return parsed;
  const tag = (await trailingTags(file, from, size)).find(({ kind }) => kind === 'ape');
  if (!tag) return parsed;
  const { texts, unicode } = await readApeTag(file, tag);
  return { ...parsed, native: { ...native, [unicode ? 'APEv2' : 'APEv1']: texts } };
}
