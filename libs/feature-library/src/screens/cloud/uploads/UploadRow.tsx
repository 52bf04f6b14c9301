import { FilledBar } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import {
  isOpenUpload,
  lacksLyrics,
  type UploadItem,
  type UploadQueue,
  type UploadReason,
} from '@qingyin/data-library';
import { formatBytes } from '@qingyin/i18n';
import { IconButton } from '@qingyin/ui';
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import classes from './UploadArea.module.css';
import { uploadMessage } from './upload-messages.ts';

export interface UploadRowProps {
  item: UploadItem;
  uploads: UploadQueue;
  /** offset from the first row, px */
  top: number;
  position: number;
  total: number;
}

/** Reasons that last. */
const FINAL: readonly (UploadReason | null)[] = ['type', 'empty', 'choose-again', 'spare-lyrics'];

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Row of one upload: name, progress or reason of failure, and its actions. */
export const UploadRow = memo(function UploadRow({ item, uploads, top, position, total }: UploadRowProps) {
  const { t, i18n } = useLingui();
  const { id, name, size, sent, status, reason } = item;
  const message = uploadMessage(item, i18n);
  const sentText = formatBytes(sent, i18n.locale);
  const sizeText = formatBytes(size, i18n.locale);
  const moving = status === 'sending' || status === 'paused' || status === 'retrying';
  const share = size > 0 ? Math.min(sent / size, 1) : 0;
  const over = status === 'done' || status === 'duplicate';
  return (
    <li
      className={classes.row}
      style={{ insetBlockStart: top }}
      data-status={lacksLyrics(item) ? 'failed' : status}
      aria-posinset={position}
      aria-setsize={total}
    >
      <span className={classes.text}>
        <bdi className={classes.name}>{name}</bdi>
        <span className={classes.state} title={message ?? undefined}>
          {message ?? `${sentText} / ${sizeText}`}
        </span>
        {moving && <FilledBar role="progressbar" label={name} share={share} thin />}
      </span>
      {isOpenUpload(item) && (
        <IconButton size="s" label={t`暂停 ${name}`} onClick={() => uploads.pause(id)}>
          <IconPlayerPause {...look} />
        </IconButton>
      )}
      {status === 'paused' && (
        <IconButton size="s" label={t`继续 ${name}`} onClick={() => uploads.resume(id)}>
          <IconPlayerPlay {...look} />
        </IconButton>
      )}
      {(status === 'failed' ? !FINAL.includes(reason) : lacksLyrics(item)) && (
        <IconButton size="s" label={t`重试 ${name}`} onClick={() => uploads.resume(id)}>
          <IconRefresh {...look} />
        </IconButton>
      )}
      <IconButton
        size="s"
        label={over || status === 'failed' ? t`从列表移除 ${name}` : t`取消上传 ${name}`}
        onClick={() => uploads.cancel(id)}
      >
        <IconX {...look} />
      </IconButton>
    </li>
  );
});
