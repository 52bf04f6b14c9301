import { useCapability } from '@qingyin/auth-gate';
import { Trans } from '@lingui/react/macro';
import { TAG_CORRECTIONS } from '@qingyin/data-account';
import { Button } from '@qingyin/ui';
import { useState } from 'react';
import { CorrectionsDialog } from './CorrectionsDialog.tsx';

/** Opens the list of corrections of tags; renders nothing on services without them. */
export function CorrectionsButton() {
  const [open, setOpen] = useState(false);
  if (!useCapability(TAG_CORRECTIONS)) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>更正记录</Trans>
      </Button>
      {open && <CorrectionsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
