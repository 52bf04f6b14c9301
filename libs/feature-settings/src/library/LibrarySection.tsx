import { LoginLink, useCapability, useIsAdmin } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { MUSIC_LIBRARIES } from '@qingyin/data-account';
import { useUserId } from '@qingyin/session/react';
import { lazyComponent, QueryBoundary, SkeletonText } from '@qingyin/ui';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';
import { CloudBlock } from './CloudBlock.tsx';
import { PlaylistsBlock } from './PlaylistsBlock.tsx';
import { RecentBlock } from './RecentBlock.tsx';

const MusicLibrariesBlock = lazyComponent(
  () => import('../music-libraries/MusicLibrariesBlock.tsx'),
  'administration',
);

/**
 * Cloud disk, playlists and history of the user, with links to their pages, and for administrators the music
 * libraries of the server; guests get a login link.
 */
export default function LibrarySection() {
  const { t } = useLingui();
  const user = useUserId();
  const isAdmin = useIsAdmin() === true;
  const hasLibraries = useCapability(MUSIC_LIBRARIES);
  return (
    <div className={styles.blocks}>
      {user ? (
        <>
          {isAdmin && hasLibraries && (
            <QueryBoundary pending={<SkeletonText lines={5} />}>
              <MusicLibrariesBlock />
            </QueryBoundary>
          )}
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
