import { useLyricAppearance, LyricLines } from '@qingyin/lyrics-view';
import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import type { Lyrics } from '@qingyin/lyrics';
import styles from './LyricsEditor.module.css';

/** Preview of the edited lyrics in the lyrics view. */
export function Preview({ lyrics, track }: { lyrics: Lyrics; track: Track }) {
  const { t } = useLingui();
  const { change: _change, ...look } = useLyricAppearance();
  return (
    <section aria-label={t`预览`} className={styles.preview}>
      <LyricLines lyrics={lyrics} look={look} track={track} />
    </section>
  );
}
