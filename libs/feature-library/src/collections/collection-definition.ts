import type { MediaCardProps } from '@qingyin/media-ui';
import type { MessageDescriptor } from '@lingui/core';
import type { Collected, CollectionKind } from '@qingyin/data-library';
import type { DrawingName } from '@qingyin/ui';
import type { ReactNode } from 'react';
import type { CollectionSort } from './collection-sort.ts';

export interface CollectedCardProps<Thing> {
  item: Thing;
  /** renders a name with the matches of the query highlighted */
  mark: (name: string) => ReactNode;
}

export interface CardGridProps {
  children: ReactNode;
  /** maximum number of rows; default: all */
  rows?: number;
}

/** Definition of one of the four collections: texts, cards and sort orders. */
export interface CollectionDefinition<Kind extends CollectionKind = CollectionKind> {
  kind: Kind;
  path: '/collect-album' | '/collect-singer' | '/collect-video' | '/collect-special-column';
  /** title of the route */
  title: MessageDescriptor;
  /** label of the tab */
  name: MessageDescriptor;
  sorts: readonly CollectionSort[];
  /** label of the sort order by maker, e.g. singer or author */
  makerLabel: MessageDescriptor;
  /** searched texts: names of the item and of its makers */
  textsOf: (item: Collected[Kind]) => readonly string[];
  nameOf: (item: Collected[Kind]) => string;
  /** names of the makers; empty for singers */
  makersOf: (item: Collected[Kind]) => string;
  /** count as a text */
  Count: (props: { count: number }) => ReactNode;
  Card: (props: CollectedCardProps<Collected[Kind]>) => ReactNode;
  Grid: (props: CardGridProps) => ReactNode;
  /** placeholder cards while the collection loads */
  skeletons: (count: number) => ReactNode;
  drawing: DrawingName;
  /** message of the empty state */
  emptyMessage: MessageDescriptor;
  /** link to a page where such items are found */
  discoveryLink: Required<Pick<MediaCardProps, 'link'>> & { label: MessageDescriptor };
}
