import { useLingui } from '@lingui/react/macro';
import type { Lyrics } from '@qingyin/lyrics';
import { useMemo } from 'react';
import { useLyricLook } from '../lyrics/lyric-look.ts';
import { LyricLines } from '../lyrics/LyricLines.tsx';
import styles from './Studio.module.css';

/** The words as listeners will see them, drawn by what draws them there. */
export function Preview({ lyrics }: { lyrics: Lyrics }) {
  const { t } = useLingui();
  const { change: _change, ...look } = useLyricLook();
  const now = useMemo(() => lyrics, [lyrics]);
  return (
    <section aria-label={t`预览`} className={styles.preview}>
      <LyricLines lyrics={now} look={look} />
    </section>
  );
}
