/** Where one writes: every key belongs to it. */
const WRITES =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"],' +
  'input:not([type="button"], [type="checkbox"], [type="color"], [type="file"], [type="image"], [type="radio"], [type="range"], [type="reset"], [type="submit"])';
/** What stands in front of the page, or is a page of its own. */
const APART = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], iframe';
/** A dialog that stands in the page's place, and leaves the page's keys what they are. */
const LIKE_A_PAGE = '[data-page-keys]';
const PRESSED =
  'button, summary, a[href], input, [role="button"], [role="option"], [role="tab"], [role="row"]';
const WALKED =
  'input, audio[controls], video[controls], [role="slider"], [role="spinbutton"], [role="tablist"], [role="radiogroup"],' +
  '[role="grid"], [role="treegrid"], [role="tree"], [role="toolbar"]';

const PRESSES = new Set([' ', 'Enter']);
const WALKS = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down))$/;

/** Whether somebody writes in an element. */
export const isWritten = (target: Element): boolean => target.closest(WRITES) !== null;

/**
 * Whether a key pressed on an element means something to that element, or to what it is part of: fields have all keys,
 * and so has what stands in front of the page; buttons are pressed; sliders, tabs, tables and what scrolls sideways are
 * walked.
 */
export function isOwnKey(target: Element, key: string): boolean {
  if (isWritten(target)) return true;
  const apart = target.closest(APART);
  if (apart && !apart.matches(LIKE_A_PAGE)) return true;
  if (PRESSES.has(key)) return target.closest(PRESSED) !== null;
  if (!WALKS.test(key)) return false;
  return target.closest(WALKED) !== null || (/Left|Right/.test(key) && scrollsSideways(target));
}

function scrollsSideways(target: Element): boolean {
  for (let each: Element | null = target; each && each !== document.body; each = each.parentElement) {
    if (each.scrollWidth > each.clientWidth && /auto|scroll/.test(getComputedStyle(each).overflowX))
      return true;
  }
  return false;
}
