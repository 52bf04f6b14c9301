import { Trans, useLingui } from '@lingui/react/macro';
import { songResultsQuery } from '@qingyin/data-music';
import { useDebouncedValue } from '@qingyin/list-layout';
import { SongChoices } from '@qingyin/track-list';
import { InlineError, SkeletonText, TextField } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './Replacements.module.css';

const TYPING_MS = 300;
const MOST = 20;
/** Ids of songs in folders of music libraries; songs of users have greater ones. */
const [FIRST_SONG, FIRST_UPLOAD] = [1_000_000_000, 2_000_000_000];

interface ChooseSongDialogProps {
  /** the song that is replaced */
  song: { id: number; name: string; artists: string };
  onChoose: (id: number) => void;
  onClose: () => void;
}

/** Searches the song that stands in for another, among the songs of music libraries. */
export default function ChooseSongDialog({ song, onChoose, onClose }: ChooseSongDialogProps) {
  const { t } = useLingui();
  const { name } = song;
  const [query, setQuery] = useState(name);
  const sought = useDebouncedValue(query.trim(), TYPING_MS);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...songResultsQuery(sought, 1),
    placeholderData: keepPreviousData,
    enabled: sought !== '',
  });
  const tracks = data?.items
    .filter(({ id }) => id >= FIRST_SONG && id < FIRST_UPLOAD && id !== song.id)
    .slice(0, MOST);
  return (
    <Dialog title={t`替换「${name}」`} width={520} onClose={onClose} fullOnPhone>
      <div className={styles.chooser}>
        <TextField
          label={t`歌名或歌手`}
          value={query}
          data-autofocus
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        {error && <InlineError error={error} onRetry={() => void refetch()} />}
        {!tracks && !error && sought !== '' && <SkeletonText lines={4} />}
        {tracks && sought !== '' && (
          <SongChoices label={t`搜索结果`} tracks={tracks} onChoose={({ id }) => onChoose(id)} />
        )}
        <p role="status" className={styles.note}>
          {tracks?.length === 0 && !isPlaceholderData && sought !== '' && (
            <Trans>没有找到，换几个字试试。</Trans>
          )}
        </p>
      </div>
    </Dialog>
  );
}
