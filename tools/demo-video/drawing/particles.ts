import { HEIGHT, withAlpha, WIDTH, type Context } from './canvas.ts';
import { random } from './noise.ts';

/** Options of falling particles. */
export interface ParticleOptions {
  seed: number;
  count: number;
  /** pixels per second of the nearest ones */
  speed: number;
  /** horizontal pixels per second */
  wind: number;
  /** pixels, of the nearest ones */
  size: number;
}

interface Bit {
  x: number;
  y: number;
  near: number;
  turn: number;
  spin: number;
}

/** Initial positions of endlessly falling particles; size and speed depend on their distance. */
function bits({ seed, count }: ParticleOptions): Bit[] {
  const chance = random(seed);
  return Array.from({ length: count }, () => ({
    x: chance() * WIDTH,
    y: chance() * HEIGHT,
    near: 0.25 + 0.75 * chance() ** 1.6,
    turn: chance() * 7,
    spin: 0.5 + chance() * 1.6,
  }));
}

/** Calls `draw` for every particle at its position. */
function falling(
  fall: ParticleOptions,
  draw: (ink: Context, bit: Bit, seconds: number) => void,
): (ink: Context, seconds: number) => void {
  const all = bits(fall);
  const wide = WIDTH + 160;
  const high = HEIGHT + 120;
  return (ink, seconds) => {
    for (const bit of all) {
      const sway = Math.sin(seconds * bit.spin + bit.turn) * fall.size * 2.4 * bit.near;
      const x = bit.x + seconds * fall.wind * bit.near + sway;
      const y = bit.y + seconds * fall.speed * bit.near;
      ink.save();
      ink.translate((((x % wide) + wide) % wide) - 80, (y % high) - 60);
      draw(ink, bit, seconds);
      ink.restore();
    }
  };
}

/** Falling snow at all distances. */
export function snow(fall: ParticleOptions, colour: string): (ink: Context, seconds: number) => void {
  return falling(fall, (ink, { near }) => {
    const radius = fall.size * near;
    const soft = ink.createRadialGradient(0, 0, radius * 0.2, 0, 0, radius);
    soft.addColorStop(0, withAlpha(colour, 0.6 + 0.4 * near));
    soft.addColorStop(0.45, withAlpha(colour, 0.5 + 0.4 * near));
    soft.addColorStop(1, withAlpha(colour, 0));
    ink.fillStyle = soft;
    ink.fillRect(-radius, -radius, radius * 2, radius * 2);
  });
}

/** Falling petals that turn. */
export function petals(
  fall: ParticleOptions,
  colours: readonly string[],
): (ink: Context, seconds: number) => void {
  return falling(fall, (ink, { near, turn, spin }, seconds) => {
    const size = fall.size * near;
    ink.rotate(turn + seconds * spin * 0.7);
    ink.scale(1, 0.35 + 0.65 * Math.abs(Math.sin(seconds * spin * 1.1 + turn)));
    ink.globalAlpha = 0.45 + 0.5 * near;
    ink.fillStyle = colours[Math.floor(turn * 10) % colours.length] ?? '#ffffff';
    ink.beginPath();
    ink.moveTo(0, size);
    ink.bezierCurveTo(size * 1.15, size * 0.35, size * 0.7, -size, 0.12 * size, -size * 0.78);
    ink.lineTo(-0.05 * size, -size * 0.62);
    ink.bezierCurveTo(-size * 0.8, -size, -size * 1.05, size * 0.35, 0, size);
    ink.fill();
    ink.globalAlpha = 1;
  });
}
