import { textLanguage } from '@qingyin/i18n';
import type { LyricLine } from '@qingyin/lyrics';
import type { LyricAppearance } from './lyric-appearance.ts';

interface ActiveLineAnnouncerProps {
  /** null between two lines, and while the text is covered */
  line: LyricLine | null;
  look: LyricAppearance;
}

/**
 * Live region that announces the active line to screen readers; it stays during breaks, because screen readers ignore
 * the first content of a new region. Off by default, as speech mixes with the music.
 */
export function ActiveLineAnnouncer({ line, look }: ActiveLineAnnouncerProps) {
  return (
    <div role="status" aria-live="polite" className="qy-unseen">
      {line && (
        // A new element for each line: a refrain repeats the text of the line before.
        <p key={line.startMs}>
          <span lang={textLanguage(line.text)}>{line.text}</span>
          {look.translation && line.translation && (
            <span lang={textLanguage(line.translation)}> {line.translation}</span>
          )}
        </p>
      )}
    </div>
  );
}
