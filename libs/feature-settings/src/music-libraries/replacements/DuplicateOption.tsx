import { Trans } from '@lingui/react/macro';
import type { DuplicateSong } from '@qingyin/contract';
import { Badge } from '@qingyin/ui';
import styles from './Replacements.module.css';
import { useSongQuality } from './use-song-quality.ts';

interface DuplicateOptionProps {
  song: DuplicateSong;
  /** name of the radio buttons */
  group: string;
  isBest: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** A song of a group with its quality and place, and the radio button that lets it stay. */
export function DuplicateOption({ song, group, isBest, isChosen, onChoose }: DuplicateOptionProps) {
  const facts = useSongQuality(song);
  const { name, artists, album, library, path } = song;
  return (
    <label className={styles.option}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span className={styles.optionText}>
        <span>
          <bdi>{[name, artists].filter(Boolean).join(' · ')}</bdi>
        </span>
        {album !== '' && (
          <span className={styles.note}>
            <bdi>{album}</bdi>
          </span>
        )}
        <span className={styles.facts}>
          {isBest && (
            <Badge>
              <Trans>音质最好</Trans>
            </Badge>
          )}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
        <span className={styles.path}>
          <bdi>{`${library}/${path}`}</bdi>
        </span>
      </span>
    </label>
  );
}
