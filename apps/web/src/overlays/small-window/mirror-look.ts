/** What the look of everything hangs on. */
const LOOK = ['lang', 'dir', 'data-mantine-color-scheme'];
const SHEETS = 'link[rel="stylesheet"], style';

const isLink = (copy: Element): copy is HTMLLinkElement => copy.localName === 'link';

/**
 * Gives another document the look of this one, and keeps it so: language, direction, colour scheme and all stylesheets, also those
 * that come later with a part's code. Returns what ends it.
 */
export function mirrorLook(from: Document, to: Document): () => void {
  const copies = new Map<Element, Element>();

  function mirrorAttributes(): void {
    for (const name of LOOK) {
      const value = from.documentElement.getAttribute(name);
      if (value === null) to.documentElement.removeAttribute(name);
      else to.documentElement.setAttribute(name, value);
    }
  }

  function mirrorSheets(): void {
    const sheets = [...from.head.querySelectorAll(SHEETS)];
    for (const [sheet, copy] of copies) {
      // Code that is exchanged while it runs (development) writes its styles anew.
      if (sheets.includes(sheet) && sheet.textContent === copy.textContent) continue;
      copy.remove();
      copies.delete(sheet);
    }
    for (const [at, sheet] of sheets.entries()) {
      if (copies.has(sheet)) continue;
      const copy = copyOf(sheet, to);
      copies.set(sheet, copy);
      // Of equal rules the later wins: they stand in the same order.
      const next = sheets.slice(at + 1).find((one) => copies.has(one));
      to.head.insertBefore(copy, (next && copies.get(next)) ?? null);
    }
  }

  mirrorAttributes();
  mirrorSheets();
  const attributes = new MutationObserver(mirrorAttributes);
  attributes.observe(from.documentElement, { attributeFilter: LOOK });
  const sheets = new MutationObserver(mirrorSheets);
  sheets.observe(from.head, { childList: true, subtree: true, characterData: true });
  return () => {
    attributes.disconnect();
    sheets.disconnect();
  };
}

function copyOf(sheet: Element, to: Document): Element {
  const copy = to.importNode(sheet, true);
  if (isLink(copy)) {
    // Its own address may be none.
    copy.href = (sheet as HTMLLinkElement).href;
    copy.addEventListener('error', () => (copy.dataset['lost'] = ''), { once: true });
  }
  return copy;
}

/** Resolves when every stylesheet of a document is there, or is known to be lost. */
export async function dressed(document: Document): Promise<void> {
  const coming = [...document.head.querySelectorAll(SHEETS)]
    .filter(isLink)
    .filter((link) => link.sheet === null && link.dataset['lost'] === undefined);
  const settled = (link: HTMLLinkElement) =>
    new Promise((resolve) => {
      link.addEventListener('load', resolve, { once: true });
      link.addEventListener('error', resolve, { once: true });
    });
  await Promise.all(coming.map(settled));
}
