import { TextField } from '@qingyin/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { type Address, queryOf } from '../address.ts';
import { entries, libraries } from '../catalogue.ts';
import classes from './ComponentNav.module.css';

interface ComponentNavProps {
  address: Address;
  onOpen: (entry: string) => void;
}

/** Whether a press on a link opens it in this page. */
const staysHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Links to all components, by library. */
export function ComponentNav({ address, onOpen }: ComponentNavProps) {
  const [filter, setFilter] = useState('');
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    void list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [address.entry]);
  const wanted = filter.trim().toLowerCase();
  const matching = entries.filter(({ component }) => component.toLowerCase().includes(wanted));
  return (
    <nav ref={list} aria-label="Components" className={classes.nav}>
      <h1 className={classes.title}>Qingyin components</h1>
      <TextField
        label="Filter"
        value={filter}
        onChange={({ currentTarget }) => setFilter(currentTarget.value)}
      />
      {libraries.map((library) => (
        <section key={library} aria-label={library}>
          <h2 className={classes.library}>{library}</h2>
          <ul>
            {matching
              .filter((entry) => entry.library === library)
              .map(({ id, component }) => (
                <li key={id}>
                  <a
                    className={classes.link}
                    href={queryOf({ ...address, entry: id, state: '' })}
                    aria-current={id === address.entry ? 'page' : undefined}
                    onClick={(event) => {
                      if (!staysHere(event)) return;
                      event.preventDefault();
                      onOpen(id);
                    }}
                  >
                    {component}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
