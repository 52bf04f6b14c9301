import { useLingui } from '@lingui/react/macro';
import { type LibraryName } from '@qingyin/contract';
import { type CloudSong } from '@qingyin/data-library';
import { type MenuEntry } from '@qingyin/ui';
import { IconFolderMinus, IconFolderPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { canChange, useLibraryChange } from './use-library-change.ts';

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * Menu entries that add cloud disk songs to music libraries and remove them; none without libraries.
 *
 * @param choose opens the dialog with several libraries
 */
export function useLibraryEntries(
  uid: string,
  libraries: readonly LibraryName[],
  choose: (songs: readonly CloudSong[]) => void,
): (songs: readonly CloudSong[]) => MenuEntry[] {
  const { t } = useLingui();
  const change = useLibraryChange(uid);
  return useCallback(
    (songs) => {
      const entries: MenuEntry[] = [];
      const [only] = libraries;
      const several = libraries.length > 1;
      if (only && libraries.some((library) => songs.some(canChange(library, true))))
        entries.push({
          id: 'add-to-library',
          label: several ? t`放进音乐库…` : t`放进「${only.name}」`,
          icon: <IconFolderPlus {...look} />,
          divided: true,
          onSelect: () => (several ? choose(songs) : change(songs, only, true)),
        });
      for (const library of libraries)
        if (songs.some(canChange(library, false)))
          entries.push({
            id: `remove-from-library-${library.id}`,
            label: t`从「${library.name}」拿出来`,
            icon: <IconFolderMinus {...look} />,
            divided: entries.length === 0,
            onSelect: () => change(songs, library, false),
          });
      return entries;
    },
    [libraries, choose, change, t],
  );
}
