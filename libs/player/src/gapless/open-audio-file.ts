import { bigEndianReader } from './bytes.ts';
import { openRangeFile, type RangeFile } from './range-file.ts';
import { openFlac } from './flac.ts';
import { type AudioFormat, NotJoinableError, type GaplessInfo } from './audio-format.ts';
import { openM4a } from './m4a.ts';
import { openMp3 } from './mp3.ts';

/** An opened audio file with its detected format. */
export interface AudioFile {
  readonly file: RangeFile;
  readonly format: AudioFormat;
}

/**
 * Opens a URL and detects the audio format by its first bytes.
 *
 * @throws {NotJoinableError} when the format is unknown or the browser's Media Source does not support it
 */
export async function openAudioFile(
  url: string,
  facts: GaplessInfo,
  signal: AbortSignal,
): Promise<AudioFile> {
  const file = await openRangeFile(url, signal);
  const { text, byte } = bigEndianReader(await file.peek(0, 12));
  const format =
    text(0, 4) === 'fLaC'
      ? await openFlac(file)
      : text(4, 4) === 'ftyp'
        ? await openM4a(file, facts)
        : text(0, 3) === 'ID3' || byte(0) === 0xff
          ? await openMp3(file, facts)
          : null;
  if (!format || !MediaSource.isTypeSupported(format.mime) || !(format.length > 0)) {
    throw new NotJoinableError('This browser cannot join this format');
  }
  return { file, format };
}
