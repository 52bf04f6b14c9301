import { type GalleryState } from '@qingyin/ui/gallery';
import { Suspense } from 'react';
import { type Address, frameOf, queryOf } from '../address.ts';
import { type GalleryEntry } from '../catalogue.ts';
import classes from './States.module.css';

interface StatesProps {
  entry: GalleryEntry;
  states: readonly GalleryState[];
  address: Address;
}

/** All states of a component, one below the other. Each name links to the state alone. */
export function States({ entry, states, address }: StatesProps) {
  return (
    <main className={classes.page}>
      <h1 className={classes.component} lang="en">
        {entry.component}
      </h1>
      {states.map((state) => {
        const alone = { ...address, state: state.name };
        return (
          <section key={state.name} className={classes.state} aria-label={state.name}>
            <h2 className={classes.name} lang="en">
              <a href={`/${queryOf(alone)}`} target="_top" className={classes.link}>
                {state.name}
              </a>
            </h2>
            {state.framed ? (
              <iframe title={state.name} src={frameOf(alone)} className={classes.frame} />
            ) : (
              <Suspense>
                <state.Example />
              </Suspense>
            )}
          </section>
        );
      })}
    </main>
  );
}
