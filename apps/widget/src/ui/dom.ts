const SVG = 'http://www.w3.org/2000/svg';

/** Creates an element with a class and children. Strings become text nodes, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  part: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = part;
  made.append(...children);
  return made;
}

/** Creates an icon of 24 × 24 in the colour of the text; `draw` replaces its path. */
export function createIcon(shape: string): { icon: SVGElement; draw: (shape: string) => void } {
  const icon = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  icon.append(path);
  const draw = (to: string): void => path.setAttribute('d', to);
  draw(shape);
  return { icon, draw };
}

/** Creates an icon button; `set` replaces icon and accessible name. */
export function createButton(part: string, shape: string, name: string, onPress: () => void) {
  const button = element('button', part);
  const { icon, draw } = createIcon(shape);
  button.type = 'button';
  button.setAttribute('aria-label', name);
  button.append(icon);
  button.addEventListener('click', onPress);
  return {
    button,
    set(to: string, called: string): void {
      draw(to);
      button.setAttribute('aria-label', called);
    },
  };
}
