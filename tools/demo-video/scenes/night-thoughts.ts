import { ease, HEIGHT, paperTexture, sky, withAlpha, WIDTH, type Context } from '../drawing/canvas.ts';
import { drift, mist, ridge } from '../drawing/landscape.ts';
import { bough, drawBough } from '../drawing/bough.ts';
import { sungCharacters, type MakeScene } from '../drawing/film.ts';
import { disc } from '../drawing/objects.ts';

/** Curved roof with tiles and a hanging bell, in front of the moon. */
function eaves(ink: Context, colour: string, sway: number): void {
  ink.fillStyle = colour;
  ink.beginPath();
  ink.moveTo(-10, 300);
  ink.quadraticCurveTo(330, 452, 566, 392);
  ink.quadraticCurveTo(628, 374, 672, 322);
  ink.quadraticCurveTo(656, 402, 610, 436);
  ink.quadraticCurveTo(560, 470, 470, 480);
  ink.lineTo(-10, 486);
  ink.fill();
  ink.strokeStyle = withAlpha('#35506f', 0.75);
  ink.lineWidth = 3;
  for (let row = 0; row < 19; row += 1) {
    const x = 8 + row * 29;
    ink.beginPath();
    ink.moveTo(x, 326 + Math.min(100, x * 0.31));
    ink.quadraticCurveTo(x + 26, 410 + x * 0.04, x + 22, 470);
    ink.stroke();
  }
  ink.fillRect(36, 480, 20, HEIGHT);
  ink.fillRect(-10, 486, 440, 13);
  ink.save();
  ink.translate(628, 412);
  ink.rotate(sway);
  ink.fillRect(-1.5, 0, 3, 34);
  ink.beginPath();
  ink.moveTo(-11, 62);
  ink.quadraticCurveTo(-9, 34, 0, 32);
  ink.quadraticCurveTo(9, 34, 11, 62);
  ink.quadraticCurveTo(0, 56, -11, 62);
  ink.fill();
  ink.fillRect(-1, 58, 2, 20);
  ink.restore();
}

/** 静夜思: a roof, a bell, frost on the ground, clouds over the moon. */
export const nightThoughts: MakeScene = ({ beats, length }) => {
  const far = ridge({
    seed: 41,
    colour: '#4b6786',
    base: 700,
    rise: 210,
    strength: 0.8,
    waves: 3,
    rough: 0.5,
  });
  const near = ridge({
    seed: 57,
    colour: '#22384f',
    base: 780,
    rise: 190,
    strength: 1,
    waves: 4,
    rough: 0.5,
  });
  const veilOfMoon = mist(12, '#a9b8cc', 260, 0.95);
  const thin = mist(19, '#c6d1de', 170, 0.8);
  const frost = mist(21, '#dfe8ef', 150, 1);
  const pine = bough(77, WIDTH + 30, 170, Math.PI * 0.93, 430, 26);
  const rim = paperTexture(4, '#040a14', 0.8);
  return {
    paper: '#ece9e0',
    writing: '#f3ead0',
    at: [0.9, 0.36],
    draw(ink, seconds) {
      sky(ink, [
        [0, '#0a1830'],
        [0.55, '#25415f'],
        [1, '#6f8499'],
      ]);
      disc(ink, 742, 246, 116, '#f6ecd0', 0.5);
      drift(ink, veilOfMoon, 120, seconds * 26 + 260, 0.62);
      drift(ink, thin, 250, -seconds * 17, 0.5);
      ink.drawImage(far, -180 - seconds * 3, 0);
      drift(ink, thin, 520, seconds * 13, 0.65);
      ink.drawImage(near, -340 + seconds * 4, 0);
      drift(ink, frost, HEIGHT - 138, -seconds * 19, 0.35 + 0.5 * ease(seconds, length * 0.25, length * 0.8));
      const { ago } = sungCharacters(beats, seconds);
      const struck = Math.exp(-Math.max(0, ago) * 1.1);
      eaves(ink, '#0a1524', Math.sin(seconds * 2.6) * (0.05 + 0.12 * struck));
      ink.save();
      ink.translate(Math.sin(seconds * 0.8) * 4, Math.sin(seconds * 0.62) * 3);
      drawBough(ink, pine, '#0a1524');
      needles(ink, pine.tufts, seconds);
      ink.restore();
      ink.drawImage(rim, 0, 0);
    },
  };
};

/** Needles at the ends of a pine's twigs. */
function needles(
  ink: Context,
  tufts: readonly { x: number; y: number; turn: number; size: number }[],
  seconds: number,
): void {
  ink.strokeStyle = withAlpha('#0c1b28', 0.9);
  ink.lineWidth = 1.4;
  ink.beginPath();
  for (const { x, y, turn, size } of tufts)
    for (let at = 0; at < 13; at += 1) {
      const angle = -Math.PI / 2 + (at - 6) * 0.24 + Math.sin(seconds + turn) * 0.05;
      ink.moveTo(x, y);
      ink.lineTo(x + Math.cos(angle) * size * 2.1, y + Math.sin(angle) * size * 1.5);
    }
  ink.stroke();
}
