import type { SungText } from '@qingyin/lyrics';
import type { Ref } from 'react';
import styles from './LyricLines.module.css';

interface LyricWordsProps {
  sung: SungText;
  /** its words are marked one by one */
  active: boolean;
  words?: Ref<HTMLElement>;
}

/** The text of a line, its words apart while it is sung, with readings above them where the source gives some. */
export function LyricWords({ sung, active, words }: LyricWordsProps) {
  const apart = sung.words && (active || sung.words.some(({ reading }) => reading)) ? sung.words : undefined;
  return (
    <bdi ref={words}>
      {apart
        ? apart.map(({ text, reading }, at) => (
            <span key={at} className={active ? styles.word : undefined}>
              {reading ? (
                <ruby>
                  {text}
                  <rt className={styles.reading}>{reading}</rt>
                </ruby>
              ) : (
                text
              )}
            </span>
          ))
        : sung.text}
    </bdi>
  );
}
