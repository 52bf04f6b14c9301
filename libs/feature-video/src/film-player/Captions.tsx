import { activeLineIndex, type Lyrics } from '@qingyin/lyrics';
import { CatalogueText } from '@qingyin/ui';
import styles from './Captions.module.css';

interface CaptionsProps {
  lyrics: Lyrics;
  placeS: number;
  /** the controls are below them */
  raised: boolean;
}

/** The sung line over the picture, with its translation; nothing before the first and in the gaps between lines. */
export function Captions({ lyrics, placeS, raised }: CaptionsProps) {
  const line = lyrics.lines[activeLineIndex(lyrics, placeS * 1000)];
  if (!line || line.text === '' || placeS * 1000 >= line.endMs) return null;
  return (
    // The song's words, not the player's: hearing them as well would be in the way of the song.
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
