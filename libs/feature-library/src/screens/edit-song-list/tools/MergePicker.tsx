import { usePlaylistNames } from '@qingyin/media-ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { userPlaylistsQuery } from '@qingyin/data-library';
import { useSession } from '@qingyin/session/react';
import { type Anchor, CoverImage, ErrorState, type MenuEntry, SkeletonText } from '@qingyin/ui';
import { MenuList, Sheet } from '@qingyin/ui/lazy';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import classes from './PlaylistTools.module.css';

interface MergePickerProps {
  /** id of the source playlist */
  from: number;
  anchor: Anchor;
  onClose: () => void;
  onChoose: (target: Playlist) => void;
  /** merges into a new playlist */
  onNew: () => void;
}

const SKELETON_LINES = 4;
const COVER_PX = 20;

/** Picker of the user's other own playlists. */
export default function MergePicker({ from, anchor, onClose, onChoose, onNew }: MergePickerProps) {
  const { t } = useLingui();
  const nameOf = usePlaylistNames();
  const userId = useSession((session) => session.userId) ?? '';
  const { data, error, isPending, refetch } = useQuery(userPlaylistsQuery(userId));
  const others = (data ?? []).filter(({ id, userId: owner }) => String(owner) === userId && id !== from);
  const fresh: MenuEntry = {
    id: 'new',
    label: t`新建歌单`,
    icon: <IconPlus size={18} stroke={1.75} aria-hidden />,
    onSelect: onNew,
  };
  const entries = others.map((playlist, place): MenuEntry => {
    const { id, coverImgUrl, trackCount } = playlist;
    return {
      id: String(id),
      label: nameOf(playlist),
      icon: <CoverImage src={coverImgUrl} alt="" size={COVER_PX} radius="s" className={classes.tiny} />,
      note: <Plural value={trackCount} other="# 首" />,
      divided: place === 0,
      onSelect: () => onChoose(playlist),
    };
  });
  return (
    <Sheet label={t`并入另一个歌单`} anchor={anchor} onClose={onClose} wide>
      <MenuList label={t`并入另一个歌单`} entries={[fresh, ...entries]} onClose={onClose} />
      {entries.length === 0 && (
        <div className={classes.nothing}>
          {data && <Trans>你还没有别的歌单。</Trans>}
          {isPending && <SkeletonText lines={SKELETON_LINES} />}
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        </div>
      )}
    </Sheet>
  );
}
