import { afterEach, expect, it, vi } from 'vitest';
import { stylesLoaded, syncStyles } from './sync-styles.ts';

const root = document.documentElement;
const other = () => document.implementation.createHTMLDocument();
const add = (html: string): Element => {
  document.head.insertAdjacentHTML('beforeend', html);
  return document.head.lastElementChild as Element;
};
/** Mutation observers run in a microtask. */
const loaded = () => Promise.resolve();

let stop = () => {};
afterEach(() => {
  stop();
  document.head.querySelectorAll('[data-of-spec]').forEach((each) => each.remove());
  root.removeAttribute('dir');
  root.removeAttribute('data-mantine-color-scheme');
});

it('mirrors language, direction and colour scheme and follows their changes', async () => {
  root.lang = 'zh-CN';
  root.dataset['mantineColorScheme'] = 'light';
  const to = other();
  stop = syncStyles(document, to);
  expect(to.documentElement.lang).toBe('zh-CN');
  root.lang = 'ar-EG';
  root.dir = 'rtl';
  root.dataset['mantineColorScheme'] = 'dark';
  await loaded();
  expect([to.documentElement.lang, to.documentElement.dir]).toEqual(['ar-EG', 'rtl']);
  expect(to.documentElement.dataset['mantineColorScheme']).toBe('dark');
  root.removeAttribute('dir');
  await loaded();
  expect(to.documentElement.hasAttribute('dir')).toBe(false);
  stop();
  root.lang = 'en-US';
  await loaded();
  expect(to.documentElement.lang).toBe('ar-EG');
  root.lang = 'zh-CN';
});

it('copies stylesheets in order with absolute addresses, also later ones', async () => {
  const first = add('<style data-of-spec>a { color: red }</style>');
  add('<link data-of-spec rel="stylesheet" href="/late.css">');
  const to = other();
  stop = syncStyles(document, to);
  const ours = () => [...to.head.querySelectorAll('[data-of-spec]')];
  expect(ours().map(({ localName }) => localName)).toEqual(['style', 'link']);
  expect((ours()[1] as HTMLLinkElement).getAttribute('href')).toBe(`${location.origin}/late.css`);
  first.insertAdjacentHTML('afterend', '<style data-of-spec>b { color: blue }</style>');
  await loaded();
  expect(ours().map(({ textContent }) => textContent)).toEqual(['a { color: red }', 'b { color: blue }', '']);
  first.textContent = 'a { color: green }';
  await loaded();
  expect(ours()[0]?.textContent).toBe('a { color: green }');
  first.remove();
  await loaded();
  expect(ours()).toHaveLength(2);
});

it('resolves once every stylesheet has loaded or failed', async () => {
  add('<link data-of-spec rel="stylesheet" href="/one.css">');
  add('<link data-of-spec rel="stylesheet" href="/two.css">');
  const to = other();
  stop = syncStyles(document, to);
  const done = vi.fn();
  const whole = stylesLoaded(to).then(done);
  const [one, two] = to.head.querySelectorAll('link[data-of-spec]');
  one?.dispatchEvent(new Event('load'));
  await loaded();
  expect(done).not.toHaveBeenCalled();
  two?.dispatchEvent(new Event('error'));
  await whole;
  expect(done).toHaveBeenCalled();
});

it('does not wait for stylesheets that are disabled', async () => {
  add('<link data-of-spec rel="stylesheet" disabled href="/in-the-page.css">');
  const to = other();
  stop = syncStyles(document, to);
  expect(to.head.querySelectorAll('[data-of-spec]')).toHaveLength(0);
  await stylesLoaded(to);
});
