import { useCapability, useIsAdmin } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { SONG_REPLACEMENTS } from '@qingyin/data-account';
import { useOpenOverlay } from '@qingyin/routing';
import type { MenuEntry } from '@qingyin/ui';
import { IconReplace } from '@tabler/icons-react';

/** Menu entry that leads administrators from a song whose file is gone to the list of missing songs; none otherwise. */
export function useMissingSongEntry(tracks: readonly Track[]): MenuEntry[] {
  const { t } = useLingui();
  const open = useOpenOverlay();
  const isAdmin = useIsAdmin() === true;
  const hasReplacements = useCapability(SONG_REPLACEMENTS);
  const [track, ...more] = tracks;
  if (!isAdmin || !hasReplacements || more.length > 0 || track?.unplayable !== 'file-missing') return [];
  return [
    {
      id: 'missing-song',
      label: t`替换缺失的歌曲…`,
      icon: <IconReplace size={18} stroke={1.75} aria-hidden />,
      onSelect: () => open({ settings: 'library', dialog: 'missing-songs' }),
    },
  ];
}
