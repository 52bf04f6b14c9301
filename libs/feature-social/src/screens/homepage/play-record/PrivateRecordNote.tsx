import { Trans } from '@lingui/react/macro';
import { Link, overlayEntry } from '@qingyin/routing';
import { IconLock } from '@tabler/icons-react';
import classes from './Record.module.css';

/** Note on one's own profile that the play record is private, with a link to the privacy settings. */
export function PrivateRecordNote() {
  return (
    <p className={classes.onlyYou}>
      <IconLock size={16} stroke={1.75} aria-hidden />
      <Trans>
        只有你自己能看到。
        <Link
          to="."
          search={(kept) => ({ ...kept, settings: 'privacy' as const })}
          state={overlayEntry}
          resetScroll={false}
          aria-haspopup="dialog"
        >
          更改
        </Link>
      </Trans>
    </p>
  );
}
