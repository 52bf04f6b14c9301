import { PersonLink } from '@qingyin/auth-gate';
import { useProgressiveRender } from '@qingyin/list-layout';
import { CollectionHead, DownloadAllButton, QueueAllButton } from '@qingyin/media-ui';
import { ExportButton } from '@qingyin/playlist-actions';
import { PlaylistSongTable, useSlicedPlaylist, usePlaySlicedPlaylist } from '@qingyin/track-list';
import { Plural, useLingui } from '@lingui/react/macro';
import { playlistQuery } from '@qingyin/data-music';
import { Avatar, CatalogueText } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { HeartModeButton } from './HeartModeButton.tsx';
import classes from './LikedSongs.module.css';
import { EmptyLikedSongs } from './EmptyLikedSongs.tsx';

/** Number of parts for progressive rendering: head and songs. */
const PARTS = 2;
const AVATAR_PX = 24;

/** Head and song table of the liked songs playlist. */
export function LikedSongs({ id }: { id: string }) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(playlistQuery(id));
  const { playlist, tracks } = data;
  const { creator, trackCount } = playlist;
  const shown = useSlicedPlaylist(playlist, tracks);
  const { list } = shown;
  const play = usePlaySlicedPlaylist(list);
  const loadAll = () => list.load(0, list.count);
  const drawn = useProgressiveRender(PARTS, ['link']);
  return (
    <>
      <CollectionHead
        label={t({ message: '歌单', context: '一张' })}
        title={t`我喜欢的音乐`}
        coverUrl={playlist.coverImgUrl}
        creator={
          creator && (
            <PersonLink userId={creator.userId} className={classes.person}>
              <Avatar src={creator.avatarUrl} name={creator.nickname} size={AVATAR_PX} />
              <CatalogueText text={creator.nickname} />
            </PersonLink>
          )
        }
        facts={
          <span>
            <Plural value={trackCount} other="# 首歌" />
          </span>
        }
        onPlayAll={list.count > 0 ? () => play() : undefined}
        more={
          list.count > 0 && (
            <>
              <HeartModeButton list={list} />
              <QueueAllButton load={loadAll} />
              <DownloadAllButton ids={list.ids} name={playlist.name} />
              <ExportButton name={playlist.name} load={loadAll} />
            </>
          )
        }
      />
      {list.count === 0 ? (
        <EmptyLikedSongs />
      ) : (
        <PlaylistSongTable playlist={playlist} shown={shown} play={play} own drawn={drawn >= PARTS} />
      )}
    </>
  );
}
