type Handlers = Partial<Record<keyof HTMLMediaElementEventMap, () => void>>;

/**
 * Creates a function that prepares a media element for a deck and adds its event handlers, once per element.
 *
 * @param isCurrent whether the deck uses the element now: events of others are ignored, and those that an emptied element
 * still fires for its former source
 */
export function createElementListener(isCurrent: (element: HTMLAudioElement) => boolean) {
  const prepared = new WeakSet<HTMLAudioElement>();
  return (element: HTMLAudioElement, handlers: Handlers): void => {
    if (prepared.has(element)) return;
    prepared.add(element);
    element.preload = 'auto';
    element.preservesPitch = true;
    for (const [type, handler] of Object.entries(handlers))
      element.addEventListener(type, () => {
        if (isCurrent(element) && element.hasAttribute('src')) handler();
      });
  };
}
