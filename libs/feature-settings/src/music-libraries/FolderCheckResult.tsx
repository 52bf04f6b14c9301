import { Plural, Trans } from '@lingui/react/macro';
import type { FolderCheck } from '@qingyin/contract';
import { InlineError } from '@qingyin/ui';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { UnsupportedFormats } from './UnsupportedFormats.tsx';
import styles from './MusicLibraries.module.css';

const ICON_PX = 18;

interface FolderCheckResultProps {
  check: FolderCheck | undefined;
  checking: boolean;
  error: unknown;
  onRetry: () => void;
}

/** Result of a folder check below the path: number of sound files, file system, warnings. Problems are the field's. */
export function FolderCheckResult({ check, checking, error, onRetry }: FolderCheckResultProps) {
  // The field shows a problem itself, and nothing is to be below it.
  if (check && check.problem !== '') return null;
  if (error) return <InlineError error={error} onRetry={onRetry} />;
  return (
    <div role="status" aria-busy={checking} className={styles.check}>
      {checking && !check && (
        <p className={styles.note}>
          <Trans>正在查看文件夹…</Trans>
        </p>
      )}
      {check && <Found check={check} />}
    </div>
  );
}

function Found({ check: { files, unsupported, complete, fileSystem, watchable } }: { check: FolderCheck }) {
  const none = files === 0 && complete;
  const Icon = none ? IconAlertTriangle : IconCircleCheck;
  return (
    <>
      <p className={none ? styles.warn : styles.good}>
        <Icon size={ICON_PX} stroke={1.75} aria-hidden />
        <span>
          {none ? (
            <Trans>可以读取，但是里面没有音乐文件。也可以先添加，以后再放进去。</Trans>
          ) : complete ? (
            <Plural value={files} other="可以读取，有 # 个音乐文件。" />
          ) : (
            <Plural value={files} other="可以读取，至少有 # 个音乐文件。" />
          )}
          {fileSystem !== '' && (
            <>
              {' '}
              <Trans>
                文件系统是 <bdi dir="ltr">{fileSystem}</bdi>。
              </Trans>
            </>
          )}
        </span>
      </p>
      <UnsupportedFormats formats={unsupported} />
      {!watchable && (
        <p className={styles.warn}>
          <IconAlertTriangle size={ICON_PX} stroke={1.75} aria-hidden />
          <span>
            <Trans>这里收不到文件变化的通知，所以新放进去的歌不会马上出现，要等定时检查或重新扫描。</Trans>
          </span>
        </p>
      )}
    </>
  );
}
