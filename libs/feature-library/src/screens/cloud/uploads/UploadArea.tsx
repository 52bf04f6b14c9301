import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionStore } from '@qingyin/session/react';
import { attempt, OptionalBoundary, lazyComponent, message } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { UploadButtons } from './UploadButtons.tsx';
import classes from './UploadArea.module.css';
import { AddFilesContext, type AddFiles } from './add-files-context.ts';
import { usePageFileDrop } from './use-page-file-drop.ts';

const Uploads = lazyComponent(() => import('./Uploads.tsx'));

/** Upload area: buttons, drop target on the whole page, and the upload list with its progress. */
export function UploadArea({ uid, children }: { uid: string; children: ReactNode }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const session = useSessionStore();
  const take = useCallback<AddFiles>(
    (files, others) =>
      void attempt(t`没能开始上传，请再试一次`, async () => {
        const { addFiles } = await import('./add-files.ts');
        const { added, leftOut } = await addFiles(client, session, uid, files);
        const skipped = others + leftOut;
        if (added === 0) message.info(t`里面没有可以上传的音乐文件`);
        else if (skipped > 0) message.info(t`${plural(skipped, { other: `略过了 # 个不是音乐的文件` })}`);
      }),
    [client, session, uid, t],
  );
  const over = usePageFileDrop(take);
  return (
    <AddFilesContext value={take}>
      <UploadButtons />
      <OptionalBoundary>
        <Uploads uid={uid} />
      </OptionalBoundary>
      {children}
      {over && (
        <div className={classes.over} aria-hidden>
          <p>
            <Trans>松开即可上传到云盘</Trans>
          </p>
        </div>
      )}
    </AddFilesContext>
  );
}
