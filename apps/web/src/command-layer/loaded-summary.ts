/** Lists whose number of entries is worth announcing. */
const LISTS = '[role="grid"], [role="feed"], table, ul, ol';
const REGIONS = '[aria-live="polite"], [role="status"]';
/** What is shown in place of content, is navigation, or is announced by itself. */
const NO_CONTENT = '[aria-hidden="true"], [hidden], nav, [role="listbox"], [role="menu"], [role="tablist"]';
const CURRENT_PAGE = 'nav [aria-current="page"]';
const HEADINGS = 'h1, h2, h3';
/** Sentence of an empty state, below its drawing. */
const EMPTY_STATE = '[aria-hidden="true"] + p';

/** Part of a page before something loads in it. */
export interface Before {
  root: Element;
  /** texts of its live regions */
  regions: ReadonlyMap<Element, string>;
  alerts: ReadonlySet<Element>;
  /** rows of its grids, of which few are drawn */
  rowCounts: ReadonlyMap<Element, string | null>;
  /** name of the current page in its pagination */
  page: string | null;
}

export interface LoadedSummary {
  /** name of the page, text or name of the list */
  texts: string[];
  /** entries of the list; null if the texts say it, or if it is unknown */
  count: number | null;
}

const textOf = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const isBefore = (first: Element, second: Element): boolean =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const currentPage = (root: Element) => root.querySelector(CURRENT_PAGE)?.getAttribute('aria-label') ?? null;

/** Notes what the part announces and shows before something loads in it. */
export const noteBefore = (root: Element): Before => ({
  root,
  regions: new Map([...root.querySelectorAll(REGIONS)].map((region) => [region, textOf(region)])),
  alerts: new Set(root.querySelectorAll('[role="alert"]')),
  rowCounts: new Map([...root.querySelectorAll('[role="grid"]')].map((grid) => [grid, grid.ariaRowCount])),
  page: currentPage(root),
});

/** The part has a list that loads its next entries when they scroll into view. */
export const loadsOnScroll = (part: Element | null): boolean => part?.querySelector('[data-more]') != null;

/** Number of entries of a list, skeletons aside; null if there are more than are loaded. */
function entriesOf(list: Element): number | null {
  const rows = Number(list.getAttribute('aria-rowcount'));
  if (rows > 0) return rows - 1;
  const entries = list.querySelectorAll(
    'tbody > tr, :scope > li, :scope > [role="listitem"], :scope > article',
  );
  const size = Number(entries[0]?.getAttribute('aria-setsize') ?? 0);
  if (size !== 0) return size > 0 ? size : null;
  if (loadsOnScroll(list.parentElement)) return null;
  return [...entries].filter((entry) => textOf(entry) !== '').length;
}

/** Lists of the part that have entries, in reading order. */
export const filledLists = (root: Element): Element[] =>
  [...root.querySelectorAll(LISTS)].filter(
    (list) =>
      !list.closest(NO_CONTENT) && list.querySelector('[aria-busy="true"]') === null && entriesOf(list) !== 0,
  );

/** Element that names a list: its label, else the heading before it. */
function labelOf(list: Element, root: Element): Element | undefined {
  const label = document.getElementById(list.getAttribute('aria-labelledby') ?? '');
  if (label) return label;
  return [...root.querySelectorAll(HEADINGS)].findLast((heading) => isBefore(heading, list));
}

/** Name and number of entries of a list; a heading that is a live region already has the number. */
function summarizeList(list: Element, root: Element): LoadedSummary {
  const name = list.getAttribute('aria-label');
  const label = name ? undefined : labelOf(list, root);
  const texts = [name ?? (label ? textOf(label) : '')].filter(Boolean);
  return { texts, count: label?.closest(REGIONS) ? null : entriesOf(list) };
}

/** The list got other entries, or it was added as a whole; a grid draws other rows when it scrolls, too. */
const isNew = (list: Element, { rowCounts }: Before, records: readonly MutationRecord[]) =>
  rowCounts.has(list)
    ? rowCounts.get(list) !== list.ariaRowCount
    : records.some(
        ({ target, addedNodes }) =>
          addedNodes.length > 0 && (target === list || [...addedNodes].some((node) => node.contains(list))),
      );

/** Sentences of the content that was added. */
const newSentences = (records: readonly MutationRecord[]): Element[] =>
  records
    .flatMap(({ addedNodes }) => [...addedNodes])
    .flatMap((node) => (node instanceof Element && node.isConnected ? [...node.querySelectorAll('p')] : []))
    .filter((paragraph) => !paragraph.closest(NO_CONTENT) && textOf(paragraph) !== '');

/**
 * What to announce at the end of loading: the text of a live region that came with the content, which screen readers
 * do not announce, else the sentence of an empty state or the first list that changed, whichever comes first, else
 * another new sentence. Null if a live region or an alert has already announced the end, or if nothing changed.
 */
export function summarizeLoaded(before: Before, records: readonly MutationRecord[]): LoadedSummary | null {
  const { root } = before;
  const page = currentPage(root);
  const turned = page !== null && page !== before.page && before.page !== null ? [page] : [];
  if ([...root.querySelectorAll('[role="alert"]')].some((alert) => !before.alerts.has(alert))) return null;
  const regions = [...root.querySelectorAll(REGIONS)].filter((region) => textOf(region) !== '');
  if (regions.some((region) => (before.regions.get(region) ?? textOf(region)) !== textOf(region)))
    return null;
  const newRegion = regions.find((region) => !before.regions.has(region));
  if (newRegion) return { texts: [...turned, textOf(newRegion)], count: null };
  const list = filledLists(root).find((one) => isNew(one, before, records));
  const sentences = newSentences(records);
  const empty = sentences.find((sentence) => sentence.matches(EMPTY_STATE));
  if (list && !(empty && isBefore(empty, list))) {
    const { texts, count } = summarizeList(list, root);
    return { texts: [...turned, ...texts], count };
  }
  const sentence = empty ?? sentences[0];
  return sentence ? { texts: [textOf(sentence)], count: null } : null;
}
