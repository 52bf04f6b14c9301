import { textLanguage } from '@qingyin/i18n';
import { formatClockTime, type Lyrics } from '@qingyin/lyrics';

/** End of an open last line, beyond the end of any film. */
const OPEN_END_MS = 86_400_000;

/** Escapes text for a cue; line breaks become spaces, because an empty line would end the cue. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\s+/g, ' ');

/** Language of captions from lyrics, for `srclang`; undefined where the letters do not tell it. */
export const lyricLanguage = ({ lines }: Lyrics): string | undefined =>
  textLanguage(lines.map(({ text }) => text).join());

/** Lyrics as WebVTT, with translations below the lines. Skips gaps and lines that end before the film starts. */
export function toWebVtt({ lines }: Lyrics): string {
  const cues = lines
    .filter(({ text, endMs }) => text !== '' && endMs > 0)
    .map(({ text, translation, startMs, endMs }) => {
      const end = Number.isFinite(endMs) ? endMs : OPEN_END_MS;
      const texts = [text, translation].filter((text) => text !== undefined && text !== '');
      return [
        `${formatClockTime(startMs)} --> ${formatClockTime(end)}`,
        ...texts.map((line) => escaped(line ?? '')),
      ].join('\n');
    });
  return ['WEBVTT', ...cues].join('\n\n');
}
