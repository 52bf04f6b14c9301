import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { type CloudSong } from '@qingyin/data-library';
import { useOffered } from '@qingyin/media-kit';
import { type MenuEntry } from '@qingyin/ui';
import { IconLink, IconPencil, IconX } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useMatching } from './edit/use-matching.ts';
import { type Editing } from './editing.ts';

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
/** Capability beyond the contract (docs/api-extensions.md). */
const TAGS_FEATURE = 'cloud-tags';

/** Menu entries that only cloud disk songs have: matching and tags. */
export function useOwnActs(
  uid: string,
  byId: ReadonlyMap<number, CloudSong>,
  edit: (editing: Editing) => void,
): (tracks: readonly Track[]) => MenuEntry[] {
  const { t } = useLingui();
  const match = useMatching(uid);
  const tags = useOffered(TAGS_FEATURE);
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
