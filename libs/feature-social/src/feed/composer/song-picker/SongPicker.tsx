import { useDebouncedValue } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { TextField } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useState } from 'react';
import { SongSearchResults } from './SongSearchResults.tsx';
import { SuggestedSongs } from './SuggestedSongs.tsx';
import classes from './SongPicker.module.css';

const TYPING_MS = 300;

export interface SongPickerProps {
  onChoose: (track: Track) => void;
  onClose: () => void;
}

/** Song picker of the post composer: suggests songs, or searches by a debounced query. */
export function SongPicker({ onChoose, onClose }: SongPickerProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const sought = useDebouncedValue(query.trim(), TYPING_MS);
  const choose = (track: Track) => {
    onChoose(track);
    onClose();
  };
  return (
    <Dialog title={t`带上一首歌`} onClose={onClose} fullOnPhone>
      <div className={classes.form}>
        <TextField
          label={t`歌名或歌手`}
          value={query}
          data-autofocus
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        {sought === '' ? (
          <SuggestedSongs onChoose={choose} />
        ) : (
          <SongSearchResults query={sought} onChoose={choose} />
        )}
      </div>
    </Dialog>
  );
}
