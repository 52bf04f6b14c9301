import { useLingui } from '@lingui/react/macro';
import { useCapability } from '@qingyin/auth-gate';
import { LIBRARY_REASONS } from '@qingyin/data-music';
import { Button } from '@qingyin/ui';
import { IconHelp } from '@tabler/icons-react';
import { useState } from 'react';
import { ReasonsDialog } from './ReasonsDialog.tsx';

interface ReasonsButtonProps {
  kind: 'album' | 'artist';
  id: string;
}

/** Opens a dialog with the reasons for an album or artist; renders nothing on services without reasons. */
export function ReasonsButton({ kind, id }: ReasonsButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!useCapability(LIBRARY_REASONS)) return null;
  return (
    <>
      <Button
        icon={<IconHelp size={18} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t`为什么是这样`}
      </Button>
      {isOpen && <ReasonsDialog kind={kind} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
