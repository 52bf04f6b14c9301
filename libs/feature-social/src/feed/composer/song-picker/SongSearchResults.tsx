import { FailedLine, StaleContent } from '@qingyin/list-layout';
import { SongChoices } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { songResultsQuery } from '@qingyin/data-music';
import { SkeletonText } from '@qingyin/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import classes from './SongPicker.module.css';

const MOST = 20;
const SKELETON_LINES = 4;

interface FoundSongsProps {
  query: string;
  onChoose: (track: Track) => void;
}

/** Songs found by a query; the previous results stay, dimmed, while new ones load. */
export function SongSearchResults({ query, onChoose }: FoundSongsProps) {
  const { t } = useLingui();
  const { data, error, refetch, isPending, isPlaceholderData } = useQuery({
    ...songResultsQuery(query, 1),
    placeholderData: keepPreviousData,
  });
  const tracks = data?.items.slice(0, MOST) ?? [];
  return (
    <div className={classes.found}>
      {error ? (
        <FailedLine retry={() => void refetch()}>
          <Trans>没有取到歌曲，请再试一次</Trans>
        </FailedLine>
      ) : isPending ? (
        <SkeletonText lines={SKELETON_LINES} />
      ) : (
        <StaleContent waiting={isPlaceholderData}>
          <SongChoices label={t`搜索结果`} tracks={tracks} onChoose={onChoose} />
        </StaleContent>
      )}
      <p role="status" className={classes.nothing}>
        {data && !isPlaceholderData && tracks.length === 0 && <Trans>没有找到，换几个字试试。</Trans>}
      </p>
    </div>
  );
}
