import { clamp, ease, HEIGHT, paperTexture, sky, withAlpha, WIDTH, type Context } from '../drawing/canvas.ts';
import { drift, mist, ridge, veil } from '../drawing/landscape.ts';
import { octaveNoise, random } from '../drawing/noise.ts';
import { sungCharacters, type MakeScene } from '../drawing/film.ts';
import { disc, flock } from '../drawing/objects.ts';

/** Dune with a lit and a shaded side, drawn along a smooth crest. */
function dune(
  ink: Context,
  seed: number,
  base: number,
  rise: number,
  light: string,
  dark: string,
  shift: number,
): void {
  const crest = octaveNoise(seed, 2, 32);
  const fill = ink.createLinearGradient(0, base - rise, 0, base + 200);
  fill.addColorStop(0, light);
  fill.addColorStop(1, dark);
  ink.fillStyle = fill;
  ink.beginPath();
  ink.moveTo(0, HEIGHT);
  for (let x = 0; x <= WIDTH; x += 8) ink.lineTo(x, base - rise * crest((x + shift) / 420, 0.5));
  ink.lineTo(WIDTH, HEIGHT);
  ink.fill();
}

/** Smoke that rises straight up to the wind above. */
function smoke(ink: Context, x: number, foot: number, seconds: number, puffs: readonly number[]): void {
  for (const [at, chance] of puffs.entries()) {
    const age = (seconds * 0.055 + at / puffs.length) % 1;
    const high = age ** 0.92 * 440;
    const bend = Math.max(0, age - 0.62) ** 2 * 700;
    const wide = 7 + age * 26 + bend * 0.24;
    const px = x + Math.sin(at * 2.4 + seconds * 0.8) * (2 + age * 8) + bend + (chance - 0.5) * 5;
    const soft = ink.createRadialGradient(px, foot - high, 0, px, foot - high, wide);
    const alpha = 0.34 * clamp(age * 14) * (1 - age) ** 0.8;
    soft.addColorStop(0, withAlpha('#4a3226', alpha));
    soft.addColorStop(1, withAlpha('#4a3226', 0));
    ink.fillStyle = soft;
    ink.fillRect(px - wide, foot - high - wide, wide * 2, wide * 2);
  }
}

/** 使至塞上: one column of smoke over the desert, and the sun setting at the long river. */
export const frontier: MakeScene = ({ beats, length }) => {
  const chance = random(19);
  const puffs = Array.from({ length: 130 }, chance);
  const range = {
    seed: 151,
    colour: '#a4643c',
    base: 440,
    rise: 130,
    strength: 0.65,
    waves: 4,
    rough: 0.6,
    depth: 220,
  };
  const far = ridge(range);
  const hide = veil(range, '#f0cd94');
  const haze = mist(70, '#f6dcae', 150, 0.9);
  const dust = mist(73, '#e9bf86', 170, 0.75);
  const rim = paperTexture(12, '#4a2413', 0.42);
  return {
    paper: '#f4ead6',
    writing: '#3a1d12',
    at: [0.11, 0.12],
    draw(ink, seconds) {
      const { ago } = sungCharacters(beats, seconds);
      const glow = Math.exp(-Math.max(0, ago) * 1.6);
      const down = ease(seconds, 0, length * 1.05);
      sky(ink, [
        [0, '#cf8f52'],
        [0.3, '#eab676'],
        [0.58, '#f7dfae'],
        [1, '#f3cf97'],
      ]);
      disc(ink, 806, 236 + down * 150, 88, '#d9462a', 0.42 + 0.08 * glow);
      drift(ink, haze, 250, seconds * 10, 0.6);
      ink.drawImage(hide, -160 - seconds * 2, 0);
      ink.drawImage(far, -160 - seconds * 2, 0);
      drift(ink, haze, 352, -seconds * 14, 0.8);
      dune(ink, 7, 500, 90, '#dca566', '#b97d47', 200 + seconds * 3);
      river(ink, seconds, 806, glow);
      dune(ink, 17, 640, 120, '#c98a4f', '#7d4a28', 900 + seconds * 8);
      smoke(ink, 356, 566, seconds + 30, puffs);
      dune(ink, 29, 748, 190, '#8f5630', '#4a2515', 300 + seconds * 16);
      flock(ink, 1290 - seconds * 52, 160 + seconds * 2, 15, seconds, 7, withAlpha('#3a1d12', 0.8));
      drift(ink, dust, HEIGHT - 210, seconds * 60, 0.5);
      ink.drawImage(rim, 0, 0);
    },
  };
};

/** The river: a bright ribbon that winds towards the viewer below the sun. */
function river(ink: Context, seconds: number, sun: number, glow: number): void {
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  for (let step = 0; step <= 40; step += 1) {
    const part = step / 40;
    const y = 452 + part ** 1.5 * 240;
    const middle = sun + Math.sin(part * 5.2) * (60 + 210 * part) + 60 * part;
    const half = 3 + 74 * part ** 1.3;
    left.push([middle - half, y]);
    right.unshift([middle + half * 0.9, y]);
  }
  const fill = ink.createLinearGradient(0, 452, 0, 690);
  fill.addColorStop(0, '#f6b46c');
  fill.addColorStop(0.5, '#f9dfae');
  fill.addColorStop(1, '#d79a63');
  ink.fillStyle = fill;
  ink.beginPath();
  for (const [x, y] of [...left, ...right]) ink.lineTo(x, y);
  ink.fill();
  ink.fillStyle = '#d9462a';
  for (let row = 0; row < 26; row += 1) {
    const part = row / 26;
    const y = 456 + part ** 1.5 * 200;
    const middle = sun + Math.sin(part * 5.2) * (60 + 210 * part) + 60 * part;
    const wave = Math.sin(seconds * 1.6 + row * 2.1);
    ink.globalAlpha = (0.2 + 0.1 * glow) * clamp(0.5 + 0.5 * wave) * (1 - part * 0.6);
    ink.beginPath();
    ink.ellipse(middle + wave * 6, y, 3 + 30 * part, 1 + 1.6 * part, 0, 0, Math.PI * 2);
    ink.fill();
  }
  ink.globalAlpha = 1;
}
