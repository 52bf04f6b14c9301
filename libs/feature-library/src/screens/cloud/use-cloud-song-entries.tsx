import { useCapability } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { type LibraryName, type Track } from '@qingyin/contract';
import { type CloudSong } from '@qingyin/data-library';
import { type MenuEntry } from '@qingyin/ui';
import { IconLink, IconPencil, IconX } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useMatchSong } from './edit/use-match-song.ts';
import { type EditTarget } from './edit-target.ts';
import { useLibraryEntries } from './libraries/use-library-entries.tsx';

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
/** Capability beyond the contract (docs/api-extensions.md). */
const TAGS_FEATURE = 'cloud-tags';

/**
 * Menu entries that only cloud disk songs have: matching and tags of one song, music libraries of one or several.
 *
 * @param libraries the music libraries that the user hears
 * @param edit opens a dialog
 */
export function useCloudSongEntries(
  uid: string,
  byId: ReadonlyMap<number, CloudSong>,
  libraries: readonly LibraryName[],
  edit: (editing: EditTarget) => void,
): (tracks: readonly Track[]) => MenuEntry[] {
  const { t } = useLingui();
  const match = useMatchSong(uid);
  const tags = useCapability(TAGS_FEATURE);
  const choose = useCallback(
    (songs: readonly CloudSong[]) => edit({ kind: 'library', songs, libraries }),
    [edit, libraries],
  );
  const libraryEntries = useLibraryEntries(uid, libraries, choose);
  return useCallback(
    (tracks) => {
      const songs = tracks.flatMap(({ id }) => byId.get(id) ?? []);
      const [song] = songs;
      if (!song || tracks.length > 1) return libraryEntries(songs);
      const entries: MenuEntry[] = [
        {
          id: 'match',
          label: song.matchedId === null ? t`匹配歌曲…` : t`改为匹配其他歌曲…`,
          icon: <IconLink {...look} />,
          divided: true,
          onSelect: () => edit({ kind: 'match', song }),
        },
      ];
      if (song.matchedId !== null)
        entries.push({
          id: 'unmatch',
          label: t`取消匹配`,
          icon: <IconX {...look} />,
          onSelect: () => match(song, null),
        });
      if (tags)
        entries.push({
          id: 'tags',
          label: t`编辑标签…`,
          icon: <IconPencil {...look} />,
          onSelect: () => edit({ kind: 'tags', song }),
        });
      return [...entries, ...libraryEntries(songs)];
    },
    [byId, edit, libraryEntries, match, tags, t],
  );
}
