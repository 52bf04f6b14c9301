import { textLanguage } from '@qingyin/i18n';
import type { SungText } from '@qingyin/lyrics';
import type { LyricAppearance } from '../lyric-appearance.ts';
import styles from './LyricTranscript.module.css';

interface TranscriptTextProps {
  sung: SungText;
  look: Pick<LyricAppearance, 'translation' | 'romanisation'>;
}

/** Text of a line in the transcript, with its romanization and translation. */
export function TranscriptText({ sung: { text, translation, romanisation }, look }: TranscriptTextProps) {
  return (
    <>
      <p lang={textLanguage(text)}>
        <bdi>{text}</bdi>
      </p>
      {look.romanisation && romanisation && (
        <p lang="zh-Latn" className={styles.beside}>
          <bdi>{romanisation}</bdi>
        </p>
      )}
      {look.translation && translation && (
        <p lang={textLanguage(translation)} className={styles.beside}>
          <bdi>{translation}</bdi>
        </p>
      )}
    </>
  );
}
