import { useCapability } from '@qingyin/auth-gate';
import { Trans } from '@lingui/react/macro';
import { OUTSIDE_SOURCES } from '@qingyin/data-account';
import { Button } from '@qingyin/ui';
import { useState } from 'react';
import { OutsideSourcesDialog } from './OutsideSourcesDialog.tsx';

/** Opens the settings of outside sources; renders nothing on services without them. */
export function OutsideSourcesButton() {
  const [open, setOpen] = useState(false);
  if (!useCapability(OUTSIDE_SOURCES)) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>外部资料</Trans>
      </Button>
      {open && <OutsideSourcesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
