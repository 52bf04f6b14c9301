import type { RawMusicTags } from '@qingyin/server-files';
import { decodeTexts, type Decoder, decodeStoredTexts } from './decode-texts.ts';
import type { TaggedFile } from './drafts.ts';
import { groupBy } from './group-by.ts';
import { readAs } from '@qingyin/text-encoding';
import { mapTexts, textsOf } from './tag-texts.ts';

/** A file whose tags are decoded. */
export interface DecodedFile extends TaggedFile {
  tags: RawMusicTags;
}

/**
 * Decodes the texts of unknown encoding. The files of a folder that state the same album are decided together, so that
 * one sure text repairs the others; without an album, a file follows its folder only when its own texts decide nothing.
 * File names and Unicode texts of the folder are witnesses. Where an administrator chose an encoding, it counts for all texts
 * that it fits.
 */
export function decodeTags(files: readonly TaggedFile[]): DecodedFile[] {
  return [...groupBy(files, ({ folder }) => folder).values()].flatMap((folder) => {
    const witness = witnessOf(folder);
    return [...groupBy(folder, ({ tags }) => tags.album).entries()].flatMap(([album, members]) =>
      decodeAlbum(members, witness, album === ''),
    );
  });
}

function decodeAlbum(files: readonly TaggedFile[], witness: string, alone: boolean): DecodedFile[] {
  const plain = decodeTexts(files.flatMap(unknownTexts), witness);
  const stored = decodeStoredTexts(
    files.map((file) => file.tags.unicode),
    witness,
  );
  return files.map((file) => {
    const own = alone ? decodeTexts(unknownTexts(file), witness) : plain;
    const decode: Decoder = own.sure ? own.decode : plain.decode;
    const unicode = new Set(file.tags.unicode);
    const guess: Decoder = (text) => (unicode.has(text) ? stored(text) : decode(text));
    const encoding = file.correction?.encoding;
    return {
      ...file,
      tags: mapTexts(file.tags, encoding ? (text) => readAs(text, encoding) ?? guess(text) : guess),
    };
  });
}

function unknownTexts({ tags }: TaggedFile): string[] {
  const unicode = new Set(tags.unicode);
  return textsOf(tags).filter((text) => !unicode.has(text));
}

/** Characters that no text of one byte per character has. */
const CERTAINLY_UNICODE = /[^\0-\xff]/;

const witnessOf = (folder: readonly TaggedFile[]): string =>
  [
    folder[0]?.folder ?? '',
    ...folder.map(({ name }) => name),
    ...new Set(
      folder.flatMap(({ tags }) =>
        tags.unicode.filter((text) => CERTAINLY_UNICODE.test(text) && !tags.lyrics.includes(text)),
      ),
    ),
  ].join('\n');
