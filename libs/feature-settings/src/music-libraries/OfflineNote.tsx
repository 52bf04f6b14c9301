import { Trans, useLingui } from '@lingui/react/macro';
import type { MusicLibrary } from '@qingyin/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { offlineReasons } from './library-texts.ts';
import styles from './MusicLibraries.module.css';

/** Why a music library is offline, what to do, and what happens to its songs meanwhile. */
export function OfflineNote({ library: { reason, missing, files } }: { library: MusicLibrary }) {
  const { i18n } = useLingui();
  const [gone, all] = [missing, files].map((count) => i18n.number(count));
  return (
    <div className={styles.warning}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      <p>
        {reason === 'many-missing' && (
          <Trans>
            {all} 个文件里有 {gone} 个不见了，所以先停下来，什么也没有删。请检查硬盘或网络盘是否都接上了。
          </Trans>
        )}
        {reason !== '' && reason !== 'many-missing' && i18n._(offlineReasons[reason])}{' '}
        <Trans>歌曲暂时显示为灰色，连上以后自动恢复。</Trans>
      </p>
    </div>
  );
}
