import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { usePlayer } from '@qingyin/player-react';
import { useNavigate } from '@qingyin/routing';
import { type MenuEntry, message } from '@qingyin/ui';
import {
  IconDisc,
  IconHeart,
  IconHeartFilled,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlaylistAdd,
  IconPlus,
  IconShare3,
  IconUser,
} from '@tabler/icons-react';
import { useCanOpen } from '../access/use-can-open.ts';
import { useLoginIntent } from '../access/use-login-intent.ts';
import { type Likes } from '../actions/use-likes.ts';
import { copyText, songLink } from './share.ts';

export interface SongEntriesOptions {
  tracks: Track[];
  onPlay: () => void;
  likes: Likes;
  onPickPlaylist: () => void;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The entries of the song menu for one or several songs; what the state of the product allows, nothing more. */
export function useSongEntries({ tracks, onPlay, likes, onPickPlaylist }: SongEntriesOptions): MenuEntry[] {
  const { t } = useLingui();
  const player = usePlayer();
  const canOpen = useCanOpen();
  const navigate = useNavigate();
  const requireLogin = useLoginIntent();
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
      onSelect: () => player.playNext(playable),
    },
    {
      id: 'enqueue',
      label: t`添加到播放队列`,
      icon: <IconPlaylistAdd {...look} />,
      disabled: silent,
      onSelect: () => {
        player.enqueue(playable);
        message.success(t`已添加到播放队列`);
      },
    },
    {
      id: 'add-to-playlist',
      label: t`添加到歌单…`,
      icon: <IconPlus {...look} />,
      divided: true,
      keepOpen: true,
      onSelect: () => {
        if (requireLogin({ kind: 'visit', payload: {} })) onPickPlaylist();
      },
    },
  ];
  if (!track || tracks.length > 1) return entries;

  const liked = likes.liked.has(track.id);
  const Heart = liked ? IconHeartFilled : IconHeart;
  entries.push(
    {
      id: 'like',
      label: liked ? t`取消喜欢` : t`喜欢`,
      icon: <Heart {...look} />,
      onSelect: () => likes.toggle(track),
    },
    {
      id: 'share',
      label: t`分享`,
      icon: <IconShare3 {...look} />,
      onSelect: () => {
        void copyText(songLink(track.id, window.location)).then((copied) =>
          copied ? message.success(t`链接已复制`) : message.error(t`浏览器不允许复制`),
        );
      },
    },
  );
  if (canOpen('/album/$id') && track.album.id !== 0)
    entries.push({
      id: 'album',
      label: t`查看专辑`,
      icon: <IconDisc {...look} />,
      divided: true,
      onSelect: () => void navigate({ to: '/album/$id', params: { id: String(track.album.id) } }),
    });
  if (canOpen('/artists-detail'))
    for (const { id, name } of track.artists)
      entries.push({
        id: `artist-${id}`,
        label: t`查看歌手：${name}`,
        icon: <IconUser {...look} />,
        onSelect: () => void navigate({ to: '/artists-detail', search: { id: String(id) } }),
      });
  return entries;
}
