import { PageHead } from '@qingyin/list-layout';
import { SongTable, SongTableSkeleton } from '@qingyin/track-list';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SmartPlaylist, Track } from '@qingyin/contract';
import { smartPlaylistsQuery, smartSongsQuery } from '@qingyin/data-library';
import { TRACKS_PER_CALL, tracksByIdsQuery } from '@qingyin/data-music';
import { Link, usePageTitle } from '@qingyin/routing';
import { buttonClass, EmptyState, QueryBoundary } from '@qingyin/ui';
import { IconChevronLeft } from '@tabler/icons-react';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SmartPlaylistActions } from './SmartPlaylistActions.tsx';
import classes from './SmartPlaylistSection.module.css';

export interface SmartPlaylistViewProps {
  /** smart playlist id from the URL */
  id: string;
  userId: string;
}

/** Current songs of a smart playlist (/my-playlist?smart=ID). */
export default function SmartPlaylistView({ id, userId }: SmartPlaylistViewProps) {
  const { data: lists } = useSuspenseQuery(smartPlaylistsQuery(userId));
  const list = lists.find((each) => String(each.id) === id);
  if (!list)
    return (
      <EmptyState
        drawing="boat"
        action={
          <Link to="/my-playlist" className={buttonClass('soft')}>
            <Trans>我的歌单</Trans>
          </Link>
        }
      >
        <Trans>没有找到这个智能歌单，它也许已被删除。</Trans>
      </EmptyState>
    );
  return (
    <>
      <Link to="/my-playlist" className={classes.back}>
        <IconChevronLeft size={18} stroke={1.75} data-flip-rtl aria-hidden />
        <Trans>我的歌单</Trans>
      </Link>
      <QueryBoundary
        pending={
          <>
            <PageHead title={list.name} />
            <SongTableSkeleton />
          </>
        }
        resetKey={`${id} ${list.updateTime}`}
      >
        <SmartSongs list={list} userId={userId} />
      </QueryBoundary>
    </>
  );
}

/** Tracks with these ids, in the given order, fetched in batches. */
function useTracks(ids: readonly number[]): Track[] {
  const parts = Array.from({ length: Math.ceil(ids.length / TRACKS_PER_CALL) }, (_, part) =>
    ids.slice(part * TRACKS_PER_CALL, (part + 1) * TRACKS_PER_CALL),
  );
  const found = useSuspenseQueries({
    queries: parts.map((part) => tracksByIdsQuery(part)),
    combine: (answers) => answers.flatMap(({ data }) => data),
  });
  return useMemo(() => {
    const known = new Map(found.map((track) => [track.id, track]));
    return ids.flatMap((id) => known.get(id) ?? []);
  }, [found, ids]);
}

function SmartSongs({ list, userId }: { list: SmartPlaylist; userId: string }) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(smartSongsQuery(list.rules));
  const { count, ids } = data;
  const tracks = useTracks(ids);
  usePageTitle(list.name);
  const label = t`智能歌单`;
  const shown = tracks.length;
  return (
    <>
      <PageHead
        title={list.name}
        note={
          <>
            {label}
            {' · '}
            {count > shown ? (
              <Plural value={count} other={`有 # 首歌符合，这里是前 ${shown} 首`} />
            ) : (
              <Plural value={count} other="# 首歌" />
            )}
          </>
        }
      />
      <SmartPlaylistActions list={list} tracks={tracks} userId={userId} />
      {shown === 0 ? (
        <EmptyState drawing="zither">
          <Trans>现在没有歌符合这些规则。放宽一些，或者多听几首再来。</Trans>
        </EmptyState>
      ) : (
        <SongTable name={list.name} tracks={tracks} keptAs={`smart-${list.id}`} />
      )}
    </>
  );
}
