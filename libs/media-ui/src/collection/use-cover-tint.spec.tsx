import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCoverTint } from './use-cover-tint.ts';

// Specs share modules, and the hook caches tints: no other spec may use these two covers.
const COVER = '/media/img/cover-to-look-at.jpg';
const ELSEWHERE = 'https://elsewhere.example/cover-to-look-at.jpg';

let asked: string[] = [];
let pixels: () => Uint8ClampedArray;

class FakeImage {
  crossOrigin = '';
  src = '';
  async decode() {
    asked.push(this.src);
  }
}

function Head({ src }: { src: string | null }) {
  const tint = useCoverTint(src);
  return <p>{tint ? `hue ${Math.round(tint.hue)}` : 'plain'}</p>;
}
const told = () => screen.getByRole('paragraph').textContent;
/** Longer than the idle timeout of a busy browser, ms. */
const IDLE_MS = 100;
const settle = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(IDLE_MS);
    await vi.dynamicImportSettled();
  });
/** Resolves when the sampling code has loaded and sampled this many covers, on slow machines too. */
async function looked(times: number): Promise<void> {
  await vi.waitFor(async () => {
    await settle();
    expect(asked).toHaveLength(times);
  });
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  pixels = () => new Uint8ClampedArray([220, 30, 30, 255]);
  vi.stubGlobal('Image', FakeImage);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => ({ drawImage: () => undefined, getImageData: () => ({ data: pixels() }) }) as unknown as null,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('samples a cover once and uses the cached tint on the next mount', async () => {
  const first = render(<Head src={COVER} />);
  expect(told()).toBe('plain');
  await looked(1);
  expect(told()).toMatch(/^hue /);
  first.unmount();
  render(<Head src={COVER} />);
  expect(told()).toMatch(/^hue /);
  await settle();
  expect(asked).toHaveLength(1);
});

it('has no tint if CORS hides the pixels, and does not sample again', async () => {
  pixels = () => {
    throw new DOMException('tainted', 'SecurityError');
  };
  const first = render(<Head src={ELSEWHERE} />);
  await looked(1);
  expect(told()).toBe('plain');
  first.unmount();
  render(<Head src={ELSEWHERE} />);
  await settle();
  expect(told()).toBe('plain');
  expect(asked).toHaveLength(1);
});

it('has no tint without a cover', async () => {
  render(<Head src={null} />);
  await settle();
  expect(told()).toBe('plain');
  expect(asked).toHaveLength(0);
});
