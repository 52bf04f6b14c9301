import { type CSSProperties } from 'react';
import { type SongColumn } from './song-grid-props.ts';

/** The room of a list's own columns, for the stylesheet. */
export const columnWidths = (columns: readonly SongColumn[]): CSSProperties =>
  ({ '--song-own': columns.map(({ width }) => width).join(' ') }) as CSSProperties;
