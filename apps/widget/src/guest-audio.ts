import { htmlAudioPort, type AudioPort } from '@qingyin/player';

/**
 * The browser's sound machine, which asks `service` (an origin) for songs as a guest: a bare element would send the cookies
 * that the browser keeps for it. Songs that lie elsewhere are asked for as they are, since others need not allow the
 * question (CORS).
 */
export function guestAudio(service: string, createElement = (): HTMLAudioElement => new Audio()): AudioPort {
  const elements: HTMLAudioElement[] = [];
  const port = htmlAudioPort(() => {
    const element = createElement();
    elements.push(element);
    return element;
  });
  const asGuest =
    (load: AudioPort['load']): AudioPort['load'] =>
    (deck, url, ...more) => {
      const element = elements[deck];
      if (element) element.crossOrigin = new URL(url, location.href).origin === service ? 'anonymous' : null;
      load(deck, url, ...more);
    };
  return { ...port, load: asGuest(port.load), prepare: asGuest(port.prepare) };
}
