import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { OptionalBoundary, lazyComponent, message } from '@qingyin/ui';
import { type ReactNode, useCallback } from 'react';
import { UploadButtons } from './UploadButtons.tsx';
import classes from './UploadArea.module.css';
import { AddFilesContext } from './add-files-context.ts';
import { usePageFileDrop } from './use-page-file-drop.ts';
import { useUploads, useUploadsSnapshot } from './use-uploads.ts';

const UploadPanel = lazyComponent(() => import('./UploadPanel.tsx'));

/** Upload area: buttons, drop target on the whole page, and the upload list with its progress. */
export function UploadArea({ uid, children }: { uid: string; children: ReactNode }) {
  const { t } = useLingui();
  const uploads = useUploads(uid);
  const snapshot = useUploadsSnapshot(uploads);
  const take = useCallback(
    (files: readonly File[], leftOut: number) => {
      uploads.add(files);
      if (files.length === 0) message.info(t`里面没有可以上传的音乐文件`);
      else if (leftOut > 0) message.info(t`${plural(leftOut, { other: `略过了 # 个不是音乐的文件` })}`);
    },
    [uploads, t],
  );
  const over = usePageFileDrop(take);
  return (
    <AddFilesContext value={take}>
      <UploadButtons />
      {snapshot.items.length > 0 && (
        <OptionalBoundary>
          <UploadPanel uploads={uploads} snapshot={snapshot} />
        </OptionalBoundary>
      )}
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
