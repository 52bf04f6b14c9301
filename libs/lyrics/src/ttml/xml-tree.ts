import { Parser } from 'htmlparser2';

/** An element with local names for itself and its attributes (`ttm:role` is `role`). */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** Largest depth; deeper elements are dissolved into the one around them. */
const DEEPEST = 24;
/** Upper limits of elements and of nesting; parsing stops beyond them. */
const MOST_ELEMENTS = 200_000;
const NO_DOCUMENT = 1000;

class EndOfReading extends Error {}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Parses XML into a tree, leniently; the root holds all top-level nodes. Never throws. */
export function parseXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open: XmlElement[] = [root];
  let beyond = 0;
  let count = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1;
        if (count > MOST_ELEMENTS || beyond > NO_DOCUMENT) throw new EndOfReading();
        if (beyond > 0 || open.length > DEEPEST) {
          beyond += 1;
          return;
        }
        const named = Object.entries(attributes).map(([key, value]) => [local(key), value]);
        const element = { name: local(name), attributes: Object.fromEntries(named), children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        open.at(-1)?.children.push(text);
      },
      onclosetag() {
        if (beyond > 0) beyond -= 1;
        else if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  try {
    parser.end(source.replace(/^\uFEFF/, '').replaceAll('\0', ''));
  } catch (error) {
    if (!(error instanceof EndOfReading)) throw error;
  }
  return root;
}

export const isElement = (child: XmlElement | string): child is XmlElement => typeof child !== 'string';

/** All descendants with this name, in document order. */
export function* descendantsNamed(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (!isElement(child)) continue;
    if (child.name === name) yield child;
    yield* descendantsNamed(child, name);
  }
}

/** The text of all descendants. */
export const textContent = (element: XmlElement): string =>
  element.children.map((child) => (isElement(child) ? textContent(child) : child)).join('');
