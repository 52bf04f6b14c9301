import { Trans, useLingui } from '@lingui/react/macro';
import { IconFolder } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './MusicLibraries.module.css';

const ICON_PX = 28;

/** Explains what a music library is, with the button and the command that add one. */
export function NoLibraries({ action }: { action: ReactNode }) {
  const { t } = useLingui();
  // A folder as a placeholder of the command.
  const command = `npm start -- --music ${t({ message: '目录', context: '命令里的占位' })}`;
  return (
    <div className={styles.empty}>
      <IconFolder size={ICON_PX} stroke={1.5} aria-hidden />
      <p className={styles.emptyTitle}>
        <Trans>还没有音乐库</Trans>
      </p>
      <p className={styles.note}>
        <Trans>
          音乐库是服务器上的一个文件夹。青音读取里面的音乐文件和标签，让你选的人都能听，以后放进去的新歌也会自动出现。
        </Trans>
      </p>
      {action}
      <p className={styles.note}>
        <Trans>也可以在启动服务器时加上：</Trans>
        <code dir="ltr" className={styles.command}>
          {command}
        </code>
      </p>
    </div>
  );
}
