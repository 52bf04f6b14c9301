import { Trans, useLingui } from '@lingui/react/macro';
import type { DuplicateGroup, DuplicateSong } from '@qingyin/contract';
import type { SongPair } from '@qingyin/data-account';
import { Button, useActionLabel } from '@qingyin/ui';
import { useId, useState } from 'react';
import { DuplicateOption } from './DuplicateOption.tsx';
import { duplicateReasons } from './replacement-texts.ts';
import styles from './Replacements.module.css';

/** Equal for songs of equal quality, whatever their length and size. */
const qualityOf = (song: DuplicateSong | undefined): string =>
  song ? [song.bits, song.sampleRate, song.bitrate].join(' ') : '';

interface DuplicateGroupCardProps {
  group: DuplicateGroup;
  onReplace: (pairs: readonly SongPair[]) => void;
  onKeep: () => void;
}

/** Songs that are the same recording: one is chosen to stay, at first that of the best quality, or all of them are. */
export function DuplicateGroupCard({ group, onReplace, onKeep }: DuplicateGroupCardProps) {
  const { t, i18n } = useLingui();
  const actionLabel = useActionLabel();
  const { songs, reason } = group;
  const id = useId();
  const [chosen, setChosen] = useState(songs[0]?.id ?? 0);
  const name = songs[0]?.name ?? '';
  const isBetter = qualityOf(songs[0]) !== qualityOf(songs[1]);
  const replace = () =>
    onReplace(songs.flatMap((song) => (song.id === chosen ? [] : [{ from: song.id, to: chosen }])));
  return (
    <li className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h3 id={id} className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <span className={styles.note}>{i18n._(duplicateReasons[reason])}</span>
      </div>
      <fieldset className={styles.options}>
        <legend className="qy-unseen">
          <Trans>留下哪一首</Trans>
        </legend>
        {songs.map((song, at) => (
          <DuplicateOption
            key={song.id}
            song={song}
            group={id}
            isBest={at === 0 && isBetter}
            isChosen={song.id === chosen}
            onChoose={() => setChosen(song.id)}
          />
        ))}
      </fieldset>
      <div className={styles.acts}>
        <Button
          size="s"
          variant="soft"
          aria-haspopup="dialog"
          aria-label={actionLabel(t`只留选中的`, name)}
          onClick={replace}
        >
          <Trans>只留选中的</Trans>
        </Button>
        <Button size="s" variant="plain" aria-label={actionLabel(t`都保留`, name)} onClick={onKeep}>
          <Trans>都保留</Trans>
        </Button>
      </div>
    </li>
  );
}
