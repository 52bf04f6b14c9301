import { renderConnected } from '@qingyin/test-harness';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch } from '@qingyin/http-client/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FilmPreview } from './FilmPreview.tsx';

/** Lower bound of the hover delay, ms. */
const LEAST_MS = 250;

const load = vi.fn();
/** Simulates the device's media features. */
function machine(facts: { hovers?: boolean; still?: boolean; saving?: boolean } = {}): void {
  const { hovers = true, still = false, saving = false } = facts;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('hover') ? hovers : query.includes('reduced-motion') && still,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Object.assign(navigator, { connection: { saveData: saving } });
}

beforeEach(() => {
  machine();
  load.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(load);
});

async function show(file: (id: string) => string | null = (id) => `/film-${id}.mp4`) {
  const card = (id: string) => (
    <FilmPreview kind="mv" id={id}>
      <a href={`#${id}`}>片{id}</a>
    </FilmPreview>
  );
  const view = await renderConnected(
    <>
      {card('1')}
      {card('2')}
    </>,
  );
  let asked: number | null = null;
  const stub = stubFetch({
    '/mv/url': ({ searchParams }: URL) => {
      asked ??= performance.now();
      const id = searchParams.get('id') ?? '';
      return { code: 200, data: { id: Number(id), url: file(id), r: 480, size: 1 } };
    },
  });
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  return { ...view, stub, askedAt: () => asked };
}
const at = (id: string) => screen.getByRole('link', { name: `片${id}` }).parentElement!;
const enter = (id: string, pointerType = 'mouse') => fireEvent.pointerEnter(at(id), { pointerType });
const leave = (id: string) => fireEvent.pointerLeave(at(id), { pointerType: 'mouse' });
const films = () => [...document.querySelectorAll('video')];
/** Sources of all previews once that of card `id` has loaded; earlier ones would have loaded by then. */
async function shownAfter(id: string): Promise<(string | null)[]> {
  enter(id);
  const sources = () => films().map((film) => film.getAttribute('src'));
  await waitFor(() => expect(sources()).toContain(`/film-${id}.mp4`));
  return sources();
}
const askedFor = ({ requests }: { requests: readonly { url: URL }[] }) =>
  requests.map(({ url }) => url.searchParams.get('id'));

describe('film preview on hover', () => {
  it('plays the smallest file, muted, and shows it from its first frame', async () => {
    const { stub, askedAt } = await show();
    const entered = performance.now();
    expect(await shownAfter('1')).toEqual(['/film-1.mp4']);
    expect((askedAt() ?? 0) - entered).toBeGreaterThan(LEAST_MS);
    const [film] = films();
    expect([film?.muted, film?.loop, film?.preload, film?.tabIndex]).toEqual([true, true, 'metadata', -1]);
    expect(film?.getAttribute('aria-hidden')).toBe('true');
    expect(stub.requests[0]?.url.searchParams.get('r')).toBe('240');
    expect(film?.hasAttribute('data-there')).toBe(false);
    fireEvent.playing(film!);
    expect(film?.hasAttribute('data-there')).toBe(true);
  });

  it('requests nothing before the hover delay, and releases the video on leave', async () => {
    const { stub } = await show();
    enter('1');
    leave('1');
    await shownAfter('2');
    expect(askedFor(stub)).toEqual(['2']);
    const [film] = films();
    leave('2');
    // React removes the element before it runs the effect's cleanup.
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(films()).toHaveLength(0);
    expect(film?.hasAttribute('src')).toBe(false);
  });

  it('is replaced by that of another card', async () => {
    await show();
    await shownAfter('1');
    fireEvent.pointerEnter(at('2'), { pointerType: 'mouse' });
    await waitFor(() => expect(films().map((film) => film.getAttribute('src'))).toEqual(['/film-2.mp4']));
  });

  it.each([
    ['has no file', null],
    ['is an HLS playlist', '/film.m3u8'],
  ])('keeps the picture if the film %s', async (_, file) => {
    const { stub } = await show((id) => (id === '1' ? file : `/film-${id}.mp4`));
    enter('1');
    await waitFor(() => expect(askedFor(stub)).toEqual(['1']));
    expect(await shownAfter('2')).toEqual(['/film-2.mp4']);
  });

  it('keeps the picture if the file fails, and tries again on the next hover', async () => {
    await show();
    await shownAfter('1');
    fireEvent.error(films()[0]!);
    await waitFor(() => expect(films()).toHaveLength(0));
    expect(await shownAfter('1')).toEqual(['/film-1.mp4']);
  });

  it('plays on keyboard focus until it moves on, but not on pointer focus', async () => {
    const { stub } = await show();
    // jsdom does not track focus visibility reliably; covered by e2e tests.
    const guesses = [true, false].map((visible, at) => {
      const link = screen.getByRole('link', { name: `片${at + 1}` });
      return { link, spy: vi.spyOn(link, 'matches').mockReturnValue(visible) };
    });
    const [byKeys, pressed] = guesses.map(({ link }) => link);
    act(() => byKeys?.focus());
    await waitFor(() => expect(films().map((film) => film.getAttribute('src'))).toEqual(['/film-1.mp4']));
    act(() => byKeys?.blur());
    await waitFor(() => expect(films()).toHaveLength(0));
    act(() => pressed?.focus());
    guesses.forEach(({ spy }) => spy.mockRestore());
    expect(await shownAfter('1')).toEqual(['/film-1.mp4']);
    expect(askedFor(stub)).toEqual(['1']);
  });

  it.each([
    ['the device has no hover', { hovers: false }, 'mouse'],
    ['it is touched', {}, 'touch'],
    ['reduced motion is preferred', { still: true }, 'mouse'],
    ['data saver is on', { saving: true }, 'mouse'],
  ])('does not play if %s', async (_, facts, pointerType) => {
    machine(facts);
    const { stub } = await show();
    enter('1', pointerType);
    machine();
    expect(await shownAfter('2')).toEqual(['/film-2.mp4']);
    expect(askedFor(stub)).toEqual(['2']);
  });
});
