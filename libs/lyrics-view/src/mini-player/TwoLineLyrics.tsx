import { useArtistLine } from '@qingyin/media-ui';
import type { Track } from '@qingyin/contract';
import { type LyricRow as Row, type LyricLine } from '@qingyin/lyrics';
import { CatalogueText } from '@qingyin/ui';
import { type CSSProperties, useRef } from 'react';
import { Interlude } from '../Interlude.tsx';
import { isCovered, useLyricCover } from '../practice/lyric-cover.ts';
import { LyricRow } from '../LyricRow.tsx';
import type { LyricAppearance } from '../lyric-appearance.ts';
import { useActiveRows } from '../scheduler/use-active-rows.ts';
import { estimateTextWidth } from './text-width.ts';
import styles from './MiniPlayerLyrics.module.css';

interface FloatingLinesProps {
  /** empty if the song has no timed lyrics */
  rows: readonly Row[];
  look: LyricAppearance;
  track: Track;
}

/** Font size of translation and romanization relative to the line. */
const BESIDE = 0.62;

/** A line without text is a pause that the lyrics mark themselves. */
const hasWords = (row: Row | undefined): row is Row & { kind: 'line' } =>
  row?.kind === 'line' && row.line.text !== '';

/** Estimated width of a line with its translation and romanization, em. */
const widthOf = ({ text, translation, romanisation }: LyricLine, look: LyricAppearance): number =>
  Math.max(
    estimateTextWidth(text),
    look.translation ? BESIDE * estimateTextWidth(translation ?? '') : 0,
    look.romanisation ? BESIDE * estimateTextWidth(romanisation ?? '') : 0,
  );

/**
 * Active line and next line in letters as large as the window allows, with the karaoke highlight; the song's title
 * if there is no line.
 */
export function TwoLineLyrics({ rows, look, track }: FloatingLinesProps) {
  const box = useRef<HTMLDivElement>(null);
  const { at, activeRows } = useActiveRows(rows, box);
  const [cover] = useLyricCover();
  const now = rows[at];
  const nextAt = rows.findIndex((row, index) => index > at && hasWords(row));
  const next = rows[nextAt];
  const artists = useArtistLine()(track.artists);
  const ems = {
    '--now-ems': hasWords(now) ? widthOf(now.line, look) : estimateTextWidth(track.name),
    '--next-ems': hasWords(next) ? estimateTextWidth(next.line.text) : estimateTextWidth(artists),
  } as CSSProperties;
  const line = (row: Row & { kind: 'line' }, index: number) => (
    <LyricRow
      key={index}
      line={row.line}
      side="start"
      look={index === at ? look : { ...look, translation: false, romanisation: false }}
      active={index === at}
      sounding={activeRows.includes(index)}
      onSeek={undefined}
      covered={isCovered(cover, index, at)}
      looped={false}
    />
  );
  return (
    <div ref={box} className={styles.floating}>
      <ol className={styles.rows} style={ems} data-cover={cover}>
        {hasWords(now) ? (
          line(now, at)
        ) : now ? (
          <Interlude key={at} startMs={now.startMs} endMs={now.endMs} sounding />
        ) : (
          <li key="name" data-active className={styles.name}>
            <CatalogueText text={track.name} />
          </li>
        )}
        {hasWords(next)
          ? line(next, nextAt)
          : !now && (
              <li key="artists" className={styles.artists}>
                <CatalogueText text={artists} />
              </li>
            )}
      </ol>
    </div>
  );
}
