import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { addTracksMutation, userPlaylistsQuery } from '@qingyin/data-library';
import { useSession } from '@qingyin/session/react';
import { type Anchor, CoverImage, ErrorState, type MenuEntry, message, SkeletonText } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { IconChevronLeft } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import classes from './PlaylistPicker.module.css';

export interface PlaylistPickerProps {
  tracks: Track[];
  anchor: Anchor;
  onClose: () => void;
  /** to the menu that led here; default: nowhere */
  onBack?: () => void;
  onAdded?: () => void;
}

const SKELETON_LINES = 4;

/** The user's own playlists, as a further page of the song menu or on its own. */
export function PlaylistPicker({ tracks, anchor, onClose, onBack, onAdded }: PlaylistPickerProps) {
  const { t } = useLingui();
  const { userId } = useSession();
  const { data, error, isPending, refetch } = useQuery(userPlaylistsQuery(userId ?? ''));
  const { mutateAsync } = useMutation(addTracksMutation());
  const own = (data ?? []).filter((playlist) => String(playlist.userId) === userId);

  // By the promise: the menu is gone by the time the answer comes, and with it what the mutation would call back.
  const addTo = (playlistId: number) =>
    void mutateAsync({ playlistId, trackIds: tracks.map(({ id }) => id) }).then(
      () => {
        message.success(t`已添加到歌单`);
        onAdded?.();
      },
      () => message.error(t`没能添加到歌单`),
    );

  const back: MenuEntry[] = onBack
    ? [
        {
          id: 'back',
          label: t`返回`,
          icon: <IconChevronLeft size={18} stroke={1.75} aria-hidden data-flip-rtl />,
          keepOpen: true,
          onSelect: onBack,
        },
      ]
    : [];
  const entries = own.map((playlist): MenuEntry => ({
    id: String(playlist.id),
    label: playlist.name,
    icon: <CoverImage src={playlist.coverImgUrl} alt="" size={20} radius="s" className={classes.cover} />,
    onSelect: () => addTo(playlist.id),
  }));
  return (
    <Menu
      label={t`添加到歌单`}
      entries={[...back, ...entries]}
      anchor={anchor}
      onClose={onClose}
      footer={
        <div className={classes.rest}>
          {isPending && <SkeletonText lines={SKELETON_LINES} />}
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {data && own.length === 0 && <p>{t`你还没有自己的歌单。`}</p>}
        </div>
      }
    />
  );
}
