import { useLazyPart } from '@qingyin/player-react';
import { type ReactNode, useState } from 'react';
import { useServices } from '../services-context.ts';

/** 声音: how everything sounds. The dialog's code and texts come on intent. */
export function useSound(): { ahead: () => void; open: () => void; dialog: ReactNode } {
  const { locale } = useServices();
  const { Part, ahead, need } = useLazyPart(async () => {
    const [module] = await Promise.all([
      import('../overlays/sound/SoundDialog.tsx'),
      locale.loadTexts('player'),
    ]);
    return module.default;
  });
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    need();
    setOpen(true);
  };
  return { ahead, open, dialog: isOpen && Part && <Part onClose={() => setOpen(false)} /> };
}
