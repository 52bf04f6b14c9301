import { ease, HEIGHT, paperTexture, sky, withAlpha } from '../drawing/canvas.ts';
import { petals } from '../drawing/particles.ts';
import { drift, mist, ridge, veil } from '../drawing/landscape.ts';
import { reeds } from '../drawing/plants.ts';
import type { MakeScene } from '../drawing/film.ts';
import { boat, disc } from '../drawing/objects.ts';
import { glitter, mirror } from '../drawing/water.ts';

const SHORE = 452;

/** 春江花月夜: the moon rises with the tide; petals, a boat, light on the water. */
export const springRiver: MakeScene = ({ length }) => {
  const range = {
    seed: 11,
    colour: '#34527a',
    base: SHORE + 14,
    rise: 150,
    strength: 0.85,
    waves: 3,
    rough: 0.4,
  };
  const far = ridge(range);
  const hide = veil(range, '#5d7690');
  const near = ridge({
    seed: 23,
    colour: '#1b3450',
    base: SHORE + 18,
    rise: 92,
    strength: 1,
    waves: 5,
    rough: 0.5,
  });
  const cloud = mist(5, '#9fb6cf', 190, 0.75);
  const low = mist(8, '#b9c8d8', 120, 0.9);
  const reflect = mirror();
  const fall = petals({ seed: 3, count: 54, speed: 46, wind: 34, size: 9 }, [
    '#f3c9cd',
    '#f7e3df',
    '#e8a4ad',
  ]);
  const grass = reeds(9, { from: -20, to: 430, foot: HEIGHT + 6, tall: 250, count: 46 });
  const rim = paperTexture(2, '#050c16', 0.5);
  return {
    paper: '#f1ece0',
    writing: '#f6ecd2',
    at: [0.12, 0.12],
    draw(ink, seconds) {
      sky(ink, [
        [0, '#0d2038'],
        [0.45, '#28486a'],
        [0.66, '#7d8fa2'],
        [1, '#7d8fa2'],
      ]);
      const rise = ease(seconds, -2, length * 0.9);
      const moonY = SHORE - 40 - rise * 215;
      disc(ink, 800, moonY, 66, '#f8eccb', 0.5);
      drift(ink, cloud, 120, seconds * 11, 0.5);
      ink.drawImage(hide, -260 + seconds * 3.2, 0);
      ink.drawImage(far, -260 + seconds * 3.2, 0);
      drift(ink, low, SHORE - 96, -seconds * 15, 0.75);
      ink.drawImage(near, -120 - seconds * 4.5, 0);
      reflect(ink, seconds, { shore: SHORE, colour: '#0e2238', cover: 0.5, sway: 12, squeeze: 1.3 });
      glitter(ink, seconds, {
        x: 800,
        shore: SHORE,
        reach: 74,
        colour: '#fbf0cf',
        strength: 0.35 + 0.5 * rise,
      });
      boat(ink, 420 + seconds * 9, SHORE + 66 + Math.sin(seconds * 1.4) * 2.5, 58, '#0a1626');
      drift(ink, low, SHORE + 6, seconds * 9, 0.3);
      grass(ink, seconds, withAlpha('#07121f', 0.96));
      fall(ink, seconds);
      ink.drawImage(rim, 0, 0);
    },
  };
};
