import { useLingui } from '@lingui/react/macro';
import type { CreditedArtist } from '@qingyin/contract';
import { Link } from '@qingyin/routing';
import { CatalogueText } from '@qingyin/ui';
import { Fragment } from 'react';
import classes from './ArtistLinks.module.css';
import { useArtistNames } from './use-artist-names.ts';

export interface CreditedArtistsProps {
  artists: readonly CreditedArtist[];
  /** called when a link is followed, such as to close a dialog */
  onFollow?: () => void;
}

/** Artists of a role separated by slashes, each with a link and the instrument in brackets. */
export function CreditedArtists({ artists, onFollow }: CreditedArtistsProps) {
  const { t } = useLingui();
  const nameOf = useArtistNames();
  return artists.map(({ id, name, detail }, at) => {
    const shown = nameOf(name);
    return (
      <Fragment key={id}>
        {at > 0 && ' / '}
        <Link
          to="/artists-detail"
          search={{ id: String(id) }}
          className={classes.link}
          {...(onFollow && { onClick: onFollow })}
        >
          <CatalogueText text={detail === '' ? shown : t`${shown}（${detail}）`} />
        </Link>
      </Fragment>
    );
  });
}
