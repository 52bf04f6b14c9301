import { useId } from 'react';
import classes from './InkScene.module.css';
import { ridges } from './ridges.ts';

/** Ink-wash landscape behind the login card. Static decoration. */
export function InkScene() {
  const id = useId();
  const wash = (name: string) => `${id}${name}`;
  return (
    <svg
      className={classes.scene}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      data-flip-rtl
    >
      <defs>
        {(['far', 'mid', 'near'] as const).map((name) => (
          <linearGradient key={name} id={wash(name)} x1="0" y1="0" x2="0" y2="1" className={classes[name]}>
            <stop offset="0" stopColor="currentColor" stopOpacity="0.92" />
            <stop offset="0.38" stopColor="currentColor" stopOpacity="0.42" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
        ))}
        <radialGradient id={wash('moon')} className={classes.moon}>
          <stop offset="0" stopColor="currentColor" stopOpacity="0.72" />
          <stop offset="0.8" stopColor="currentColor" stopOpacity="0.82" />
          <stop offset="0.97" stopColor="currentColor" stopOpacity="0.92" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="452" cy="236" r="92" fill={`url(#${wash('moon')})`} />
      <path d={ridges.far} fill={`url(#${wash('far')})`} />
      <path d={ridges.mid} fill={`url(#${wash('mid')})`} />
      <g className={classes.ink} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <path d="M530 286q9-9 17 1q7-11 19-3M584 254q7-7 13 1q6-9 15-2M560 318q6-6 11 1q5-8 13-2" />
        <path d="M566 764q46 15 118-3q-11 21-30 23h-50q-26-2-38-20z" fill="currentColor" fillOpacity="0.75" />
        <path d="M598 765q2-22 28-24t34 20" />
        <path d="M682 760q14-30 24-78" />
        <path d="M520 806h66m22 0h108M560 824h42m30 0h60" opacity="0.4" />
      </g>
      <path d={ridges.near} fill={`url(#${wash('near')})`} />
    </svg>
  );
}
