import type { MessageDescriptor } from '@lingui/core';
import type { Collected, CollectionKind } from '@qingyin/data-library';
import type { MediaCardProps } from '@qingyin/media-kit';
import type { DrawingName } from '@qingyin/ui';
import type { ReactNode } from 'react';
import type { CollectionSort } from './collection-sort.ts';

export interface CollectedCardProps<Thing> {
  thing: Thing;
  /** draws a name with the searched words marked */
  mark: (name: string) => ReactNode;
}

export interface CardGridProps {
  children: ReactNode;
  /** at most so many rows; default: all */
  rows?: number;
}

/** How one of the four collections is shown. */
export interface CollectionFacts<Kind extends CollectionKind = CollectionKind> {
  kind: Kind;
  path: '/collect-album' | '/collect-singer' | '/collect-video' | '/collect-special-column';
  /** as the route is titled */
  title: MessageDescriptor;
  /** as its tab is called */
  name: MessageDescriptor;
  sorts: readonly CollectionSort[];
  /** what those are called who made it */
  makerWord: MessageDescriptor;
  /** what is searched: its names, and those of its makers */
  textsOf: (thing: Collected[Kind]) => readonly string[];
  nameOf: (thing: Collected[Kind]) => string;
  /** who it is by; nothing for singers */
  makersOf: (thing: Collected[Kind]) => string;
  /** how many there are, in words */
  Count: (props: { count: number }) => ReactNode;
  Card: (props: CollectedCardProps<Collected[Kind]>) => ReactNode;
  Grid: (props: CardGridProps) => ReactNode;
  /** the shape of its cards before they are there */
  skeletons: (count: number) => ReactNode;
  drawing: DrawingName;
  /** one sentence: nothing is collected */
  nothing: MessageDescriptor;
  /** where such things are found */
  elsewhere: Required<Pick<MediaCardProps, 'link'>> & { label: MessageDescriptor };
}
