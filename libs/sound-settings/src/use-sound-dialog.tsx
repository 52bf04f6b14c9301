import { useLazyComponent } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';

/** Dialog of the sound settings (声音). Its code and texts load on intent. */
export function useSoundDialog(): { ahead: () => void; open: () => void; dialog: ReactNode } {
  const { Part, ahead, need } = useLazyComponent(async () => (await import('./SoundDialog.tsx')).default);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    need();
    setOpen(true);
  };
  return { ahead, open, dialog: isOpen && Part && <Part onClose={() => setOpen(false)} /> };
}
