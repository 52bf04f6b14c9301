import { Fragment, type ReactNode } from 'react';

export interface NamesCellProps {
  className: string | undefined;
  /** without an address a name is words only: nothing of the catalogue has it */
  names: readonly { name: string; href: string | undefined }[];
  languageOf: (name: string) => string | undefined;
  drawName: (name: string) => ReactNode;
}

/**
 * Names inside a song row: bare anchors whose click the grid hands to the router. The router's own `Link` subscribes
 * to every navigation, too dear for three of them in each of forty rows. A single name that leads nowhere is the cell.
 */
export function NamesCell({ className, names, languageOf, drawName }: NamesCellProps) {
  const [only] = names;
  if (names.length === 1 && only?.href === undefined)
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
            <a href={href} tabIndex={-1} data-do="open">
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
