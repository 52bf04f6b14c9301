import { type ReactNode } from 'react';
import classes from './Drawing.module.css';
import type { DrawingName } from './drawing-name.ts';

const drawings: Record<DrawingName, ReactNode> = {
  mountains: (
    <>
      <circle cx="112" cy="34" r="15" className={classes.wash} />
      <path d="M8 88c10-6 15-20 25-32 4-5 7-9 10-9 4 0 7 8 12 14 3 4 5 5 8 2 6-6 12-25 19-25 8 0 14 20 23 31 7 9 16 15 29 19" />
      <path d="M43 47c-1 6-4 9-5 15m44-24c0 8-4 12-5 20m12-8c0 5 3 7 4 12" className={classes.faint} />
      <path d="M20 99h46m10 0h14m10 0h38M46 108h30m10 0h8" className={classes.faint} />
      <path d="M30 30c3-3 5-3 7 0 2-3 5-3 7 0m-2 9c2-2 4-2 5 0 2-2 4-2 5 0" />
    </>
  ),
  boat: (
    <>
      <circle cx="48" cy="32" r="13" className={classes.wash} />
      <path d="M36 78c14 11 62 12 84-6-6 15-20 21-44 21-20 0-34-4-40-15z" />
      <path d="M60 82c2-13 8-19 18-19s18 5 21 15" />
      <path d="M68 66c-1 6-2 11-2 17m12-20v21m11-18c2 5 3 9 3 15" className={classes.faint} />
      <path d="M112 74c4-20 9-36 17-52" />
      <path d="M14 100h34m9 0h52m10 0h27M36 109h26m12 0h38" className={classes.faint} />
      <path d="M22 92c0-12 3-22 8-32m-2 32c0-9 4-16 10-22m-22 22c-1-8-3-13-6-18" className={classes.faint} />
    </>
  ),
  zither: (
    <>
      <ellipse cx="82" cy="94" rx="58" ry="7" className={classes.wash} />
      <path d="M17 78c-3-5-1-11 5-14l100-39c9-3 17-1 20 6 3 6-1 12-9 16L36 88c-9 3-16-4-19-10z" />
      <path d="M30 62c5 4 9 13 8 25m86-61c6 4 9 11 9 20" />
      <path d="M34 67l92-36m-90 41 91-36m-90 41 92-36m-91 40 91-37" className={classes.faint} />
      <path d="M50 83l-3 11m74-40 2 12" />
      <path d="M58 69h.1m15-6h.1m15-6h.1m15-6h.1m11-4h.1" className={classes.dots} />
    </>
  ),
  bamboo: (
    <>
      <circle cx="108" cy="42" r="15" className={classes.wash} />
      <path d="M62 110c-1-13 0-20 1-29m1-3c1-12 3-18 5-28m1-3c2-12 5-19 9-29" />
      <path d="M58 79.500c3 2 7 2 10 0m-2-31c3 2 6 2 9 1" />
      <path d="M86 110c0-8 1-13 2-20m1-3c2-9 4-16 8-25" className={classes.faint} />
      <path d="M69 49c-8-2-17 0-26 8 11 1 20-2 26-8zm0 0c-4-8-12-13-23-14 5 9 13 14 23 14z" />
      <path d="M64 79c9-3 18-2 27 5-11 3-20 1-27-5z" />
      <path d="M79 18c9-2 18 1 25 9-11 2-20-1-25-9zm0 0c-7-5-16-6-26-1 8 6 18 6 26 1z" />
      <path d="M44 110h62" className={classes.faint} />
    </>
  ),
  tea: (
    <>
      <ellipse cx="78" cy="101" rx="46" ry="6" className={classes.wash} />
      <path d="M48 60h58c0 22-9 37-29 37S48 82 48 60z" />
      <path d="M48 60c0-5 58-5 58 0s-58 5-58 0z" />
      <path d="M66 97c-1 5 23 5 22 0" />
      <path d="M68 47c-6-7 6-10 0-18m11 15c-6-7 7-12 0-22m10 25c-5-6 5-9 0-16" className={classes.faint} />
      <path d="M57 76c5-3 8 2 13 0s8-2 13 0 8 2 14-1" className={classes.faint} />
      <path d="M118 93c7-4 14-4 20 0-6 4-14 4-20 0z" />
    </>
  ),
  kite: (
    <>
      <path d="M84 14l26 22-17 26-27-21z" className={classes.wash} />
      <path d="M84 14l26 22-17 26-27-21z" />
      <path d="M84 14l9 48M66 41l44-5" className={classes.faint} />
      <path d="M93 62c8 7 4 12 11 17m-8-6 2 7m4-3-8 2" />
      <path d="M82 40c-4 13-16 17-21 26-3 6 3 9 0 13" />
      <path d="M52 90c-7 7-16 5-22 19" className={classes.dashed} />
      <path d="M18 48c4-4 8-4 12-1 3-5 11-4 12 2m86 34c4-4 8-3 11 0" className={classes.faint} />
    </>
  ),
};

/** One of the drawings, 160 × 120, in the colour of secondary text. */
export default function DrawingPicture({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 160 120" className={classes.drawing} aria-hidden data-drawing={name}>
      {drawings[name]}
    </svg>
  );
}
