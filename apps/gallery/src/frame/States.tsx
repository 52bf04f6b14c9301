import { type GalleryState, type KeyMap } from '@qingyin/ui/gallery';
import { Suspense, useRef } from 'react';
import { type Address, frameOf, queryOf } from '../address.ts';
import { type GalleryEntry } from '../catalogue.ts';
import { Accessibility } from './Accessibility.tsx';
import classes from './States.module.css';

interface StatesProps {
  entry: GalleryEntry;
  states: readonly GalleryState[];
  keys: KeyMap | undefined;
  address: Address;
}

/** Keys and roles of a component, and all its states, one below the other. Each name links to the state alone. */
export function States({ entry, states, keys, address }: StatesProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <main className={classes.page}>
      <h1 className={classes.component} lang="en">
        {entry.component}
      </h1>
      <Accessibility keys={keys} states={body} />
      <div ref={body}>
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
      </div>
    </main>
  );
}
