/** Text inputs, which handle every key. */
const WRITES =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"],' +
  'input:not([type="button"], [type="checkbox"], [type="color"], [type="file"], [type="image"], [type="radio"], [type="range"], [type="reset"], [type="submit"])';
/** Overlays and frames, which handle every key. */
const APART = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], iframe';
/** Marks a dialog that takes the place of the page and leaves page shortcuts active. */
const LIKE_A_PAGE = '[data-page-keys]';
const PRESSED =
  'button, summary, a[href], input, [role="button"], [role="option"], [role="tab"], [role="row"]';
const WALKED =
  'input, audio[controls], video[controls], [role="slider"], [role="spinbutton"], [role="tablist"], [role="radiogroup"],' +
  '[role="grid"], [role="treegrid"], [role="tree"], [role="toolbar"]';

const PRESSES = new Set([' ', 'Enter']);
const WALKS = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down))$/;

/** Whether an element is, or is inside, a text input. */
export const isTextInput = (target: Element): boolean => target.closest(WRITES) !== null;

/**
 * Whether a key is handled by the element it is pressed on or by an ancestor: text inputs and overlays handle all
 * keys; buttons handle Enter and Space; sliders, tabs, grids and horizontal scrollers handle arrows, Home, End and
 * Page keys. Keyboard shortcuts must ignore such keys.
 */
export function isHandledByTarget(target: Element, key: string): boolean {
  if (isTextInput(target)) return true;
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
