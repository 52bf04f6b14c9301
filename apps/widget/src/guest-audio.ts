import { htmlAudioPort, type AudioPort } from '@qingyin/player';

/**
 * Audio port that requests songs of `service` (an origin) without cookies: a plain audio element would send the
 * ones the browser has for it (`crossOrigin = 'anonymous'` omits them). Songs of other origins are requested
 * without CORS, because they need not allow it.
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
