import { Section } from '@qingyin/list-layout';
import { CardShelf, MAX_COLUMNS, PlaylistCard } from '@qingyin/media-ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { userPlaylistsQuery } from '@qingyin/data-library';
import { Link } from '@qingyin/routing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { blockNames } from '../block-order/block-names.ts';

/**
 * The user's own playlists and those they collect in one row, with a link to all of them. An empty list of liked songs
 * is left out; null if there is no other.
 */
export function OwnPlaylistCards({ uid }: { uid: string }) {
  const { i18n } = useLingui();
  const { data: lists } = useSuspenseQuery(userPlaylistsQuery(uid));
  const shown = lists
    .filter(({ trackCount }, index) => index > 0 || trackCount > 0)
    .slice(0, MAX_COLUMNS.square);
  if (shown.length === 0) return null;
  return (
    <Section
      title={i18n._(blockNames.own)}
      pending={null}
      more={
        <Link to="/my-playlist">
          <Trans>全部</Trans>
        </Link>
      }
    >
      <CardShelf label={i18n._(blockNames.own)} shape="square">
        {shown.map((playlist) => (
          <PlaylistCard
            key={playlist.id}
            playlist={playlist}
            meta={<Plural value={playlist.trackCount} other="# 首" />}
          />
        ))}
      </CardShelf>
    </Section>
  );
}
