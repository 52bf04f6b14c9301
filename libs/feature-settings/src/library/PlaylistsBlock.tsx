import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { userPlaylistsQuery } from '@qingyin/data-library';
import { useImportDialog } from '@qingyin/playlist-import';
import { Link } from '@qingyin/routing';
import { Button, buttonClass, SkeletonText, InlineError } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { SettingsBlock } from '../SettingsBlock.tsx';
import section from '../Section.module.css';
import styles from './Library.module.css';

/** Number of the user's playlists, and the import from other services. */
export function PlaylistsBlock({ uid }: { uid: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(userPlaylistsQuery(uid));
  const { open, prefetch, dialog } = useImportDialog();
  return (
    <SettingsBlock title={t`歌单`}>
      <div className={styles.matter}>
        {data && (
          <p className={styles.count}>
            <Plural value={data.length} _0="还没有歌单。" other="创建和收藏的歌单共 # 个。" />
          </p>
        )}
        {!data && !error && <SkeletonText />}
        {!data && error && <InlineError error={error} onRetry={() => void refetch()} />}
        <span className={section.acts}>
          <Link to="/my-playlist" className={buttonClass()}>
            <Trans>打开我的歌单</Trans>
          </Link>
          <Button aria-haspopup="dialog" onPointerEnter={prefetch} onFocus={prefetch} onClick={open}>
            <Trans>导入歌曲</Trans>
          </Button>
        </span>
      </div>
      {dialog}
    </SettingsBlock>
  );
}
