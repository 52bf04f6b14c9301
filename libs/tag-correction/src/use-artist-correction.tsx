import { useCapability, useIsAdmin } from '@qingyin/auth-gate';
import { ARTIST_RULES } from '@qingyin/data-account';
import { useLazyComponent } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';

interface ArtistCorrectionState {
  /** whether the caller may correct artists */
  offered: boolean;
  open: () => void;
  /** to be rendered by the caller; null while closed */
  dialog: ReactNode;
}

/**
 * Joins and splits artists of music libraries, for administrators. The dialog is loaded on press.
 *
 * @param onClose called after the dialog has closed, with the artists that the name stands for when it has saved
 */
export function useArtistCorrection(
  { id, name }: { id: number; name: string },
  onClose: (artistIds?: readonly number[]) => void,
): ArtistCorrectionState {
  const isAdmin = useIsAdmin() === true;
  const hasRules = useCapability(ARTIST_RULES);
  const [isOpen, setOpen] = useState(false);
  const { Part, need } = useLazyComponent(
    () => import('./ArtistCorrectionDialog.tsx').then((module) => module.ArtistCorrectionDialog),
    'administration',
  );
  return {
    offered: isAdmin && hasRules,
    open: () => {
      need();
      setOpen(true);
    },
    dialog: isOpen && Part && (
      <Part
        artistId={id}
        name={name}
        onClose={(artistIds) => {
          setOpen(false);
          onClose(artistIds);
        }}
      />
    ),
  };
}
