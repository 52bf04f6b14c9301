import { Trans, useLingui } from '@lingui/react/macro';
import { LIBRARY_PATH_MAX, resultCodes } from '@qingyin/contract';
import { addMusicLibraryMutation, type LibrarySettings } from '@qingyin/data-account';
import { isApiError } from '@qingyin/http-client';
import { describeActionFailure, TextField } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cleanPath, nameOfPath } from './clean-path.ts';
import { FolderCheckResult } from './FolderCheckResult.tsx';
import { LibraryFormDialog } from './LibraryFormDialog.tsx';
import { folderProblems } from './library-texts.ts';
import { useFolderCheck } from './use-folder-check.ts';

/** Dialog that adds a folder of the server, which it checks beforehand. */
export function AddLibraryDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const path = cleanPath(typed);
  const [changed, setChanged] = useState<Partial<LibrarySettings>>({});
  // Until somebody writes a name, it follows the path.
  const settings = { name: nameOfPath(path), ...fresh, ...changed };
  const { check, error, checking, leave, refetch } = useFolderCheck(path);
  const add = useMutation({
    ...addMusicLibraryMutation(),
    onSuccess: onClose,
    // The folder may have changed since it was checked; the new check says what is wrong.
    onError: refetch,
  });
  const problem = check && check.problem !== '' ? i18n._(folderProblems[check.problem]) : null;
  return (
    <LibraryFormDialog
      title={t`添加音乐库`}
      settings={settings}
      onChange={(more) => setChanged({ ...changed, ...more })}
      submitLabel={<Trans>添加</Trans>}
      valid={path !== '' && problem === null}
      pending={add.isPending}
      failure={
        add.error &&
        (isApiError(add.error) && add.error.code === resultCodes.badParameters
          ? problem === null && t`服务器没有接受这个文件夹。请检查路径。`
          : i18n._(describeActionFailure(add.error)))
      }
      onSubmit={(sent) => {
        leave();
        add.mutate({ path, settings: sent });
      }}
      onClose={onClose}
    >
      {(judged) => (
        <div>
          <TextField
            label={t`服务器上的文件夹`}
            placeholder="/mnt/music"
            dir="ltr"
            data-autofocus
            spellCheck={false}
            autoCapitalize="none"
            value={typed}
            maxLength={LIBRARY_PATH_MAX}
            error={problem ?? (judged && path === '' ? t`请填文件夹的完整路径。` : null)}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={leave}
          />
          <FolderCheckResult check={check} checking={checking} error={error} onRetry={refetch} />
        </div>
      )}
    </LibraryFormDialog>
  );
}

const fresh = { everyone: true, guests: false, members: [], watch: true } satisfies Partial<LibrarySettings>;
