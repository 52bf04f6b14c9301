import { withAlpha, type Context } from './canvas.ts';

/** Sun or moon with a glow around it. */
export function disc(ink: Context, x: number, y: number, radius: number, colour: string, glow = 0.5): void {
  const halo = ink.createRadialGradient(x, y, radius * 0.7, x, y, radius * 4.2);
  halo.addColorStop(0, withAlpha(colour, glow));
  halo.addColorStop(0.3, withAlpha(colour, glow * 0.3));
  halo.addColorStop(1, withAlpha(colour, 0));
  ink.fillStyle = halo;
  ink.fillRect(x - radius * 4.2, y - radius * 4.2, radius * 8.4, radius * 8.4);
  const body = ink.createRadialGradient(x, y, radius * 0.2, x, y, radius);
  body.addColorStop(0, withAlpha(colour, 1));
  body.addColorStop(0.96, withAlpha(colour, 0.96));
  body.addColorStop(1, withAlpha(colour, 0));
  ink.fillStyle = body;
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.fill();
}

/** Distant bird. @param beat phase of its wings, radians */
export function bird(ink: Context, x: number, y: number, size: number, beat: number, colour: string): void {
  const lift = Math.sin(beat) * 0.42;
  ink.strokeStyle = colour;
  ink.lineCap = 'round';
  ink.lineWidth = size * 0.13;
  ink.beginPath();
  ink.moveTo(x - size, y - size * (0.1 + lift));
  ink.quadraticCurveTo(x - size * 0.42, y - size * (0.3 + lift * 0.6), x, y);
  ink.quadraticCurveTo(x + size * 0.42, y - size * (0.3 + lift * 0.6), x + size, y - size * (0.1 + lift));
  ink.stroke();
}

/** Wild geese in a wedge; the first one is at the given point. */
export function flock(
  ink: Context,
  x: number,
  y: number,
  size: number,
  seconds: number,
  count: number,
  colour: string,
): void {
  for (let at = 0; at < count; at += 1) {
    const row = Math.ceil(at / 2);
    const side = at % 2 === 0 ? 1 : -1;
    const wave = Math.sin(seconds * 0.7 + at) * size * 0.22;
    bird(
      ink,
      x + row * size * 2.1 + (side > 0 ? size * 0.6 : 0),
      y + row * size * (side > 0 ? 1.02 : -0.5) + wave,
      size * (1 - row * 0.035),
      seconds * 5.2 - row * 0.8 - at * 0.35,
      colour,
    );
  }
}

/** Small boat with a roof and a sitting person, who fishes if `rod` is set. */
export function boat(ink: Context, x: number, y: number, size: number, colour: string, rod = false): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(size, size);
  ink.fillStyle = colour;
  ink.beginPath();
  ink.moveTo(-1.15, -0.12);
  ink.quadraticCurveTo(-0.75, 0.2, -0.1, 0.2);
  ink.quadraticCurveTo(0.75, 0.2, 1.25, -0.22);
  ink.quadraticCurveTo(0.5, 0.02, -0.2, 0.02);
  ink.quadraticCurveTo(-0.8, 0.02, -1.15, -0.12);
  ink.fill();
  if (!rod) {
    ink.beginPath();
    ink.moveTo(-0.62, 0.04);
    ink.quadraticCurveTo(-0.5, -0.46, -0.12, -0.47);
    ink.quadraticCurveTo(0.24, -0.46, 0.34, 0.04);
    ink.fill();
  }
  const seat = rod ? 0 : 0.55;
  ink.beginPath();
  ink.moveTo(seat - 0.24, 0.06);
  ink.quadraticCurveTo(seat - 0.2, -0.42, seat + 0.02, -0.46);
  ink.quadraticCurveTo(seat + 0.24, -0.34, seat + 0.22, 0.04);
  ink.fill();
  ink.beginPath();
  ink.moveTo(seat - 0.25, -0.42);
  ink.lineTo(seat + 0.03, -0.7);
  ink.lineTo(seat + 0.32, -0.4);
  ink.quadraticCurveTo(seat + 0.02, -0.5, seat - 0.25, -0.42);
  ink.fill();
  if (rod) {
    ink.strokeStyle = colour;
    ink.lineWidth = 0.028;
    ink.beginPath();
    ink.moveTo(0.12, -0.2);
    ink.quadraticCurveTo(0.9, -0.72, 1.75, -0.74);
    ink.stroke();
    ink.lineWidth = 0.01;
    ink.beginPath();
    ink.moveTo(1.75, -0.74);
    ink.lineTo(1.78, 0.42);
    ink.stroke();
  }
  ink.restore();
}

/** Ripple that expands on water. @param age 0 new, 1 gone */
export function ripple(ink: Context, x: number, y: number, reach: number, age: number, colour: string): void {
  if (age <= 0 || age >= 1) return;
  ink.strokeStyle = colour;
  for (const [late, weight] of [
    [0, 1],
    [0.16, 0.6],
    [0.3, 0.35],
  ] as const) {
    const grown = age - late;
    if (grown <= 0) continue;
    ink.globalAlpha = weight * (1 - age) ** 1.4;
    ink.lineWidth = 1 + 1.6 * (1 - age);
    ink.beginPath();
    ink.ellipse(x, y, reach * Math.sqrt(grown), reach * Math.sqrt(grown) * 0.27, 0, 0, Math.PI * 2);
    ink.stroke();
  }
  ink.globalAlpha = 1;
}
