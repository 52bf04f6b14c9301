import { useCapability, useIsAdmin } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { areCorrectable, TAG_CORRECTIONS } from '@qingyin/data-account';
import { type MenuEntry, useLazyComponent } from '@qingyin/ui';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

/** Entry and element of the dialog that corrects tags. */
export interface TagCorrectionState {
  /** whether the caller may correct these songs */
  offered: boolean;
  open: () => void;
  /** menu entry that opens the dialog; none where it is not offered */
  entries: MenuEntry[];
  /** to be rendered by the caller; null while closed */
  dialog: ReactNode;
}

/**
 * Corrects the tags of songs of music libraries, for administrators. The dialog is loaded on press.
 *
 * @param onClose called after the dialog has closed, with the albums that the songs are in now when it has saved
 */
export function useTagCorrection(
  songIds: readonly number[],
  onClose?: (albumIds?: readonly number[]) => void,
): TagCorrectionState {
  const { t } = useLingui();
  const isAdmin = useIsAdmin() === true;
  const hasCorrections = useCapability(TAG_CORRECTIONS);
  const offered = isAdmin && hasCorrections && areCorrectable(songIds);
  const [isOpen, setOpen] = useState(false);
  const { Part, need } = useLazyComponent(
    () => import('./TagCorrectionDialog.tsx').then((module) => module.TagCorrectionDialog),
    'administration',
  );
  const open = () => {
    need();
    setOpen(true);
  };
  const entry: MenuEntry = {
    id: 'correct-tags',
    label: t`更正歌曲信息…`,
    icon: <IconPencil size={18} stroke={1.75} aria-hidden />,
    divided: true,
    keepOpen: true,
    onSelect: open,
  };
  return {
    offered,
    open,
    entries: offered ? [entry] : [],
    dialog: isOpen && Part && (
      <Part
        songIds={songIds}
        onClose={(albumIds) => {
          setOpen(false);
          onClose?.(albumIds);
        }}
      />
    ),
  };
}
