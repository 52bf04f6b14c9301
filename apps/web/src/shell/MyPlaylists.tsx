import { Trans, useLingui } from '@lingui/react/macro';
import { userPlaylistsQuery } from '@qingyin/data-library';
import { Link } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { CoverImage } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './MyPlaylists.module.css';
import navList from './NavList.module.css';

/** The user's own and collected playlists in the navigation (screens.md, "Side navigation"). */
export function MyPlaylists() {
  const { t } = useLingui();
  const { userId } = useSession();
  const { data, isError, refetch } = useQuery({
    ...userPlaylistsQuery(userId ?? ''),
    enabled: userId !== null,
  });
  if (isError) {
    return (
      <button type="button" className={styles.retry} onClick={() => void refetch()}>
        <Trans>歌单没有取到，重试</Trans>
      </button>
    );
  }
  const own = (data ?? []).filter((playlist) => String(playlist.userId) === userId);
  const collected = (data ?? []).filter((playlist) => String(playlist.userId) !== userId);
  return (
    <>
      <Group heading={t`创建的歌单`} playlists={own} />
      <Group heading={t`收藏的歌单`} playlists={collected} />
    </>
  );
}

interface GroupProps {
  heading: string;
  playlists: readonly { id: number; name: string; coverImgUrl: string }[];
}

function Group({ heading, playlists }: GroupProps) {
  if (playlists.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={navList.list}>
        {playlists.map(({ id, name, coverImgUrl }) => (
          <li key={id}>
            <Link
              to="/playList/$id"
              params={{ id: String(id) }}
              className={navList.entry}
              activeProps={{ 'aria-current': 'page' }}
              title={name}
            >
              <span className={styles.cover}>
                <CoverImage src={coverImgUrl} alt="" size={28} />
              </span>
              <bdi className={navList.label}>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
