import {
  HighlightedText,
  useAlbumName,
  useArtistLine,
  useArtistNames,
  usePlaylistNames,
  wholeCard,
} from '@qingyin/media-ui';
import { PlayButton, type SourcePlayback, usePlayAlbum, usePlayPlaylist } from '@qingyin/track-actions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { Album, Artist, Playlist } from '@qingyin/contract';
import { Link } from '@qingyin/routing';
import { CatalogueText, classNames, CoverImage } from '@qingyin/ui';
import classes from './BestMatches.module.css';
import type { ResultLink } from './search-params.ts';

const COVER_PX = 64;

/** Best match of a search query: an entity of one of three kinds. */
export type BestMatch =
  { kind: 'artist'; item: Artist } | { kind: 'album'; item: Album } | { kind: 'playlist'; item: Playlist };

const kindNames: Record<BestMatch['kind'], MessageDescriptor> = {
  artist: msg({ message: '歌手', context: '一位' }),
  album: msg({ message: '专辑', context: '一张' }),
  playlist: msg({ message: '歌单', context: '一张' }),
};

/** Card of a best match with its kind; the whole card is a link. */
export function BestMatchCard({ match, query }: { match: BestMatch; query: string }) {
  const { i18n } = useLingui();
  const name = useMatchName(match);
  return (
    <li className={classNames(wholeCard.card, classes.card)}>
      <span className={classes.cover}>
        <CoverImage
          src={coverOf(match)}
          alt=""
          size={COVER_PX}
          radius={match.kind === 'artist' ? 'round' : 's'}
        />
      </span>
      <div className={classes.text}>
        <p className={classes.name} title={name}>
          <Link {...linkOf(match)} className={wholeCard.link}>
            <CatalogueText text={name}>
              <HighlightedText text={name} keywords={query} />
            </CatalogueText>
          </Link>
        </p>
        <p className={classes.kind}>
          {i18n._(kindNames[match.kind])}
          <MoreAbout match={match} />
        </p>
      </div>
      {match.kind === 'album' && <PlayAlbum {...match.item} />}
      {match.kind === 'playlist' && <PlayPlaylist id={match.item.id} name={name} />}
    </li>
  );
}

/** Name of a match, in the user's language where the server gave it. */
function useMatchName({ kind, item }: BestMatch): string {
  const artistName = useArtistNames();
  const albumName = useAlbumName(item.name);
  const playlistName = usePlaylistNames();
  return kind === 'artist' ? artistName(item.name) : kind === 'album' ? albumName : playlistName(item);
}

/** Artists of an album, or the number of works of the other kinds. */
function MoreAbout({ match: { kind, item } }: { match: BestMatch }) {
  const lineOf = useArtistLine();
  const reason =
    kind === 'album' ? (
      <CatalogueText text={lineOf(item.artists.length > 0 ? item.artists : [item.artist])} />
    ) : kind === 'playlist' ? (
      <Plural value={item.trackCount} other="# 首歌" />
    ) : (
      item.albumSize > 0 && <Plural value={item.albumSize} other="# 张专辑" />
    );
  return (
    reason && (
      <>
        <span aria-hidden> · </span>
        {reason}
      </>
    )
  );
}

function PlayAlbum({ id, name }: Pick<Album, 'id' | 'name'>) {
  return <Play {...usePlayAlbum(String(id))} name={name} />;
}

function PlayPlaylist({ id, name }: Pick<Playlist, 'id' | 'name'>) {
  return <Play {...usePlayPlaylist(String(id))} name={name} />;
}

function Play({ playing, toggle, name }: SourcePlayback & { name: string }) {
  return (
    <PlayButton
      className={classNames(wholeCard.play, classes.play)}
      playing={playing}
      name={name}
      onClick={toggle}
    />
  );
}

function coverOf({ kind, item }: BestMatch): string | null {
  if (kind === 'artist') return item.img1v1Url || item.picUrl;
  return kind === 'album' ? item.picUrl : item.coverImgUrl;
}

function linkOf({ kind, item }: BestMatch): ResultLink {
  const id = String(item.id);
  if (kind === 'artist') return { to: '/artists-detail', search: { id } };
  return { to: kind === 'album' ? '/album/$id' : '/playList/$id', params: { id } };
}
