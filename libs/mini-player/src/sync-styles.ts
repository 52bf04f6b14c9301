/** Attributes of the root element that stylesheets depend on. */
const LOOK = ['lang', 'dir', 'data-mantine-color-scheme'];
/** Without those that are disabled: their rules are in the page already, and they never load (apps/web/post-build.mjs). */
const SHEETS = 'link[rel="stylesheet"]:not([disabled]), style';

const isLink = (copy: Element): copy is HTMLLinkElement => copy.localName === 'link';

/**
 * Copies stylesheets, language, direction and colour scheme to another document and keeps them in sync, including
 * stylesheets of lazy chunks.
 *
 * @returns a function that ends the synchronization
 */
export function syncStyles(from: Document, to: Document): () => void {
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
      // Hot module replacement (development) rewrites the text of style elements.
      if (sheets.includes(sheet) && sheet.textContent === copy.textContent) continue;
      copy.remove();
      copies.delete(sheet);
    }
    for (const [at, sheet] of sheets.entries()) {
      if (copies.has(sheet)) continue;
      const copy = copyOf(sheet, to);
      copies.set(sheet, copy);
      // Keeps the document order, because later rules of equal specificity win.
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
    // Resolved to an absolute address, because the other document may have no base address.
    copy.href = (sheet as HTMLLinkElement).href;
    copy.addEventListener('error', () => (copy.dataset['lost'] = ''), { once: true });
  }
  return copy;
}

/** Resolves when every stylesheet of a document has loaded or failed. */
export async function stylesLoaded(document: Document): Promise<void> {
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
