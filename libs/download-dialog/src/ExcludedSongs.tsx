import { Plural, useLingui } from '@lingui/react/macro';
import type { OmittedSong } from '@qingyin/contract';
import { CatalogueText } from '@qingyin/ui';
import styles from './DownloadDialog.module.css';

/** Up to this number of songs the list is open initially. */
const AT_A_GLANCE = 4;

/** Songs that cannot be downloaded, with the reasons. */
export function ExcludedSongs({ songs }: { songs: readonly OmittedSong[] }) {
  const { t } = useLingui();
  const reasons: Record<OmittedSong['reason'], string> = {
    gone: t`暂无音源`,
    vip: t`会员专享`,
    'album-purchase': t`需购买专辑`,
    'file-missing': t`文件不在了`,
    'library-offline': t`音乐库离线`,
    'no-access': t`没有收听权限`,
    'needs-ffmpeg': t`服务器要装 ffmpeg`,
    unknown: t`没有这首歌，或者不能下载`,
  };
  return (
    <details className={styles.left} open={songs.length <= AT_A_GLANCE}>
      <summary>
        <Plural value={songs.length} other="# 首没有下载权限" />
      </summary>
      <ul>
        {songs.map(({ id, name, artist, reason }) => (
          <li key={id}>
            <span className={styles.song}>
              {name ? <CatalogueText text={`${name} - ${artist}`} /> : t`编号 ${id}`}
            </span>
            <span className={styles.reason}>{reasons[reason]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
