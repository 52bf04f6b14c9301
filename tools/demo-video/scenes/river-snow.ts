import { ease, HEIGHT, paperTexture, sky } from '../drawing/canvas.ts';
import { snow } from '../drawing/particles.ts';
import { drift, mist, ridge, veil } from '../drawing/landscape.ts';
import type { MakeScene } from '../drawing/film.ts';
import { boat, ripple } from '../drawing/objects.ts';

/** 江雪: a thousand white hills, one boat, and one person fishing in the snow. */
export const riverSnow: MakeScene = ({ beats, length }) => {
  const shapes = [
    { seed: 101, colour: '#8ea3b1', base: 330, rise: 230, strength: 0.6, waves: 3, rough: 0.95 },
    { seed: 113, colour: '#667d8d', base: 392, rise: 190, strength: 0.62, waves: 4, rough: 1 },
    { seed: 127, colour: '#3d5160', base: 430, rise: 118, strength: 0.7, waves: 5, rough: 1 },
  ];
  const ranges = shapes.map((shape) => ({ hide: veil(shape, '#f3f5f5', 7), land: ridge(shape) }));
  const cloud = mist(51, '#f4f6f5', 190, 1.1);
  const low = mist(54, '#f7f8f7', 150, 1.2);
  const far = snow({ seed: 5, count: 90, speed: 58, wind: 14, size: 8 }, '#ffffff');
  const near = snow({ seed: 6, count: 30, speed: 116, wind: 34, size: 14 }, '#ffffff');
  const rim = paperTexture(9, '#53636e', 0.55);
  return {
    paper: '#f5f4ef',
    writing: '#22313c',
    at: [0.88, 0.12],
    draw(ink, seconds) {
      sky(ink, [
        [0, '#cbd6dc'],
        [0.42, '#e8edee'],
        [0.6, '#eff1ef'],
        [1, '#dbe3e6'],
      ]);
      for (const [at, { hide, land }] of ranges.entries()) {
        const x = -230 + (at - 1) * seconds * 3.4;
        ink.drawImage(hide, x, 0);
        ink.drawImage(land, x, 0);
        drift(ink, cloud, 205 + at * 62, (at % 2 ? 1 : -1) * seconds * (9 + at * 4), 0.9);
      }
      drift(ink, low, 372, -seconds * 12, 1);
      const x = 520 + ease(seconds, 0, length) * 46;
      const y = 566 + Math.sin(seconds * 1.1) * 2.2;
      for (const [at, beat] of beats.entries())
        if (at % 2 === 0) ripple(ink, x + 130, y + 34, 150, (seconds - beat) / 4.2, 'rgba(66,86,99,.55)');
      ink.save();
      ink.globalAlpha = 0.16;
      ink.translate(0, 2 * y + 22);
      ink.scale(1, -1);
      boat(ink, x + Math.sin(seconds * 2) * 2, y, 74, '#1b2a35', true);
      ink.restore();
      boat(ink, x, y, 74, '#1b2a35', true);
      drift(ink, low, HEIGHT - 128, seconds * 16, 0.8);
      far(ink, seconds);
      near(ink, seconds);
      ink.drawImage(rim, 0, 0);
    },
  };
};
