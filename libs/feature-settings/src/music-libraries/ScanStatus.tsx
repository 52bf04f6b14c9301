import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LibraryScan } from '@qingyin/contract';
import { FilledBar } from '@qingyin/media-ui';
import styles from './MusicLibraries.module.css';
import { timeLeft } from './time-left.ts';

/** Step in which screen readers hear the progress. */
const SPOKEN_STEP = 25;

/** Share of the files that were read, 0 to 1; null while their number is unknown. */
const shareOf = ({ pass, read, toRead }: LibraryScan): number | null => {
  if (pass === 'albums') return 1;
  return pass === 'tags' && toRead > 0 ? Math.min(read / toRead, 1) : null;
};

interface ScanStatusProps {
  scan: LibraryScan | null;
  /** name of the library */
  name: string;
}

/** Progress of a scan. Screen readers hear its steps instead of every number, also its end. */
export function ScanStatus({ scan, name }: ScanStatusProps) {
  const { t } = useLingui();
  const share = scan && shareOf(scan);
  const spoken = Math.floor(((share ?? 0) * 100) / SPOKEN_STEP) * SPOKEN_STEP;
  return (
    <>
      <p role="status" className={styles.spoken}>
        {scan?.pass === 'folders' && t`正在查找文件`}
        {scan?.pass === 'tags' && t`正在读取文件，已完成 ${spoken}%`}
        {scan?.pass === 'albums' && t`正在整理专辑`}
      </p>
      {scan && (
        <div className={styles.scan}>
          <div className={styles.scanText}>
            <span>
              <ScanStep scan={scan} />
            </span>
            <span className={styles.left}>
              <LeftText scan={scan} />
            </span>
          </div>
          {share === null ? (
            <span role="progressbar" aria-label={t`扫描「${name}」`} className={styles.searching} />
          ) : (
            <FilledBar role="progressbar" label={t`扫描「${name}」`} share={share} />
          )}
        </div>
      )}
    </>
  );
}

function ScanStep({ scan }: { scan: LibraryScan }) {
  const { i18n } = useLingui();
  const [read, toRead] = [scan.read, scan.toRead].map((count) => i18n.number(count));
  if (scan.pass === 'folders')
    return scan.found > 0 ? (
      <Plural value={scan.found} other="正在查找文件，找到 # 个" />
    ) : (
      <Trans>正在查找文件</Trans>
    );
  return (
    <>
      {scan.pass === 'albums' ? (
        <Trans>正在整理专辑</Trans>
      ) : (
        <Trans>
          正在读取文件，{toRead} 个里已读 {read} 个
        </Trans>
      )}
      {scan.failed > 0 && (
        <>
          {' · '}
          <Plural value={scan.failed} other="# 个读不出" />
        </>
      )}
    </>
  );
}

function LeftText({ scan }: { scan: LibraryScan }) {
  if (scan.pass !== 'tags') return null;
  const left = timeLeft(scan.leftMs);
  if (left.unit === 'unknown') return <Trans>正在估计时间</Trans>;
  if (left.unit === 'seconds') return <Trans>不到 1 分钟</Trans>;
  return left.unit === 'minutes' ? (
    <Plural value={left.count} other="大约还要 # 分钟" />
  ) : (
    <Plural value={left.count} other="大约还要 # 小时" />
  );
}
