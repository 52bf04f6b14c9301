import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Extra, lazyPart, message } from '@qingyin/ui';
import { type ReactNode, useCallback } from 'react';
import { ChooseFiles } from './ChooseFiles.tsx';
import classes from './UploadDesk.module.css';
import { TakeFilesContext } from './uploads-context.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useUploads, useUploadsSnapshot } from './use-uploads.ts';

const UploadPanel = lazyPart(() => import('./UploadPanel.tsx'));

/** Upload area: buttons, drop target on the whole page, and the upload list with its progress. */
export function UploadDesk({ uid, children }: { uid: string; children: ReactNode }) {
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
  const over = useFileDrop(take);
  return (
    <TakeFilesContext value={take}>
      <ChooseFiles />
      {snapshot.items.length > 0 && (
        <Extra>
          <UploadPanel uploads={uploads} snapshot={snapshot} />
        </Extra>
      )}
      {children}
      {over && (
        <div className={classes.over} aria-hidden>
          <p>
            <Trans>松开即可上传到云盘</Trans>
          </p>
        </div>
      )}
    </TakeFilesContext>
  );
}
