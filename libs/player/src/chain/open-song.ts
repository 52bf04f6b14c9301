import { look } from './bytes.ts';
import { openFile, type File } from './file.ts';
import { openFlac } from './flac.ts';
import { type Format, NotJoinable, type SoundFacts } from './format.ts';
import { openM4a } from './m4a.ts';
import { openMp3 } from './mp3.ts';

/** An opened audio file with its detected format. */
export interface OpenSong {
  readonly file: File;
  readonly format: Format;
}

/**
 * Opens a URL and detects the audio format by its first bytes.
 *
 * @throws {NotJoinableError} when the format is unknown or the browser's Media Source does not support it
 */
export async function openSong(url: string, facts: SoundFacts, signal: AbortSignal): Promise<OpenSong> {
  const file = await openFile(url, signal);
  const { text, byte } = look(await file.peek(0, 12));
  const format =
    text(0, 4) === 'fLaC'
      ? await openFlac(file)
      : text(4, 4) === 'ftyp'
        ? await openM4a(file, facts)
        : text(0, 3) === 'ID3' || byte(0) === 0xff
          ? await openMp3(file, facts)
          : null;
  if (!format || !MediaSource.isTypeSupported(format.mime) || !(format.length > 0)) {
    throw new NotJoinable('This browser cannot join this format');
  }
  return { file, format };
}
