import { HEIGHT, paperTexture, sky, withAlpha, WIDTH, type Context } from '../drawing/canvas.ts';
import { drift, mist, ridge, veil } from '../drawing/landscape.ts';
import { random } from '../drawing/noise.ts';
import { sungCharacters, type MakeScene } from '../drawing/film.ts';
import { disc } from '../drawing/objects.ts';

interface Banner {
  x: number;
  foot: number;
  tall: number;
  wide: number;
  phase: number;
}

/** Long banner that flies in the wind from its pole. */
function banner(
  ink: Context,
  { x, foot, tall, wide, phase }: Banner,
  seconds: number,
  cloth: string,
  pole: string,
): void {
  const top = foot - tall;
  const wave = (part: number): number =>
    Math.sin(seconds * 4.4 + phase - part * 3.6) * 15 * part +
    Math.sin(seconds * 2.3 + phase * 2 - part * 2) * 10 * part;
  const steps = 16;
  const high = tall * 0.42;
  ink.fillStyle = cloth;
  ink.beginPath();
  ink.moveTo(x, top + 8);
  for (let step = 0; step <= steps; step += 1)
    ink.lineTo(x + (step / steps) * wide, top + 8 + wave(step / steps) + (step / steps) * 16);
  ink.lineTo(x + wide * 0.78, top + 8 + high * 0.52 + wave(0.85));
  for (let step = steps; step >= 0; step -= 1)
    ink.lineTo(
      x + (step / steps) * wide * 0.98,
      top + 8 + high + wave(step / steps + 0.12) * 0.85 + (step / steps) * 16,
    );
  ink.fill();
  ink.fillStyle = pole;
  ink.fillRect(x - tall * 0.009, top - 14, tall * 0.018, tall + 20);
  ink.beginPath();
  ink.moveTo(x - 6, top - 12);
  ink.lineTo(x, top - 40);
  ink.lineTo(x + 6, top - 12);
  ink.fill();
}

/** 无衣: banners and spears in front of a red sun; the ranks beat time. */
export const noClothes: MakeScene = ({ beats }) => {
  const chance = random(31);
  const range = { seed: 61, colour: '#7c2a20', base: 610, rise: 250, strength: 0.9, waves: 3, rough: 0.9 };
  const far = ridge(range);
  const hide = veil(range, '#e39a63');
  const near = ridge({
    seed: 71,
    colour: '#3f1512',
    base: 700,
    rise: 200,
    strength: 1,
    waves: 4,
    rough: 0.9,
  });
  const dust = mist(33, '#f1b27a', 260, 0.9);
  const low = mist(35, '#e89a63', 200, 1);
  const spears = Array.from({ length: 74 }, (_, at) => ({
    x: (at / 74) * (WIDTH + 60) - 30 + chance() * 12,
    tall: 120 + chance() * 95,
    lean: (chance() - 0.5) * 0.09,
    phase: chance() * 6,
  }));
  const banners: Banner[] = [90, 318, 560, 824, 1010, 1165].map((x, at) => ({
    x,
    foot: HEIGHT,
    tall: [470, 350, 420, 340, 500, 380][at] ?? 400,
    wide: [190, 130, 150, 120, 185, 135][at] ?? 150,
    phase: at * 1.9,
  }));
  const rim = paperTexture(6, '#1a0504', 0.7);
  return {
    paper: '#f2e6d2',
    writing: '#2a0d0b',
    at: [0.5, 0.1],
    draw(ink, seconds) {
      const { ago } = sungCharacters(beats, seconds);
      const hit = Math.exp(-Math.max(0, ago) * 3);
      sky(ink, [
        [0, '#b5372a'],
        [0.5, '#e07b47'],
        [0.8, '#f0b77c'],
        [1, '#d98a55'],
      ]);
      disc(ink, 690, 300 + seconds * 3, 150 + hit * 3, '#ffdfa6', 0.62);
      drift(ink, dust, 150, seconds * 46, 0.5);
      ink.drawImage(hide, -120 - seconds * 6, 0);
      ink.drawImage(far, -120 - seconds * 6, 0);
      drift(ink, dust, 360, seconds * 70, 0.75);
      ink.drawImage(near, -380 + seconds * 5, 0);
      drift(ink, low, 500, seconds * 95, 0.8);
      for (const one of banners)
        banner(ink, one, seconds, withAlpha(one.tall > 400 ? '#7d1512' : '#4d1210', 0.96), '#1c0807');
      ink.strokeStyle = '#1c0807';
      ink.fillStyle = '#1c0807';
      for (const { x, tall, lean, phase } of spears) {
        const top = HEIGHT - tall - hit * 16 + Math.sin(seconds * 2 + phase) * 3;
        ink.lineWidth = 3.2;
        ink.beginPath();
        ink.moveTo(x, HEIGHT);
        ink.lineTo(x + lean * tall, top);
        ink.stroke();
        ink.beginPath();
        ink.moveTo(x + lean * tall - 4.5, top);
        ink.lineTo(x + lean * tall, top - 26);
        ink.lineTo(x + lean * tall + 4.5, top);
        ink.fill();
        ink.beginPath();
        ink.arc(x - 4, HEIGHT - 22 - hit * 7 + (phase % 2) * 5, 19, 0, Math.PI * 2);
        ink.fill();
      }
      drift(ink, low, HEIGHT - 150, seconds * 130, 0.55);
      ink.drawImage(rim, 0, 0);
    },
  };
};
