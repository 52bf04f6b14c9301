import { LoginLink } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { useUserId } from '@qingyin/session/react';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';
import { CloudBlock } from './CloudBlock.tsx';
import { PlaylistsBlock } from './PlaylistsBlock.tsx';
import { RecentBlock } from './RecentBlock.tsx';

/** Cloud disk, playlists and history of the user, with links to their pages; guests get a login link. */
export default function LibrarySection() {
  const { t } = useLingui();
  const user = useUserId();
  return (
    <div className={styles.blocks}>
      {user ? (
        <>
          <CloudBlock uid={user} />
          <PlaylistsBlock uid={user} />
          <RecentBlock />
        </>
      ) : (
        <SettingsBlock title={t`我的音乐`} about={t`登录以后，可以上传自己的音乐文件，建立和导入歌单。`}>
          <LoginLink />
        </SettingsBlock>
      )}
    </div>
  );
}
