import { textLanguage } from '@qingyin/i18n';
import type { LyricLine } from '@qingyin/lyrics';
import type { LyricAppearance } from './lyric-appearance.ts';

/** Live region that announces the active line to screen readers. Off by default, as speech mixes with the music. */
export function ActiveLineAnnouncer({ line, look }: { line: LyricLine; look: LyricAppearance }) {
  return (
    <div role="status" aria-live="polite" className="qy-unseen">
      <span lang={textLanguage(line.text)}>{line.text}</span>
      {look.translation && line.translation && (
        <span lang={textLanguage(line.translation)}> {line.translation}</span>
      )}
    </div>
  );
}
