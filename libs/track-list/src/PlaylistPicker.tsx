import { usePlaylistNames } from '@qingyin/media-ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { useSession } from '@qingyin/session/react';
import { type Anchor, ErrorState, type MenuEntry, SkeletonText } from '@qingyin/ui';
import { MenuList, Sheet } from '@qingyin/ui/lazy';
import { IconChevronLeft, IconPlus } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { NewPlaylistForm } from './NewPlaylistForm.tsx';
import { PlaylistFilterField } from './PlaylistFilterField.tsx';
import { playlistPickerEntry } from './playlist-picker-entry.tsx';
import classes from './PlaylistPicker.module.css';
import { useAddToPlaylist } from './use-add-to-playlist.ts';
import { useOwnPlaylists } from './use-own-playlists.ts';

export interface PlaylistPickerProps {
  tracks: readonly Track[];
  anchor: Anchor;
  onClose: () => void;
  /** returns to the menu that opened the picker; default: no back entry */
  onBack?: () => void;
  onAdded?: () => void;
}

const SKELETON_LINES = 4;
/** Number of playlists above which a filter field appears. */
const MANY = 8;

/**
 * Picker of the user's own playlists, which shows how many of the songs each one contains. Page of the song menu
 * or standalone; a new playlist can be created from the songs.
 */
export function PlaylistPicker({ tracks, anchor, onClose, onBack, onAdded }: PlaylistPickerProps) {
  const { t } = useLingui();
  const { userId } = useSession();
  const trackIds = useMemo(() => [...new Set(tracks.map(({ id }) => id))], [tracks]);
  const [query, setQuery] = useState('');
  const [making, setMaking] = useState(false);
  const [full, setFull] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { own, shown, holding, isPending, error, refetch } = useOwnPlaylists(userId ?? '', trackIds, query);
  const { add, create } = useAddToPlaylist();
  const nameOf = usePlaylistNames();

  if (making)
    return (
      <Sheet key="new" label={t`新建歌单`} anchor={anchor} onClose={onClose}>
        <NewPlaylistForm
          onCancel={() => setMaking(false)}
          onCreate={async (name) => {
            await create(name, trackIds);
            onClose();
            onAdded?.();
          }}
        />
      </Sheet>
    );

  const entries: MenuEntry[] = shown.map((playlist) =>
    playlistPickerEntry({
      playlist,
      name: nameOf(playlist),
      addedCount: trackIds.length,
      containedCount: holding && (holding.get(playlist.id)?.size ?? 0),
      onFull: () => setFull(nameOf(playlist)),
      // By promise rather than a mutation callback: the menu is unmounted when the answer arrives.
      onAdd: () =>
        void add(
          { ...playlist, name: nameOf(playlist) },
          trackIds,
          holding && (holding.get(playlist.id) ?? new Set()),
        ).then((added) => added && onAdded?.()),
    }),
  );
  const count = entries.length;
  const saysFull = (name: string) => t`歌单「${name}」里已经有了`;
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const ways: MenuEntry[] = [
    ...(onBack
      ? [
          {
            id: 'back',
            label: t`返回`,
            icon: <IconChevronLeft {...icon} data-flip-rtl />,
            keepOpen: true,
            onSelect: onBack,
          },
        ]
      : []),
    {
      id: 'new',
      label: t`新建歌单`,
      icon: <IconPlus {...icon} />,
      keepOpen: true,
      onSelect: () => setMaking(true),
    },
  ];
  const [first, ...others] = entries;
  return (
    <Sheet key="lists" label={t`添加到歌单`} anchor={anchor} onClose={onClose}>
      {own.length > MANY && <PlaylistFilterField query={query} onChange={setQuery} list={list} />}
      <div ref={list}>
        <MenuList
          label={t`添加到歌单`}
          entries={[...ways, ...(first ? [{ ...first, divided: true }, ...others] : [])]}
          onClose={onClose}
        />
      </div>
      <div role="status" className={classes.rest}>
        {full !== null && <p>{saysFull(full)}</p>}
        {query !== '' && count === 0 && <p>{t`没有叫这个名字的歌单`}</p>}
        {query !== '' && count > 0 && (
          <p className="qy-unseen">
            <Plural value={count} other="找到 # 个歌单" />
          </p>
        )}
        {own.length === 0 && !isPending && !error && <p>{t`你还没有自己的歌单。`}</p>}
      </div>
      {isPending && (
        <div className={classes.rest}>
          <SkeletonText lines={SKELETON_LINES} />
        </div>
      )}
      {error && <ErrorState error={error} onRetry={refetch} />}
    </Sheet>
  );
}
