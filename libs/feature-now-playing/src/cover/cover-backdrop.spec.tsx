import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CoverBackdrop } from './CoverBackdrop.tsx';

const drawImage = vi.fn();
const decode = vi.fn<() => Promise<void>>();
const context: Record<string, unknown> = { drawImage };

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = decode;
    },
  );
});
afterEach(() => {
  drawImage.mockReset();
  decode.mockReset();
  delete context['filter'];
  vi.unstubAllGlobals();
});

const backdrop = (picture = '/cover.jpg') => <CoverBackdrop picture={picture} className="backdrop" />;
const canvas = () => document.querySelector('canvas');

it('draws the cover blurred, once its picture is there', async () => {
  context['filter'] = 'none';
  decode.mockResolvedValue();
  render(backdrop());
  expect(canvas()).not.toHaveAttribute('data-drawn');
  await waitFor(() => expect(canvas()).toHaveAttribute('data-drawn'));
  expect(context['filter']).toContain('blur');
  expect(drawImage).toHaveBeenCalledTimes(1);
});

it('blurs by scaling in browsers without filters for canvases', async () => {
  decode.mockResolvedValue();
  render(backdrop());
  await waitFor(() => expect(drawImage).toHaveBeenCalledTimes(2));
  expect(context).not.toHaveProperty('filter');
});

it('stays empty when the picture fails', async () => {
  decode.mockRejectedValue(new Error('lost'));
  render(backdrop());
  await waitFor(() => expect(decode).toHaveBeenCalled());
  expect(drawImage).not.toHaveBeenCalled();
  expect(canvas()).not.toHaveAttribute('data-drawn');
});

it('does not draw a picture that arrives after the next one was asked for', async () => {
  let arrive = () => {};
  decode.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  decode.mockResolvedValue();
  const { rerender } = render(backdrop('/first.jpg'));
  rerender(backdrop('/second.jpg'));
  await waitFor(() => expect(drawImage).toHaveBeenCalled());
  const drawn = drawImage.mock.calls.length;
  arrive();
  await Promise.resolve();
  expect(drawImage).toHaveBeenCalledTimes(drawn);
});
