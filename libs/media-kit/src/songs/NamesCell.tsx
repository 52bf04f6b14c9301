import { Fragment } from 'react';

export interface NamesCellProps {
  className: string | undefined;
  /** route whose screen must exist for the names to be links */
  path: string;
  names: readonly { name: string; href: string }[];
  canOpen: (path: string) => boolean;
}

/**
 * Names inside a song row: bare anchors whose click the grid hands to the router. The router's own `Link` subscribes
 * to every navigation, too dear for three of them in each of forty rows. A single name that leads nowhere is the cell.
 */
export function NamesCell({ className, path, names, canOpen }: NamesCellProps) {
  const open = canOpen(path);
  const [only] = names;
  if (names.length === 1 && !open)
    return (
      <bdi role="gridcell" className={className}>
        {only?.name}
      </bdi>
    );
  return (
    <div role="gridcell" className={className}>
      {names.map(({ name, href }, at) => (
        <Fragment key={at}>
          {at > 0 && ' / '}
          {open && name ? (
            <a href={href} tabIndex={-1} data-do="open">
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
        </Fragment>
      ))}
    </div>
  );
}
