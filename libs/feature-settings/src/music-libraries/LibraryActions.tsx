import { Trans, useLingui } from '@lingui/react/macro';
import type { MusicLibrary } from '@qingyin/contract';
import { Button, describeActionFailure, useActionLabel } from '@qingyin/ui';
import { useState } from 'react';
import section from '../Section.module.css';
import { ConfirmMissingDialog } from './ConfirmMissingDialog.tsx';
import { EditLibraryDialog } from './EditLibraryDialog.tsx';
import styles from './MusicLibraries.module.css';
import { RemoveLibraryDialog } from './RemoveLibraryDialog.tsx';
import { useLibraryActions } from './use-library-actions.ts';

/** Buttons of a music library with the dialogs they open, and the error of the last action. */
export function LibraryActions({ library }: { library: MusicLibrary }) {
  const { t, i18n } = useLingui();
  const actionLabel = useActionLabel();
  const [asked, ask] = useState<'edit' | 'remove' | 'confirm' | null>(null);
  const { scan, remove, restore, confirm, failure } = useLibraryActions(library);
  const { name, removedAt, fromOptions, reason } = library;
  const removed = removedAt !== null;
  const scanning = library.scan !== null;
  const close = () => ask(null);
  return (
    <div>
      <div className={section.acts}>
        {!removed && (
          <>
            {reason === 'many-missing' && (
              <Button size="s" aria-haspopup="dialog" onClick={() => ask('confirm')}>
                <Trans>这些文件确实删除了</Trans>
              </Button>
            )}
            {/* Not disabled, so that it keeps the focus. */}
            <Button
              size="s"
              className={styles.scanAct}
              aria-disabled={scanning || undefined}
              aria-label={actionLabel(t`重新扫描`, name)}
              onClick={() => !scanning && scan()}
            >
              <Trans>重新扫描</Trans>
            </Button>
            <Button
              size="s"
              aria-haspopup="dialog"
              aria-label={actionLabel(t`编辑`, name)}
              onClick={() => ask('edit')}
            >
              <Trans>编辑</Trans>
            </Button>
          </>
        )}
        {/* One button for both, so that it keeps the focus. */}
        {(removed || !fromOptions) && (
          <Button
            size="s"
            aria-haspopup={removed ? undefined : 'dialog'}
            aria-label={actionLabel(removed ? t`恢复` : t`移除`, name)}
            className={removed ? undefined : section.danger}
            onClick={removed ? restore : () => ask('remove')}
          >
            {removed ? <Trans>恢复</Trans> : <Trans>移除</Trans>}
          </Button>
        )}
      </div>
      <p role="alert" className={section.failure}>
        {failure && i18n._(describeActionFailure(failure))}
      </p>
      {asked === 'edit' && <EditLibraryDialog library={library} onClose={close} />}
      {asked === 'remove' && <RemoveLibraryDialog name={name} onYes={remove} onClose={close} />}
      {asked === 'confirm' && <ConfirmMissingDialog library={library} onYes={confirm} onClose={close} />}
    </div>
  );
}
