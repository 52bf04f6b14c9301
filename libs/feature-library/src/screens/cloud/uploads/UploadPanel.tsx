import { FilledBar } from '@qingyin/media-ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type UploadQueue, type UploadsSnapshot } from '@qingyin/data-library';
import { formatBytes } from '@qingyin/i18n';
import { Button, IconButton, textScale } from '@qingyin/ui';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from './UploadArea.module.css';
import { UploadRow } from './UploadRow.tsx';

export interface UploadPanelProps {
  uploads: UploadQueue;
  snapshot: UploadsSnapshot;
}

const ROW_PX = 56 * textScale();
const OVERSCAN_ROWS = 4;
const MOST_ROWS = 5;

/** List of all uploads (waiting, running, done, failed) with the total progress. */
export function UploadPanel({ uploads, snapshot }: UploadPanelProps) {
  const { t, i18n } = useLingui();
  const title = useId();
  const [open, setOpen] = useState(true);
  const { items, counts, lyricsFailed, totalBytes, sentBytes } = snapshot;
  const share = totalBytes > 0 ? Math.min(sentBytes / totalBytes, 1) : 1;
  const over = counts.done + counts.duplicate;
  const all = items.length;
  const sentText = formatBytes(sentBytes, i18n.locale);
  const totalText = formatBytes(totalBytes, i18n.locale);
  const moving = snapshot.open > 0 || counts.paused > 0;

  const facts = [
    t`已完成 ${over} / ${all}`,
    counts.duplicate > 0 && t`${plural(counts.duplicate, { other: `跳过 # 个重复` })}`,
    counts.failed > 0 && t`${plural(counts.failed, { other: `# 个没有成功` })}`,
    lyricsFailed > 0 && t`${plural(lyricsFailed, { other: `# 首的歌词没有保存` })}`,
  ]
    .filter(Boolean)
    .join(' · ');

  return (
    <section className={classes.panel} aria-labelledby={title}>
      <div className={classes.head}>
        <h2 id={title} className={classes.title}>
          <Trans>上传列表</Trans>
        </h2>
        <p className={classes.facts}>{facts}</p>
        {/* Announces only the end of the uploads, not each file. */}
        <p role="status" className="qy-unseen">
          {snapshot.open === 0 && facts}
        </p>
        <div className={classes.acts}>
          {snapshot.open > 0 && (
            <Button size="s" variant="plain" onClick={uploads.pauseAll}>
              {t`全部暂停`}
            </Button>
          )}
          {snapshot.open === 0 && counts.paused > 0 && (
            <Button size="s" variant="plain" onClick={uploads.resumeAll}>
              {t`全部继续`}
            </Button>
          )}
          {snapshot.open === 0 && counts.paused === 0 && counts.failed + lyricsFailed > 0 && (
            <Button size="s" variant="plain" onClick={uploads.resumeAll}>
              {t`全部重试`}
            </Button>
          )}
          {moving && (
            <Button size="s" variant="plain" onClick={uploads.cancelAll}>
              {t`全部取消`}
            </Button>
          )}
          {over > 0 && !moving && (
            <Button size="s" variant="plain" onClick={uploads.clearDone}>
              {t`清除已完成`}
            </Button>
          )}
          <IconButton
            size="s"
            label={open ? t`收起列表` : t`展开列表`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? (
              <IconChevronUp size={18} stroke={1.75} aria-hidden />
            ) : (
              <IconChevronDown size={18} stroke={1.75} aria-hidden />
            )}
          </IconButton>
        </div>
      </div>
      {moving && (
        <FilledBar
          role="progressbar"
          label={t`上传进度`}
          share={share}
          valueText={`${sentText} / ${totalText}`}
        />
      )}
      {open && <UploadRows uploads={uploads} snapshot={snapshot} title={title} />}
    </section>
  );
}

/** Virtual list: renders only the visible rows, as there may be thousands. */
function UploadRows({ uploads, snapshot: { items }, title }: UploadPanelProps & { title: string }) {
  const [scrolled, setScrolled] = useState(0);
  const count = items.length;
  const first = Math.max(Math.min(scrolled, count - MOST_ROWS) - OVERSCAN_ROWS, 0);
  const shown = items.slice(first, first + MOST_ROWS + 2 * OVERSCAN_ROWS);
  return (
    <div
      className={classes.list}
      style={{ blockSize: Math.min(count, MOST_ROWS) * ROW_PX }}

      tabIndex={count > MOST_ROWS ? 0 : undefined}
      role="group"
      aria-labelledby={title}
      onScroll={({ currentTarget }) => setScrolled(Math.floor(currentTarget.scrollTop / ROW_PX))}
    >
      <ul className={classes.rows} style={{ blockSize: count * ROW_PX }}>
        {shown.map((item, at) => (
          <UploadRow
            key={item.id}
            item={item}
            uploads={uploads}
            top={(first + at) * ROW_PX}
            position={first + at + 1}
            total={count}
          />
        ))}
      </ul>
    </div>
  );
}
