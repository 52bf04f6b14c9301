import { useCapability, useRequireLogin } from '@qingyin/auth-gate';
import { SONG_FACTS } from '@qingyin/data-library';
import { useArtistNames } from '@qingyin/media-ui';
import { type Likes, useDownload } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { usePlayer } from '@qingyin/player-react';
import { useNavigate } from '@qingyin/routing';
import { type MenuEntry, message } from '@qingyin/ui';
import {
  IconDisc,
  IconDownload,
  IconHeart,
  IconHeartFilled,
  IconInfoCircle,
  IconMessageCircle,
  IconMovie,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlaylistAdd,
  IconPlus,
  IconShare3,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { useLikeMany } from './use-like-many.ts';
import { type SongRemoval } from './use-remove-from-playlist.ts';

export interface SongMenuEntriesOptions {
  tracks: Track[];
  onPlay: () => void;
  likes: Likes;
  removal?: SongRemoval | undefined;
  extraEntries?: ((tracks: readonly Track[]) => readonly MenuEntry[]) | undefined;
  onPutNext?: (() => void) | undefined;
  onPickPlaylist: () => void;
  onShare: () => void;
  /** opens the details of the song */
  onDetails: () => void;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Entries of the song menu for one or several songs. */
export function useSongMenuEntries(options: SongMenuEntriesOptions): MenuEntry[] {
  const { tracks, onPlay, likes, removal, extraEntries, onPutNext, onPickPlaylist, onShare, onDetails } =
    options;
  const { t } = useLingui();
  const player = usePlayer();
  const navigate = useNavigate();
  const nameOf = useArtistNames();
  const requireLogin = useRequireLogin();
  const likeMany = useLikeMany(likes.liked);
  const { canDownloadSeveral, downloadTracks } = useDownload();
  const hasDetails = useCapability(SONG_FACTS);
  const playable = tracks.filter((track) => !track.unplayable);
  const [track] = tracks;
  const silent = playable.length === 0;

  const entries: MenuEntry[] = [
    { id: 'play', label: t`播放`, icon: <IconPlayerPlay {...look} />, disabled: silent, onSelect: onPlay },
    {
      id: 'play-next',
      label: t`下一首播放`,
      icon: <IconPlayerTrackNext {...look} />,
      disabled: silent,
      onSelect: () => (onPutNext ? onPutNext() : player.playNext(playable)),
    },
  ];
  if (!onPutNext)
    entries.push({
      id: 'enqueue',
      label: t`添加到播放队列`,
      icon: <IconPlaylistAdd {...look} />,
      disabled: silent,
      onSelect: () => {
        player.enqueue(playable);
        message.success(t`已添加到播放队列`);
      },
    });
  entries.push({
    id: 'add-to-playlist',
    label: t`添加到歌单…`,
    icon: <IconPlus {...look} />,
    divided: true,
    keepOpen: true,
    onSelect: () => {
      if (requireLogin({ kind: 'visit', payload: {} })) onPickPlaylist();
    },
  });
  const removing: MenuEntry[] = [...(extraEntries?.(tracks) ?? [])];
  if (removal && !removal.byHeart)
    removing.push({
      id: 'remove',
      label: removal.label,
      icon: <IconTrash {...look} />,
      danger: true,
      divided: true,
      onSelect: () => removal.remove(tracks),
    });
  if (!track) return entries;

  const liked = tracks.every(({ id }) => likes.liked.has(id));
  const Heart = liked ? IconHeartFilled : IconHeart;
  entries.push({
    id: 'like',
    label: liked ? t`取消喜欢` : t`喜欢`,
    icon: <Heart {...look} />,
    onSelect: () => {
      if (liked && removal?.byHeart) removal.remove(tracks);
      else if (tracks.length === 1) likes.toggle(track);
      else if (requireLogin({ kind: 'visit', payload: {} })) likeMany(tracks);
    },
  });
  const downloading: MenuEntry = {
    id: 'download',
    label: t`下载`,
    icon: <IconDownload {...look} />,
    disabled: silent,
    onSelect: () => void downloadTracks(tracks),
  };
  if (tracks.length > 1) return [...entries, ...(canDownloadSeveral ? [downloading] : []), ...removing];

  entries.push({
    id: 'share',
    label: t`分享`,
    icon: <IconShare3 {...look} data-flip-rtl />,
    keepOpen: true,
    onSelect: onShare,
  });
  entries.push(downloading, {
    id: 'comments',
    label: t`查看评论`,
    icon: <IconMessageCircle {...look} />,
    onSelect: () =>
      void navigate({
        to: '/hot-comment-list/$id/$type',
        params: { id: String(track.id), type: 'song' },
      }),
  });
  if (track.album.id !== 0)
    entries.push({
      id: 'album',
      label: t`查看专辑`,
      icon: <IconDisc {...look} />,
      divided: true,
      onSelect: () => void navigate({ to: '/album/$id', params: { id: String(track.album.id) } }),
    });
  for (const artist of track.artists.filter(({ id }) => id !== 0)) {
    const { id } = artist;
    const name = nameOf(artist.name);
    entries.push({
      id: `artist-${id}`,
      label: t`查看歌手：${name}`,
      icon: <IconUser {...look} />,
      onSelect: () => void navigate({ to: '/artists-detail', search: { id: String(id) } }),
    });
  }
  if (track.mvId !== 0)
    entries.push({
      id: 'mv',
      label: t`观看 MV`,
      icon: <IconMovie {...look} />,
      onSelect: () => void navigate({ to: '/mv-detail/$mvid', params: { mvid: String(track.mvId) } }),
    });
  if (hasDetails)
    entries.push({
      id: 'details',
      label: t`歌曲信息`,
      icon: <IconInfoCircle {...look} />,
      keepOpen: true,
      onSelect: onDetails,
    });
  return [...entries, ...removing];
}
