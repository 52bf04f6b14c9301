import { ease, HEIGHT, paperTexture, sky, withAlpha, WIDTH } from '../drawing/canvas.ts';
import { snow } from '../drawing/particles.ts';
import { drift, mist, ridge, veil } from '../drawing/landscape.ts';
import { willow } from '../drawing/plants.ts';
import type { MakeScene } from '../drawing/film.ts';
import { flock } from '../drawing/objects.ts';

/** 采薇: willows at the departure, snow at the return: one hillside in two seasons. */
export const pickingFerns: MakeScene = ({ length }) => {
  const shapes = [
    { seed: 163, colour: '#8d9aa0', base: 420, rise: 270, strength: 0.62, waves: 3, rough: 0.7 },
    { seed: 173, colour: '#5f7078', base: 540, rise: 240, strength: 0.7, waves: 3.5, rough: 0.8 },
    { seed: 181, colour: '#33434c', base: 690, rise: 200, strength: 0.9, waves: 4, rough: 0.8 },
  ];
  const ranges = shapes.map((shape) => ({
    cap: veil(shape, '#f8faf9', 7),
    hide: veil(shape, '#eceae2'),
    land: ridge(shape),
  }));
  const green = shapes.map((shape) => ridge({ ...shape, colour: '#5d8f6b', strength: shape.strength * 0.8 }));
  const cloud = mist(80, '#f3f1ea', 170, 1);
  const strands = willow(88, { from: -30, to: 560, long: 520, count: 24 });
  const more = willow(89, { from: 980, to: 1330, long: 330, count: 12 });
  const far = snow({ seed: 15, count: 90, speed: 62, wind: -20, size: 8 }, '#ffffff');
  const near = snow({ seed: 16, count: 30, speed: 122, wind: -46, size: 15 }, '#ffffff');
  const rim = paperTexture(14, '#3b4750', 0.55);
  return {
    paper: '#f4f0e6',
    writing: '#243239',
    at: [0.88, 0.1],
    draw(ink, seconds) {
      const winter = ease(seconds, length * 0.34, length * 0.66);
      sky(ink, [
        [0, '#cfdcd2'],
        [0.6, '#f2efdf'],
        [1, '#e6e6dc'],
      ]);
      ink.fillStyle = withAlpha('#c3cdd6', winter * 0.75);
      ink.fillRect(0, 0, WIDTH, HEIGHT);
      for (const [at, { cap, hide, land }] of ranges.entries()) {
        const x = -260 + (at - 1) * seconds * 3;
        ink.globalAlpha = winter;
        ink.drawImage(cap, x, 0);
        ink.globalAlpha = 1;
        ink.drawImage(hide, x, 0);
        ink.drawImage(land, x, 0);
        const spring = green[at];
        ink.globalAlpha = 0.75 * (1 - winter);
        if (spring) ink.drawImage(spring, x, 0);
        ink.globalAlpha = 1;
        drift(ink, cloud, 270 + at * 112, (at % 2 ? -1 : 1) * seconds * (10 + 4 * at), 0.9);
      }
      flock(
        ink,
        700 + seconds * 20,
        200 - seconds * 3,
        13,
        seconds,
        5,
        withAlpha('#243239', 0.7 * (1 - winter)),
      );
      ink.save();
      ink.globalAlpha = 0.92;
      strands(ink, seconds, withAlpha('#4b5a4a', 0.9 * winter), 0);
      strands(ink, seconds, withAlpha('#4f8a55', 0.92 * (1 - winter)), 1 - 0.55 * winter);
      more(ink, seconds, withAlpha('#4b5a4a', 0.9 * winter), 0);
      more(ink, seconds, withAlpha('#4f8a55', 0.92 * (1 - winter)), 1 - 0.55 * winter);
      ink.restore();
      ink.globalAlpha = winter;
      far(ink, seconds);
      near(ink, seconds);
      ink.globalAlpha = 1;
      ink.drawImage(rim, 0, 0);
    },
  };
};
