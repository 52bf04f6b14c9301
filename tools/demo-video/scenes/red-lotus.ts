import { ease, paperTexture, sky, withAlpha, type Context } from '../drawing/canvas.ts';
import { petals } from '../drawing/particles.ts';
import { drift, mist, ridge } from '../drawing/landscape.ts';
import { type MakeScene } from '../drawing/film.ts';
import { disc, flock, ripple } from '../drawing/objects.ts';
import { glitter, mirror } from '../drawing/water.ts';

const SHORE = 430;

/** Fading lotus flower: pointed petals, one of them hanging. */
function lotus(ink: Context, x: number, y: number, size: number, open: number, lean: number): void {
  ink.save();
  ink.translate(x, y);
  ink.strokeStyle = '#35493f';
  ink.lineWidth = size * 0.08;
  ink.beginPath();
  ink.moveTo(0, 0);
  ink.quadraticCurveTo(size * 0.2, size * 1.4, size * -0.1, size * 3.4);
  ink.stroke();
  ink.rotate(lean);
  for (const [turn, long, colour] of [
    [-1.25, 1, '#b04a5c'],
    [1.25, 1, '#b04a5c'],
    [-0.75, 1.15, '#c8647a'],
    [0.75, 1.15, '#c8647a'],
    [-0.32, 1.25, '#d98092'],
    [0.32, 1.25, '#d98092'],
    [0, 1.2, '#e59aa6'],
  ] as const) {
    ink.save();
    ink.rotate(turn * (0.35 + 0.65 * open));
    const fill = ink.createLinearGradient(0, 0, 0, -size * long);
    fill.addColorStop(0, withAlpha('#f3d9d2', 0.95));
    fill.addColorStop(1, withAlpha(colour, 0.95));
    ink.fillStyle = fill;
    ink.beginPath();
    ink.moveTo(0, 0);
    ink.bezierCurveTo(-size * 0.5, -size * 0.35 * long, -size * 0.3, -size * 0.85 * long, 0, -size * long);
    ink.bezierCurveTo(size * 0.3, -size * 0.85 * long, size * 0.5, -size * 0.35 * long, 0, 0);
    ink.fill();
    ink.restore();
  }
  ink.restore();
}

/** Lotus leaf on or above the water. */
export function pad(
  ink: Context,
  x: number,
  y: number,
  size: number,
  colour: string,
  vein: string,
  flat = 0.34,
): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(1, flat);
  const fill = ink.createRadialGradient(0, 0, size * 0.1, 0, 0, size);
  fill.addColorStop(0, withAlpha(vein, 0.9));
  fill.addColorStop(0.35, withAlpha(colour, 0.85));
  fill.addColorStop(1, withAlpha(colour, 0.98));
  ink.fillStyle = fill;
  ink.beginPath();
  for (let at = 0; at <= 48; at += 1) {
    const angle = (at / 48) * Math.PI * 2;
    const reach = size * (1 + 0.045 * Math.sin(angle * 7 + x) + 0.03 * Math.sin(angle * 3 + y));
    ink.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  ink.fill();
  ink.strokeStyle = withAlpha(vein, 0.55);
  ink.lineWidth = size * 0.018;
  for (let at = 0; at < 11; at += 1) {
    const angle = (at / 11) * Math.PI * 2 + x;
    ink.beginPath();
    ink.moveTo(0, 0);
    ink.quadraticCurveTo(
      Math.cos(angle + 0.12) * size * 0.5,
      Math.sin(angle + 0.12) * size * 0.5,
      Math.cos(angle) * size * 0.94,
      Math.sin(angle) * size * 0.94,
    );
    ink.stroke();
  }
  ink.restore();
}

/** 一剪梅: fading red lotus, petals on the water, wild geese below the moon. */
export const redLotus: MakeScene = ({ beats, length }) => {
  const far = ridge({
    seed: 131,
    colour: '#7a6a94',
    base: SHORE + 20,
    rise: 170,
    strength: 0.72,
    waves: 3,
    rough: 0.4,
  });
  const near = ridge({
    seed: 139,
    colour: '#4b3d66',
    base: SHORE + 14,
    rise: 74,
    strength: 0.85,
    waves: 5,
    rough: 0.4,
  });
  const cloud = mist(60, '#efe2e4', 160, 0.9);
  const reflect = mirror();
  const fall = petals({ seed: 14, count: 44, speed: 44, wind: -26, size: 12 }, [
    '#c8647a',
    '#e59aa6',
    '#b04a5c',
    '#f0c3c6',
  ]);
  const rim = paperTexture(10, '#2c2544', 0.6);
  return {
    paper: '#f5efe8',
    writing: '#38264a',
    at: [0.1, 0.12],
    draw(ink, seconds) {
      sky(ink, [
        [0, '#b7a8c6'],
        [0.5, '#eedcdc'],
        [1, '#eedcdc'],
      ]);
      disc(ink, 880, 176, 74, '#fff6e4', 0.7);
      flock(
        ink,
        1120 - ease(seconds, 0, length) * 760,
        214 - ease(seconds, 0, length) * 70,
        24,
        seconds,
        9,
        withAlpha('#2c2544', 0.85),
      );
      ink.drawImage(far, -240 + seconds * 3, 0);
      drift(ink, cloud, SHORE - 110, -seconds * 13, 0.85);
      ink.drawImage(near, -90 - seconds * 4, 0);
      reflect(ink, seconds, { shore: SHORE, colour: '#77688f', cover: 0.55, sway: 9, squeeze: 1.25 });
      glitter(ink, seconds, { x: 880, shore: SHORE, reach: 58, colour: '#fff6e4', strength: 0.55 });
      for (const [at, beat] of beats.entries())
        ripple(
          ink,
          240 + ((at * 397) % 880),
          500 + ((at * 173) % 170),
          130,
          (seconds - beat) / 3.2,
          'rgba(255,248,242,.8)',
        );
      for (const [x, y, size] of [
        [180, 610, 120],
        [420, 668, 150],
        [1010, 640, 135],
        [1210, 560, 90],
        [730, 700, 110],
        [60, 520, 60],
      ] as const)
        pad(
          ink,
          x + Math.sin(seconds * 0.7 + x) * 5,
          y + Math.sin(seconds + x) * 2,
          size,
          '#40584f',
          '#8a9a7c',
        );
      lotus(ink, 300, 480, 84, 0.75 + 0.25 * Math.sin(seconds * 0.4), Math.sin(seconds * 0.8) * 0.05 - 0.08);
      lotus(ink, 1090, 500, 66, 0.55, Math.sin(seconds * 0.9 + 1) * 0.05 + 0.14);
      fall(ink, seconds);
      ink.drawImage(rim, 0, 0);
    },
  };
};
