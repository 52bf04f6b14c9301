import { Link } from '@qingyin/routing';
import { CatalogueText } from '@qingyin/ui';
import { Fragment } from 'react';
import { useCanOpen } from './access/use-can-open.ts';
import classes from './ArtistLinks.module.css';

export interface ArtistLinksProps {
  artists: readonly { id: number; name: string }[];
}

const PATH = '/artists-detail';

/** Artists' names with slashes between; links once their screen is built. */
export function ArtistLinks({ artists }: ArtistLinksProps) {
  const linked = useCanOpen()(PATH);
  return artists.map(({ id, name }, at) => (
    <Fragment key={at}>
      {at > 0 && ' / '}
      {linked && id !== 0 ? (
        <Link to={PATH} search={{ id: String(id) }} className={classes.link}>
          <CatalogueText text={name} />
        </Link>
      ) : (
        <CatalogueText text={name} />
      )}
    </Fragment>
  ));
}
