import { Link } from '@qingyin/routing';
import { CatalogueText } from '@qingyin/ui';
import { Fragment } from 'react';
import { useArtistNames } from './use-artist-names.ts';
import classes from './ArtistLinks.module.css';

export interface ArtistLinksProps {
  artists: readonly { id: number; name: string }[];
}

/** Names of artists separated by slashes, each with a link to the artist. */
export function ArtistLinks({ artists }: ArtistLinksProps) {
  const nameOf = useArtistNames();
  return artists.map(({ id, name }, at) => (
    <Fragment key={at}>
      {at > 0 && ' / '}
      {id !== 0 ? (
        <Link to="/artists-detail" search={{ id: String(id) }} className={classes.link}>
          <CatalogueText text={nameOf(name)} />
        </Link>
      ) : (
        <CatalogueText text={nameOf(name)} />
      )}
    </Fragment>
  ));
}
