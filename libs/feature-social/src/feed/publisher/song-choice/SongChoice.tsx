import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { useRested } from '@qingyin/media-kit';
import { TextField } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useState } from 'react';
import { FoundSongs } from './FoundSongs.tsx';
import { OwnSongs } from './OwnSongs.tsx';
import classes from './SongChoice.module.css';

const TYPING_MS = 300;

export interface SongChoiceProps {
  onChoose: (track: Track) => void;
  onClose: () => void;
}

/** Song picker of the post composer: suggests songs, or searches by a debounced query. */
export function SongChoice({ onChoose, onClose }: SongChoiceProps) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const sought = useRested(words.trim(), TYPING_MS);
  const choose = (track: Track) => {
    onChoose(track);
    onClose();
  };
  return (
    <Dialog title={t`带上一首歌`} onClose={onClose} fullOnPhone>
      <div className={classes.form}>
        <TextField
          label={t`歌名或歌手`}
          value={words}
          data-autofocus
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {sought === '' ? <OwnSongs onChoose={choose} /> : <FoundSongs words={sought} onChoose={choose} />}
      </div>
    </Dialog>
  );
}
