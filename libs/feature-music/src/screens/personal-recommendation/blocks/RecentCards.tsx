import { Section } from '@qingyin/list-layout';
import { AlbumCard, ArtistLinks, CardShelf, PlaylistCard } from '@qingyin/media-ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RecentEntry, recentMixQuery } from '@qingyin/data-library';
import { Link } from '@qingyin/routing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { blockNames } from '../block-order/block-names.ts';
import { RecentSongCard } from './RecentSongCard.tsx';

/** Recently played songs, albums and playlists in one row, with a link to all of them; null if there are none. */
export function RecentCards({ uid }: { uid: string }) {
  const { i18n } = useLingui();
  const { data: entries } = useSuspenseQuery(recentMixQuery(uid));
  if (entries.length === 0) return null;
  return (
    <Section
      title={i18n._(blockNames.recent)}
      pending={null}
      more={
        <Link to="/recently-played-single">
          <Trans>全部</Trans>
        </Link>
      }
    >
      <CardShelf label={i18n._(blockNames.recent)} shape="square">
        {entries.map((entry) => (
          <RecentCard key={`${entry.kind} ${entry.item.id}`} entry={entry} />
        ))}
      </CardShelf>
    </Section>
  );
}

function RecentCard({ entry: { kind, item } }: { entry: RecentEntry }) {
  if (kind === 'song') return <RecentSongCard track={item} />;
  if (kind === 'album') return <AlbumCard album={item} meta={<ArtistLinks artists={item.artists} />} />;
  return <PlaylistCard playlist={item} meta={<Plural value={item.trackCount} other="# 首" />} />;
}
