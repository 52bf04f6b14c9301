import { PlayAllButton } from '@qingyin/media-ui';
import { SongTable } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { playRecordQuery, type RecordSpan } from '@qingyin/data-social';
import { usePlayer } from '@qingyin/player-react';
import { getRouteApi, Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { spanLink } from '../homepage-search.ts';
import { useRecordColumns } from './use-record-columns.tsx';

const route = getRouteApi('/homepage/$uid');

/** Number of songs in the brief version. */
const FEW = 10;

export interface RecordSongsProps {
  uid: string;
  span: RecordSpan;
  brief: boolean;
}

/** Songs of the play record, most played first. Playback queues all of them, from any start. */
export default function RecordSongs({ uid, span, brief }: RecordSongsProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const { data: songs } = useSuspenseQuery(playRecordQuery(uid, span));
  const columns = useRecordColumns(songs);
  const tracks = useMemo(() => songs.map(({ track }) => track), [songs]);
  const shown = useMemo(() => (brief ? tracks.slice(0, FEW) : tracks), [brief, tracks]);
  const source = useMemo(() => ({ kind: 'record', id: `${uid}-${span}` }), [uid, span]);
  if (tracks.length === 0) return <NothingPlayed uid={uid} span={span} />;
  return (
    <SongTable
      // Remounts for another period, which resets selection and sorting.
      key={span}
      name={t`听歌排行`}
      tracks={shown}
      onPlay={(index) => player.playList(tracks, index, source)}
      source={source}
      columns={columns}
      bare={brief}
      lead={<PlayAllButton tracks={tracks} source={source} variant="soft" />}
    />
  );
}

/** Empty state of a period, with a link to the longer one. */
function NothingPlayed({ uid, span }: { uid: string; span: RecordSpan }) {
  const search = route.useSearch();
  if (span === 'all')
    return (
      <EmptyState drawing="zither">
        <Trans>这里还没有听过的歌。</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="zither"
      action={
        <Link {...spanLink(uid, search, 'all')} resetScroll={false} className={buttonClass('soft')}>
          <Trans>看看所有时间</Trans>
        </Link>
      }
    >
      <Trans>最近一周没有听歌。</Trans>
    </EmptyState>
  );
}
