import { type CSSProperties } from 'react';
import { type SongColumn } from './song-grid-props.ts';

/** CSS custom property with the widths of additional columns. */
export const columnWidths = (columns: readonly SongColumn[]): CSSProperties =>
  ({ '--song-own': columns.map(({ width }) => width).join(' ') }) as CSSProperties;
