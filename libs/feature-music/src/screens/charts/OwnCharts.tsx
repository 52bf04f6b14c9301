import { useCapability } from '@qingyin/auth-gate';
import { libraryPresenceQuery, MUSIC_LIBRARY_FEATURE } from '@qingyin/data-music';
import { playRecordQuery } from '@qingyin/data-social';
import { OptionalSection, Section } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { useUserId } from '@qingyin/session/react';
import { CompactSongs, CompactSongsSkeleton } from '@qingyin/track-list';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { RecentlyAdded } from '../personal-recommendation/blocks/RecentlyAdded.tsx';

const SONGS = 10;

/** The songs that the user played most this week, and the albums that were added last to their music libraries. */
export default function OwnCharts() {
  const { t } = useLingui();
  const uid = useUserId();
  const offered = useCapability(MUSIC_LIBRARY_FEATURE);
  const { data: hasLibrary } = useQuery({ ...libraryPresenceQuery(), enabled: offered });
  return (
    <>
      {uid !== null && (
        <OptionalSection title={t`常听的歌`} pending={<CompactSongsSkeleton rows={SONGS} />}>
          <MostPlayed uid={uid} />
        </OptionalSection>
      )}
      {hasLibrary && <RecentlyAdded />}
    </>
  );
}

function MostPlayed({ uid }: { uid: string }) {
  const { t } = useLingui();
  const { data: songs } = useSuspenseQuery(playRecordQuery(uid, 'week'));
  if (songs.length === 0) return null;
  const tracks = songs.slice(0, SONGS).map(({ track }) => track);
  const name = t`常听的歌`;
  return (
    <Section
      title={name}
      pending={null}
      more={
        <Link to="/homepage/$uid" params={{ uid }}>
          <Trans>全部</Trans>
        </Link>
      }
    >
      <CompactSongs name={name} tracks={tracks} source={{ kind: 'record', id: `${uid}-week` }} />
    </Section>
  );
}
