import { addressOf } from '@qingyin/device-storage';
import { Fragment, type ReactNode } from 'react';

export interface NamesCellProps {
  className: string | undefined;
  /** without `href` a name is plain text: it has no page in the catalogue */
  names: readonly { name: string; href: string | undefined }[];
  /** a single name without a link stands in a cell of its own too, which has the direction of the row */
  boxed?: boolean;
  languageOf: (name: string) => string | undefined;
  drawName: (name: string) => ReactNode;
}

/**
 * Artist or album names in a song row, as bare anchors whose clicks the grid passes to the router. The router's
 * `Link` subscribes to every navigation, which is too expensive for three links in each of forty rows. A single
 * name without a link is the cell itself, unless the cell is `boxed`.
 */
export function NamesCell({ className, names, boxed = false, languageOf, drawName }: NamesCellProps) {
  const [only] = names;
  if (names.length === 1 && only?.href === undefined && !(boxed && only?.name))
    return (
      <bdi role="gridcell" lang={only && languageOf(only.name)} className={className}>
        {only && drawName(only.name)}
      </bdi>
    );
  return (
    <div role="gridcell" className={className}>
      {names.map(({ name, href }, at) => (
        <Fragment key={at}>
          {at > 0 && ' / '}
          {name && href ? (
            <a href={addressOf(href)} tabIndex={-1} data-do="open">
              <bdi lang={languageOf(name)}>{drawName(name)}</bdi>
            </a>
          ) : (
            <bdi lang={languageOf(name)}>{drawName(name)}</bdi>
          )}
        </Fragment>
      ))}
    </div>
  );
}
