import { useEffect } from 'react';
import { entries } from '../catalogue.ts';
import { ComponentNav } from './ComponentNav.tsx';
import classes from './GalleryPage.module.css';
import { Preview } from './Preview.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useAddress } from './use-address.ts';

/** The gallery: list of components at the side, the chosen one in a frame. Sets `data-ready` on the document. */
export function GalleryPage() {
  const [address, go] = useAddress();
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  const shown = entries.find(({ id }) => id === address.entry) ?? entries[0];
  if (!shown) return <p>No component has a gallery file.</p>;
  const there = { ...address, entry: shown.id };
  return (
    <div className={classes.page}>
      <ComponentNav address={there} onOpen={(entry) => go({ entry, state: '' })} />
      <main className={classes.main}>
        <Toolbar address={there} onChange={go} />
        <Preview address={there} />
      </main>
    </div>
  );
}
