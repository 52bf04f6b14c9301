import { type StubAnswer } from '@qingyin/http-client/testing';
import { type ComponentType } from 'react';
import type { KeyMap } from './key-maps.ts';

/**
 * One state of a component in the gallery. `X.gallery.tsx` beside the component X default-exports a list of them
 * (docs/decisions/0025-component-gallery.md).
 */
export interface GalleryState {
  /** what the state is, e.g. `disabled`; unique within the component */
  name: string;
  /** renders the component in this state, inside all providers of the app, with a player that plays song 1 */
  Example: ComponentType;
  /** in a frame of its own: for what covers the page, and for states with other answers */
  framed?: true;
  /** answers of the service by path, beyond those of the gallery; only with `framed` */
  answers?: Readonly<Record<string, StubAnswer>>;
}

/** What a `*.gallery.tsx` file exports. */
export interface GalleryModule {
  default: readonly GalleryState[];
  /** further components whose states are among them, such as the skeleton of the component */
  covers?: readonly string[];
  /** keys of a component that has the focus; absent for those without controls */
  keys?: KeyMap;
}
