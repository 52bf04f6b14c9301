import type { Player, PlayerSnapshot, Progress } from '@qingyin/player';
import type { Accent } from '../accent.ts';
import { formatDuration } from '@qingyin/i18n/duration';
import { artistNames, type Music } from '../music.ts';
import type { WidgetTexts } from '../texts.ts';
import { createButton, createIcon, element } from './dom.ts';
import styles from './widget-view.css?inline';
import { iconPaths } from './icon-paths.ts';
import { createSlider } from './slider.ts';
import { createSongList } from './song-list.ts';

/** Size of the requested cover, px: twice the displayed size. */
const COVER_PX = 144;
/** Step of an arrow key on the seek bar, ms. */
const JUMP_MS = 5000;
const VOLUME_STEP = 5;
const OWN_KEYS = /^( |Enter|Arrow.*|Page.*|Home|End)$/;

const onTheWay = new Set<PlayerSnapshot['status']>(['resolving', 'buffering', 'playing']);

export interface WidgetViewOptions {
  texts: WidgetTexts;
  /** Origin of the service; empty: that of the page. */
  service: string;
  accent: Accent | null;
  player: Pick<Player, 'next' | 'previous' | 'seek' | 'setVolume' | 'setMuted'>;
  /** Plays, pauses or retries. */
  toggle: () => void;
  /** Plays a song of the list. */
  playAt: (index: number) => void;
}

/** User interface of the widget. */
export interface WidgetView {
  /** Shows loaded music. */
  show(music: Music): void;
  /** Renders the state of the player. */
  renderState(snapshot: PlayerSnapshot): void;
  renderProgress(progress: Progress): void;
  /** Shows a message in place of the artists; `retry` enables the play button for a retry. */
  showMessage(text: string, retry?: boolean): void;
}

