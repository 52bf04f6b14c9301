import { Trans, useLingui } from '@lingui/react/macro';
import type { MusicLibrary } from '@qingyin/contract';
import { type LibrarySettings, updateMusicLibraryMutation } from '@qingyin/data-account';
import { describeActionFailure } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LibraryFormDialog } from './LibraryFormDialog.tsx';
import styles from './MusicLibraries.module.css';

interface EditLibraryDialogProps {
  library: MusicLibrary;
  onClose: () => void;
}

/** Dialog that changes name, listeners and watching of a music library. */
export function EditLibraryDialog({ library, onClose }: EditLibraryDialogProps) {
  const { t, i18n } = useLingui();
  const { id, path } = library;
  // Copied when it opens: polling would overwrite what is being entered.
  const [settings, setSettings] = useState<LibrarySettings>(() => {
    const { name, everyone, guests, members, watch } = library;
    return { name, everyone, guests, members, watch };
  });
  const update = useMutation({ ...updateMusicLibraryMutation(), onSuccess: onClose });
  return (
    <LibraryFormDialog
      title={t`编辑音乐库`}
      settings={settings}
      onChange={(changed) => setSettings({ ...settings, ...changed })}
      submitLabel={<Trans>保存</Trans>}
      valid
      pending={update.isPending}
      failure={update.error && i18n._(describeActionFailure(update.error))}
      onSubmit={(sent) => update.mutate({ id, settings: sent })}
      onClose={onClose}
    >
      {() => (
        <p className={styles.path}>
          <bdi dir="ltr">{path}</bdi>
        </p>
      )}
    </LibraryFormDialog>
  );
}
