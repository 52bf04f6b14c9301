import type { Track } from '@qingyin/contract';
import type { Progress } from '@qingyin/player';
import styles from './face.css?inline';
import type { wordsFor } from './words.ts';

const PLAY = 'M8 5.5v13a1 1 0 0 0 1.5.86l10.4-6.5a1 1 0 0 0 0-1.72L9.5 4.64A1 1 0 0 0 8 5.5Z';
const PAUSE =
  'M7 5h3a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm7 0h3a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z';
/** Edge of the cover file asked for, px: twice what is shown. */
const COVER_PX = 96;

/** What one sees of the widget. */
export interface Face {
  onPress(handler: () => Promise<void>): void;
  showSong(song: Track, service: string): void;
  setPlaying(playing: boolean): void;
  setProgress(progress: Progress): void;
  /** a sentence in place of the artists */
  say(text: string): void;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  part: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = part;
  return made;
}

/** Draws the widget into an empty or old shadow root; all text goes in as text, never as markup. */
export function createFace(root: ShadowRoot, words: ReturnType<typeof wordsFor>): Face {
  const style = document.createElement('style');
  style.textContent = styles;
  const [box, button, text] = [element('div', 'box'), element('button', 'button'), element('div', 'text')];
  const [cover, title, line, bar] = [
    element('img', 'cover'),
    element('bdi', 'title'),
    element('bdi', 'line'),
    element('div', 'bar'),
  ];
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  icon.append(path);
  button.type = 'button';
  button.append(icon);
  cover.alt = '';
  cover.hidden = true;
  line.setAttribute('role', 'status');
  text.append(title, line);
  box.append(cover, button, text, bar);
  root.replaceChildren(style, box);

  function setPlaying(playing: boolean): void {
    path.setAttribute('d', playing ? PAUSE : PLAY);
    const name = playing ? words.pause : words.play;
    button.setAttribute('aria-label', title.textContent ? `${name} ${title.textContent}` : name);
  }

  setPlaying(false);
  return {
    onPress: (handler) => button.addEventListener('click', () => void handler()),
    showSong(song, service) {
      const artists = song.artists.map((artist) => artist.name).join(' / ');
      if (title.textContent !== song.name) {
        title.textContent = song.name;
        setPlaying(false);
      }
      if (line.textContent !== artists) line.textContent = artists;
      if (!cover.hidden || !song.album.picUrl) return;
      const address = new URL(song.album.picUrl, service || location.href);
      address.searchParams.set('param', `${String(COVER_PX)}y${String(COVER_PX)}`);
      cover.src = address.href;
      cover.hidden = false;
      cover.addEventListener('error', () => cover.remove(), { once: true });
    },
    setPlaying,
    setProgress({ positionMs, durationMs }) {
      bar.style.inlineSize = `${String(durationMs > 0 ? Math.min(100, (positionMs / durationMs) * 100) : 0)}%`;
    },
    say(sentence) {
      line.textContent = sentence;
    },
  };
}
