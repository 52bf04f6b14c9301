import { useCapability, useIsAdmin } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import type { PicturedParams } from '@qingyin/contract';
import { CHOSEN_PICTURES } from '@qingyin/data-account';
import { Button, useLazyComponent } from '@qingyin/ui';
import { IconPhotoEdit } from '@tabler/icons-react';
import { useState } from 'react';

/**
 * Chooses the picture of an album or artist of music libraries; renders nothing for those who may not. The dialog is loaded
 * on press.
 */
export function ChoosePictureButton({ of }: { of: PicturedParams }) {
  const { t } = useLingui();
  const isAdmin = useIsAdmin() === true;
  const hasChoice = useCapability(CHOSEN_PICTURES);
  const [isOpen, setOpen] = useState(false);
  const { Part, need } = useLazyComponent(
    () => import('./PictureChoiceDialog.tsx').then((module) => module.PictureChoiceDialog),
    'administration',
  );
  if (!isAdmin || !hasChoice) return null;
  const open = () => {
    need();
    setOpen(true);
  };
  return (
    <>
      <Button
        icon={<IconPhotoEdit size={18} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {of.kind === 'album' ? t`选择封面` : t`选择图片`}
      </Button>
      {isOpen && Part && <Part of={of} onClose={() => setOpen(false)} />}
    </>
  );
}
