import { Section } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Person } from '@qingyin/data-social';
import { getRouteApi, Link } from '@qingyin/routing';
import { OptionalBoundary, lazyComponent, useActionLabel } from '@qingyin/ui';
import { type HomepageTab, tabLink } from './homepage-search.ts';
import { PlaylistsPreview } from './playlists/PlaylistsPreview.tsx';
import { PlaylistsSkeleton } from './playlists/PlaylistsSkeleton.tsx';
import classes from './PersonBody.module.css';
import { PlayRecord } from './play-record/PlayRecord.tsx';
import { useIsOwnProfile } from '../../people/use-is-own-profile.ts';

const OwnReport = lazyComponent(() => import('./OwnListeningReport.tsx'));

const route = getRouteApi('/homepage/$uid');

/**
 * Overview: the first created and collected playlists, the most played songs, and on one's own profile the
 * listening report.
 */
export function Overview({ uid, person }: { uid: string; person: Person }) {
  const { t } = useLingui();
  const own = useIsOwnProfile(uid);
  const lists = [
    { kind: 'created', title: t`创建的歌单` },
    { kind: 'collected', title: t`收藏的歌单` },
  ] as const;
  const record = t`听歌排行`;
  return (
    <div className={classes.parts}>
      {lists.map(({ kind, title }) => (
        <Section
          key={kind}
          title={title}
          more={<AllLink uid={uid} tab={kind} title={title} />}
          pending={<PlaylistsSkeleton />}
          resetKey={uid}
        >
          <PlaylistsPreview uid={uid} kind={kind} />
        </Section>
      ))}
      <Section title={record} more={<AllLink uid={uid} tab="record" title={record} />} pending={null}>
        <PlayRecord uid={uid} person={person} brief />
      </Section>
      {own && (
        <OptionalBoundary>
          <OwnReport uid={uid} />
        </OptionalBoundary>
      )}
    </div>
  );
}

interface AllLinkProps {
  uid: string;
  tab: HomepageTab;
  /** title of the section */
  title: string;
}

function AllLink({ uid, tab, title }: AllLinkProps) {
  const { t } = useLingui();
  const actionLabel = useActionLabel();
  const search = route.useSearch();
  return (
    <Link {...tabLink(uid, tab, search)} resetScroll={false} aria-label={actionLabel(t`全部`, title)}>
      <Trans>全部</Trans>
    </Link>
  );
}
