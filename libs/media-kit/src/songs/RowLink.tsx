import { Fragment } from 'react';

export interface RowLinkProps {
  /** route whose screen must exist */
  path: string;
  href: string;
  canOpen: (path: string) => boolean;
  /** a separator comes first */
  before?: boolean;
  children: string;
}

/**
 * A name inside a song row: a bare anchor whose click the grid hands to the router. The router's own `Link`
 * subscribes to every navigation, too dear for three of them in each of forty rows.
 */
export function RowLink({ path, href, canOpen, before = false, children }: RowLinkProps) {
  return (
    <Fragment>
      {before && ' / '}
      {canOpen(path) && children ? (
        <a href={href} tabIndex={-1} data-do="open">
          <bdi>{children}</bdi>
        </a>
      ) : (
        <bdi>{children}</bdi>
      )}
    </Fragment>
  );
}
