import { paperTexture, sky, withAlpha, type Context } from '../drawing/canvas.ts';
import { drift, mist, ridge } from '../drawing/landscape.ts';
import { willow } from '../drawing/plants.ts';
import { sungCharacters, type MakeScene } from '../drawing/film.ts';
import { ripple } from '../drawing/objects.ts';
import { mirror } from '../drawing/water.ts';

const SHORE = 300;

/** White goose on the water. @param call how far it stretches its neck, 0 to 1 */
function goose(ink: Context, x: number, y: number, size: number, call: number, paddle: number): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(size, size);
  ink.fillStyle = withAlpha('#e2622f', 0.75);
  for (const foot of [-0.1, 0.22]) {
    ink.beginPath();
    ink.ellipse(foot + Math.sin(paddle + foot * 9) * 0.16, 0.36, 0.15, 0.07, 0.3, 0, Math.PI * 2);
    ink.fill();
  }
  const body = ink.createLinearGradient(0, -0.7, 0, 0.36);
  body.addColorStop(0, '#ffffff');
  body.addColorStop(0.7, '#f6f6ef');
  body.addColorStop(1, '#c9d6cf');
  ink.fillStyle = body;
  ink.beginPath();
  ink.moveTo(-1.28, -0.4);
  ink.quadraticCurveTo(-0.95, -0.12, -0.98, 0.06);
  ink.quadraticCurveTo(-0.7, 0.34, 0, 0.33);
  ink.quadraticCurveTo(0.66, 0.32, 0.8, -0.06);
  ink.quadraticCurveTo(0.86, -0.3, 0.72, -0.46);
  ink.quadraticCurveTo(0.2, -0.6, -0.4, -0.42);
  ink.quadraticCurveTo(-0.9, -0.3, -1.28, -0.4);
  ink.fill();
  const headX = 0.94 + call * 0.14;
  const headY = -1.32 - call * 0.16;
  ink.strokeStyle = '#fbfbf6';
  ink.lineCap = 'round';
  ink.lineWidth = 0.27;
  ink.beginPath();
  ink.moveTo(0.6, -0.2);
  ink.bezierCurveTo(1.02, -0.5, 0.42, -0.95, headX - 0.12, headY);
  ink.stroke();
  ink.fillStyle = '#fbfbf6';
  ink.beginPath();
  ink.ellipse(headX, headY, 0.21, 0.17, 0.15, 0, Math.PI * 2);
  ink.fill();
  ink.fillStyle = '#e8702e';
  ink.beginPath();
  ink.arc(headX + 0.12, headY - 0.13, 0.085, 0, Math.PI * 2);
  ink.fill();
  for (const jaw of [-1, 1]) {
    ink.beginPath();
    ink.moveTo(headX + 0.14, headY - 0.08);
    ink.lineTo(headX + 0.46, headY + 0.03 + jaw * call * 0.09);
    ink.lineTo(headX + 0.14, headY + 0.1);
    ink.fill();
  }
  ink.fillStyle = '#20302c';
  ink.beginPath();
  ink.arc(headX + 0.04, headY - 0.03, 0.032, 0, Math.PI * 2);
  ink.fill();
  ink.strokeStyle = withAlpha('#7d928a', 0.7);
  ink.lineWidth = 0.025;
  for (const feather of [0, 0.14, 0.28]) {
    ink.beginPath();
    ink.moveTo(-1.02 + feather, -0.28 + feather * 0.3);
    ink.quadraticCurveTo(-0.4, 0.02 + feather * 0.4, 0.3 - feather, -0.18 + feather * 0.7);
    ink.stroke();
  }
  ink.restore();
}

/** 咏鹅: three white geese on green water, which call when they are sung about. */
export const geese: MakeScene = ({ beats }) => {
  const far = ridge({
    seed: 83,
    colour: '#7db7a6',
    base: SHORE + 20,
    rise: 190,
    strength: 0.75,
    waves: 3,
    rough: 0.35,
  });
  const near = ridge({
    seed: 97,
    colour: '#3f8f78',
    base: SHORE + 16,
    rise: 84,
    strength: 0.85,
    waves: 6,
    rough: 0.4,
  });
  const cloud = mist(40, '#ffffff', 140, 0.95);
  const strands = willow(44, { from: 560, to: 1300, long: 330, count: 22 });
  const reflect = mirror();
  const rim = paperTexture(8, '#31624f', 0.5);
  const swim = [
    { x: 60, y: 372, size: 52, speed: 16 },
    { x: 600, y: 408, size: 76, speed: 14 },
    { x: 210, y: 500, size: 116, speed: 19 },
  ];
  return {
    paper: '#f6f3e6',
    writing: '#1f4b42',
    at: [0.1, 0.1],
    draw(ink, seconds) {
      const { ago, count } = sungCharacters(beats, seconds);
      const call = Math.exp(-Math.max(0, ago) * 2.2);
      sky(ink, [
        [0, '#dff0e4'],
        [0.42, '#f6f2dc'],
        [1, '#f6f2dc'],
      ]);
      ink.drawImage(far, -200 + seconds * 2, 0);
      drift(ink, cloud, SHORE - 96, -seconds * 12, 0.95);
      ink.drawImage(near, -420 - seconds * 3, 0);
      reflect(ink, seconds, { shore: SHORE, colour: '#5fae97', cover: 0.62, sway: 8, squeeze: 0.8 });
      drift(ink, cloud, SHORE - 30, seconds * 9, 0.6);
      const places = swim.map(({ x, y, size, speed }, at) => ({
        x: x + seconds * speed + Math.sin(seconds * 1.9 + at) * 5,
        y: y + Math.sin(seconds * 1.6 + at * 2) * 2.5,
        size,
      }));
      for (const [at, { x, y, size }] of places.entries()) {
        for (let ring = 0; ring < 4; ring += 1) {
          const age = (seconds * 0.36 + ring / 4 + at * 0.13) % 1;
          ripple(ink, x - 20 - age * 40, y + size * 0.3, size * 2.1, age, 'rgba(255,255,255,.85)');
        }
        ink.save();
        ink.globalAlpha = 0.2;
        ink.translate(0, 2 * y + size * 0.62);
        ink.scale(1, -1);
        goose(ink, x + Math.sin(seconds * 3) * 3, y, size, 0, seconds * 3);
        ink.restore();
      }
      for (const [at, { x, y, size }] of places.entries())
        goose(ink, x, y, size, (count + at) % 3 === 0 ? call : call * 0.25, seconds * 3.4 + at);
      strands(ink, seconds, withAlpha('#3c7f4d', 0.9));
      ink.drawImage(rim, 0, 0);
    },
  };
};
