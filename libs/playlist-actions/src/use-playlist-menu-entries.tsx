import { usePlayPlaylist } from '@qingyin/track-actions';
import { isLikedSongs } from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import { type Playlist, type Track } from '@qingyin/contract';
import { usePlayer } from '@qingyin/player-react';
import { useNavigate } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { attempt, type MenuEntry, message } from '@qingyin/ui';
import {
  IconArrowDown,
  IconArrowUp,
  IconFileExport,
  IconFolder,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlaylistAdd,
  IconShare3,
  IconStarOff,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { loadPlaylistTracks } from './load-playlist-tracks.ts';
import { usePinnedPlaylists } from './pinned-playlists.ts';
import { useRemovePlaylist } from './use-remove-playlist.ts';

/** Options of the playlist menu's entries. */
export interface PlaylistMenuEntriesOptions {
  playlist: Playlist;
  onShare: () => void;
  /** opens the choice of export formats */
  onExport: () => void;
  /** opens the choice of a folder */
  onFolder: () => void;
  /** moves it by one place among its siblings; undefined in lists with another order */
  onStep?: ((step: -1 | 1) => void) | undefined;
  /** whether it is at an end of its siblings */
  ends?: { first: boolean; last: boolean } | undefined;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Menu entries for a playlist that the user has created or subscribed to. */
export function usePlaylistMenuEntries({
  playlist,
  onShare,
  onExport,
  onFolder,
  onStep,
  ends,
}: PlaylistMenuEntriesOptions): MenuEntry[] {
  const { t } = useLingui();
  const player = usePlayer();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const own = useSession(({ userId }) => userId === String(playlist.userId));
  const { playing, toggle } = usePlayPlaylist(String(playlist.id));
  const { pinned, toggle: togglePin } = usePinnedPlaylists();
  const { deleteList, uncollect } = useRemovePlaylist();
  const isPinned = pinned.includes(playlist.id);
  const mine = own && !isLikedSongs(playlist.specialType);
  const empty = playlist.trackCount === 0;

  const withTracks = (action: (tracks: readonly Track[]) => void) => () =>
    void attempt(t`没有取到歌曲，请再试一次`, async () => {
      const tracks = await loadPlaylistTracks(queryClient, playlist.id);
      action(tracks.filter(({ unplayable }) => unplayable === null));
    });

  const entries: MenuEntry[] = [
    {
      id: 'play',
      label: playing ? t`暂停` : t`播放`,
      icon: playing ? <IconPlayerPause {...look} /> : <IconPlayerPlay {...look} />,
      disabled: empty,
      onSelect: toggle,
    },
    {
      id: 'play-next',
      label: t`下一首播放`,
      icon: <IconPlayerTrackNext {...look} />,
      disabled: empty,
      onSelect: withTracks((tracks) => player.playNext(tracks)),
    },
    {
      id: 'enqueue',
      label: t`添加到播放队列`,
      icon: <IconPlaylistAdd {...look} />,
      disabled: empty,
      onSelect: withTracks((tracks) => {
        player.enqueue(tracks);
        message.success(t`已添加到播放队列`);
      }),
    },
    {
      id: 'pin',
      label: isPinned ? t`取消置顶` : t`在导航中置顶`,
      icon: isPinned ? <IconPinnedOff {...look} /> : <IconPin {...look} />,
      divided: true,
      onSelect: () => togglePin(playlist.id),
    },
    {
      id: 'folder',
      label: t`移到文件夹`,
      icon: <IconFolder {...look} />,
      keepOpen: true,
      onSelect: onFolder,
    },
  ];
  if (mine)
    entries.push({
      id: 'edit',
      label: t`编辑`,
      icon: <IconPencil {...look} />,
      onSelect: () => void navigate({ to: '/edit-song-list', search: { id: String(playlist.id) } }),
    });
  entries.push({
    id: 'share',
    label: t`分享`,
    icon: <IconShare3 {...look} data-flip-rtl />,
    keepOpen: true,
    onSelect: onShare,
  });
  if (!empty)
    entries.push({
      id: 'export',
      label: t`导出`,
      icon: <IconFileExport {...look} data-flip-rtl />,
      keepOpen: true,
      onSelect: onExport,
    });
  if (onStep && !ends?.first)
    entries.push({
      id: 'up',
      label: t({ message: '上移', context: '歌单' }),
      icon: <IconArrowUp {...look} />,
      onSelect: () => onStep(-1),
    });
  if (onStep && !ends?.last)
    entries.push({
      id: 'down',
      label: t({ message: '下移', context: '歌单' }),
      icon: <IconArrowDown {...look} />,
      onSelect: () => onStep(1),
    });
  if (mine)
    entries.push({
      id: 'delete',
      label: t`删除歌单`,
      icon: <IconTrash {...look} />,
      danger: true,
      divided: true,
      onSelect: () => void deleteList(playlist),
    });
  if (!own)
    entries.push({
      id: 'uncollect',
      label: t`取消收藏`,
      icon: <IconStarOff {...look} />,
      divided: true,
      onSelect: () => void uncollect(playlist),
    });
  return entries;
}
