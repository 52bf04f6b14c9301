import { Trans } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { IconHistory } from '@tabler/icons-react';
import classes from './RestoredDraftNote.module.css';

/** Note that unsaved changes of the last visit were restored, with a button to discard them. */
export function RestoredDraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div role="status" className={classes.note}>
      <IconHistory size={18} stroke={1.75} className={classes.icon} aria-hidden />
      <p className={classes.text}>
        <Trans>上次没有保存的修改还在，已经为你填好。</Trans>
      </p>
      <Button variant="plain" size="s" onClick={onDiscard}>
        <Trans>放弃这些修改</Trans>
      </Button>
    </div>
  );
}
