import { useCapability } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { type CloudSong } from '@qingyin/data-library';
import { type MenuEntry } from '@qingyin/ui';
import { IconLink, IconPencil, IconX } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useMatchSong } from './edit/use-match-song.ts';
import { type EditTarget } from './edit-target.ts';

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
/** Capability beyond the contract (docs/api-extensions.md). */
const TAGS_FEATURE = 'cloud-tags';

/** Menu entries that only cloud disk songs have: matching and tags. */
export function useCloudSongEntries(
  uid: string,
  byId: ReadonlyMap<number, CloudSong>,
  edit: (editing: EditTarget) => void,
): (tracks: readonly Track[]) => MenuEntry[] {
  const { t } = useLingui();
  const match = useMatchSong(uid);
  const tags = useCapability(TAGS_FEATURE);
  return useCallback(
    (tracks) => {
      const [track] = tracks;
      const song = tracks.length === 1 && track ? byId.get(track.id) : undefined;
      if (!song) return [];
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
      return entries;
    },
    [byId, edit, match, tags, t],
  );
}
