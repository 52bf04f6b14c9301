import { useDebouncedValue } from '@qingyin/list-layout';
import { SongChoices } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { cloudMatchesQuery } from '@qingyin/data-library';
import { ErrorState, SkeletonText, TextField } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './Edit.module.css';
import { type EditProps } from './TagDialog.tsx';
import { useMatchSong } from './use-match-song.ts';

const TYPING_MS = 300;
const SKELETON_LINES = 4;

/**
 * Dialog to match a file to a catalogue song. Candidates come from the file's tags until the user types another
 * query.
 */
export default function MatchDialog({ uid, song, onClose }: EditProps) {
  const { t } = useLingui();
  const match = useMatchSong(uid);
  const [query, setQuery] = useState(song.name);
  const calm = useDebouncedValue(query.trim(), TYPING_MS);
  const own = calm === song.name.trim();
  const { data, error, isPending, refetch } = useQuery(
    cloudMatchesQuery({
      title: calm || song.name,
      artist: own ? song.artist : '',
      album: own ? song.album : '',
      duration: own ? Math.round(song.track.durationMs / 1000) : 0,
    }),
  );
  const choose = (track: Track) => {
    onClose();
    if (track.id !== song.matchedId) match(song, track.id);
  };
  return (
    <Dialog title={t`匹配歌曲`} onClose={onClose} fullOnPhone>
      <div className={classes.form}>
        <p className={classes.note}>
          <Trans>匹配后，「{song.fileName}」会显示曲库中这首歌的封面、歌手和歌词，播放的仍是你的文件。</Trans>
        </p>
        <TextField
          label={t`歌名`}
          value={query}
          data-autofocus
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : isPending ? (
          <SkeletonText lines={SKELETON_LINES} />
        ) : (
          <div className={classes.found}>
            {data.length > 0 ? (
              <SongChoices
                label={t`可能是这些歌`}
                tracks={data}
                chosen={song.matchedId ?? undefined}
                onChoose={choose}
              />
            ) : (
              <p className={classes.note}>
                <Trans>曲库里没有叫这个名字的歌，换个名字试试。</Trans>
              </p>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
