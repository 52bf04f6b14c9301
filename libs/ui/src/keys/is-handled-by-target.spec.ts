import { afterEach, describe, expect, it } from 'vitest';
import { isHandledByTarget, isTextInput } from './is-handled-by-target.ts';

/** Renders markup and returns the element with the id `it`. */
function focusIn(markup: string): Element {
  document.body.innerHTML = markup;
  const found = document.getElementById('it');
  if (!found) throw new Error('Markup has no element with the id "it"');
  return found;
}

// The specs of this library share one document: a leftover control would be the first tab stop of the next test.
afterEach(() => document.body.replaceChildren());

describe('a key is handled by its target', () => {
  it.each([
    ['<input id="it">', 'n'],
    ['<input id="it" type="search">', ' '],
    ['<textarea id="it"></textarea>', 'ArrowLeft'],
    ['<select id="it"></select>', 'm'],
    ['<div contenteditable="true"><b id="it">words</b></div>', 'l'],
    ['<div role="dialog"><button id="it">x</button></div>', 'm'],
    ['<dialog open><button id="it">x</button></dialog>', 'm'],
    ['<ul role="menu"><li role="menuitem" id="it" tabindex="-1">x</li></ul>', 'm'],
    ['<button id="it">x</button>', ' '],
    ['<a id="it" href="/">x</a>', 'Enter'],
    ['<input id="it" type="checkbox">', ' '],
    ['<input id="it" type="radio">', 'ArrowRight'],
    ['<div id="it" role="slider" tabindex="0"></div>', 'ArrowRight'],
    ['<div id="it" role="slider" tabindex="0"></div>', 'PageUp'],
    ['<div role="tablist"><button id="it" role="tab">x</button></div>', 'ArrowLeft'],
    ['<div role="grid"><div id="it" role="row" tabindex="0"></div></div>', 'ArrowDown'],
    ['<div role="grid"><div id="it" role="row" tabindex="0"></div></div>', ' '],
  ])('in %s: %s', (markup, key) => expect(isHandledByTarget(focusIn(markup), key)).toBe(true));

  it.each([
    ['<main id="it" tabindex="-1"></main>', ' '],
    ['<button id="it">x</button>', 'n'],
    ['<button id="it">x</button>', 'ArrowRight'],
    ['<div id="it" role="slider" tabindex="0"></div>', 'm'],
    ['<div role="grid"><div id="it" role="row" tabindex="0"></div></div>', 'l'],
    ['<div role="dialog" data-page-keys><p id="it">words</p></div>', ' '],
    ['<div id="it" contenteditable="false">words</div>', 'n'],
  ])('but not in %s: %s', (markup, key) => expect(isHandledByTarget(focusIn(markup), key)).toBe(false));

  it('when an arrow key scrolls an ancestor horizontally', () => {
    const link = focusIn('<div id="shelf" style="overflow-x: auto"><a id="it" href="/">x</a></div>');
    Object.defineProperty(link.parentElement, 'scrollWidth', { value: 900 });
    expect(isHandledByTarget(link, 'ArrowRight')).toBe(true);
    expect(isHandledByTarget(link, 'ArrowDown')).toBe(false);
  });
});

it('counts text fields as text inputs, but not checkboxes', () => {
  expect(isTextInput(focusIn('<input id="it" type="search">'))).toBe(true);
  expect(isTextInput(focusIn('<input id="it" type="checkbox">'))).toBe(false);
});
