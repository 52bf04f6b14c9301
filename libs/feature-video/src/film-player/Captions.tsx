import { activeLineIndex, type Lyrics } from '@qingyin/lyrics';
import { CatalogueText } from '@qingyin/ui';
import styles from './Captions.module.css';

interface CaptionsProps {
  lyrics: Lyrics;
  placeS: number;
  /** the controls are visible below them */
  raised: boolean;
}

/**
 * Captions: the current lyric line over the picture with its translation; nothing before the first line and in
 * gaps.
 */
export function Captions({ lyrics, placeS, raised }: CaptionsProps) {
  const line = lyrics.lines[activeLineIndex(lyrics, placeS * 1000)];
  if (!line || line.text === '' || placeS * 1000 >= line.endMs) return null;
  return (
    // Hidden from screen readers: reading the lyrics aloud would disturb the song.
    <div className={styles.captions} data-raised={raised || undefined} aria-hidden="true">
      <p className={styles.line}>
        <CatalogueText text={line.text} />
      </p>
      {line.translation && (
        <p className={styles.translation}>
          <CatalogueText text={line.translation} />
        </p>
      )}
    </div>
  );
}
