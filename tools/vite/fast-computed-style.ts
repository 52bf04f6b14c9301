/**
 * Fast `getComputedStyle` for component specs. They load no style sheets, so that jsdom only computes the default
 * sheet, inherited visibility and inline styles; but it matches every rule of that sheet against the element on
 * each call, which is a third of the time of queries by role and of simulated clicks. The properties that these
 * two read come from a table; jsdom computes all others.
 */
const INHERITED = { visibility: 'visible', pointerEvents: 'auto' } as const;

/** `display` values of the default sheet by tag name. */
const displays = new Map<string, string>();

function displayOf(element: HTMLElement, compute: typeof getComputedStyle): string {
  const { display } = element.style;
  if (display) return display;
  // For these elements the default sheet depends on an attribute.
  if (element.hidden || !(element instanceof HTMLElement)) return compute(element).display;
  const name = element.localName;
  let found = displays.get(name);
  if (found === undefined) displays.set(name, (found = compute(document.createElement(name)).display));
  return found;
}

function inherited(element: HTMLElement, property: keyof typeof INHERITED): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const own = (each as HTMLElement).style[property];
    if (own) return own;
  }
  return INHERITED[property];
}

/** Installs it in a window whose document has no sheets of its own; a document with sheets is computed in full. */
export function installFastComputedStyle(window: Window & typeof globalThis): void {
  const compute = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || window.document.styleSheets.length > 0 || !(element instanceof window.HTMLElement))
      return compute(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const style = (): CSSStyleDeclaration => (whole ??= compute(element));
    const known = (property: string): string | undefined => {
      if (property === 'display') return displayOf(element, compute);
      if (property === 'visibility') return inherited(element, 'visibility');
      if (property === 'pointerEvents' || property === 'pointer-events')
        return inherited(element, 'pointerEvents');
      return undefined;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, property) {
        if (property === 'getPropertyValue')
          return (name: string) => known(name) ?? style().getPropertyValue(name);
        const value = typeof property === 'string' ? known(property) : undefined;
        return value ?? Reflect.get(style(), property);
      },
    });
  };
}