/** Renders the widget into a shadow root and replaces its content. Strings become text nodes, never markup. */
export function createWidgetView(root: ShadowRoot, options: WidgetViewOptions): WidgetView {
  const { texts, service, accent, player } = options;
  let music: Music | null = null;
  let muted = false;
  let durationMs = 0;

  const cover = element('img', 'cover');
  const title = element('bdi', 'title');
  const line = element('bdi', 'line');
  const play = createButton('play', iconPaths.play, texts.play, options.toggle);
  const previous = createButton('skip', iconPaths.previous, texts.previous, () => player.previous());
  const next = createButton('skip', iconPaths.next, texts.next, () => player.next());
  const now = element('span', 'time', formatDuration(0));
  const end = element('span', 'time');
  const seek = createSlider({
    part: 'seek',
    name: texts.progress,
    step: JUMP_MS,
    textOf: (ms) => `${formatDuration(ms)} / ${formatDuration(durationMs)}`,
    onChoose: (ms) => player.seek(ms),
    commitOnRelease: true,
  });
  const sound = createButton('skip', iconPaths.loud, texts.mute, () => player.setMuted(!muted));
  const volume = createSlider({
    part: 'volume',
    name: texts.volume,
    step: VOLUME_STEP,
    textOf: (value) => `${String(Math.round(value))}%`,
    onChoose: (value) => player.setVolume(value / 100),
  });
  const open = element('a', 'open');
  const songs = createSongList(texts.songs, options.playAt);
  const box = element(
    'section',
    'box',
    cover,
    element('div', 'text', title, line),
    open,
    // Transport controls are not mirrored in right-to-left languages.
    Object.assign(element('div', 'keys', previous.button, play.button, next.button), { dir: 'ltr' }),
    Object.assign(element('div', 'run', now, seek.input, end), { dir: 'ltr' }),
    Object.assign(element('div', 'sound', sound.button, volume.input), { dir: 'ltr' }),
    songs.list,
  );

  cover.alt = '';
  cover.hidden = true;
  cover.addEventListener('error', () => (cover.hidden = true));
  line.setAttribute('role', 'status');
  open.append(createIcon(iconPaths.open).icon);
  open.toggleAttribute('data-rtl', getComputedStyle(root.host).direction === 'rtl');
  open.target = '_blank';
  open.rel = 'noopener';
  open.hidden = true;
  open.setAttribute('aria-label', texts.open);
  open.title = texts.open;
  box.lang = texts.language;
  box.setAttribute('aria-label', '青音');
  if (accent) {
    box.style.setProperty('--accent', accent.colour);
    box.style.setProperty('--on-accent', accent.textColour);
  }
  box.addEventListener('keydown', (event) => {
    // Keys used by the widget must not trigger shortcuts of the embedding page.
    if (OWN_KEYS.test(event.key)) event.stopPropagation();
    const { target } = event;
    // The space bar activates buttons and links themselves.
    if (event.key !== ' ' || (target instanceof Element && target.matches('button, a'))) return;
    event.preventDefault();
    if (!play.button.disabled) options.toggle();
  });
  songs.show([]);
  setTracks(0);
  play.button.disabled = true;
  wear(root, box);

  function setTracks(count: number): void {
    previous.button.hidden = next.button.hidden = count < 2;
    box.classList.toggle('many', count > 1);
  }

  function nameAll(name: string, by: string): void {
    if (title.textContent !== name) title.textContent = name;
    if (line.textContent !== by) line.textContent = by;
    box.setAttribute('aria-label', music?.title ?? name);
  }

  function showCover(address: string): void {
    if (!address) {
      cover.hidden = true;
      return;
    }
    const { href } = sized(new URL(address, service || location.href));
    if (cover.src === href) return;
    cover.src = href;
    cover.hidden = false;
  }

  function setPlay(playing: boolean, retry = false): void {
    const name = retry ? texts.retry : playing ? texts.pause : texts.play;
    play.set(playing ? iconPaths.pause : iconPaths.play, [name, title.textContent].filter(Boolean).join(' '));
  }

  return {
    show(found) {
      music = found;
      const many = found.kind !== 'song';
      setTracks(found.tracks.length);
      songs.show(many ? found.tracks : []);
      nameAll(found.title, [found.by, many && texts.count(found.count)].filter(Boolean).join(' · '));
      showCover(found.cover);
      open.href = (service || location.origin) + found.page;
      open.hidden = false;
      play.button.disabled = found.tracks.length === 0;
      if (found.tracks.length === 0) line.textContent = texts.empty;
      setPlay(false);
    },
    renderState({ track, index, status, error, volume: loud, muted: off }) {
      muted = off;
      volume.set(off ? 0 : Math.round(loud * 100), 100);
      sound.set(off ? iconPaths.muted : iconPaths.loud, off ? texts.unmute : texts.mute);
      if (!track) return;
      const said = status === 'failed' ? texts.unreachable : texts.reconnecting;
      nameAll(track.name, error ? said : artistNames(track));
      showCover(track.album.picUrl);
      songs.mark(index);
      box.classList.toggle('sounding', status === 'playing');
      setPlay(onTheWay.has(status), status === 'failed');
    },
    renderProgress(progress) {
      ({ durationMs } = progress);
      seek.set(progress.positionMs, durationMs);
      now.textContent = formatDuration(progress.positionMs);
      end.textContent = durationMs > 0 ? formatDuration(durationMs) : '';
    },
    showMessage(text, retry = false) {
      line.textContent = text;
      play.button.disabled = !retry;
      setPlay(false, retry);
    },
  };
}

function sized(address: URL): URL {
  address.searchParams.set('param', `${String(COVER_PX)}y${String(COVER_PX)}`);
  return address;
}

/**
 * Replaces the content of the shadow root. Styles are added as a constructed stylesheet, which pages with a
 * content security policy against inline styles allow; older browsers get a style element.
 */
function wear(root: ShadowRoot, box: HTMLElement): void {
  if ('adoptedStyleSheets' in root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(box);
    return;
  }
  const style = document.createElement('style');
  style.textContent = styles;
  (root as ShadowRoot).replaceChildren(style, box);
}
