import { createPlaybackFocus, type PlayerPorts } from '@qingyin/player';
import { readAccent } from './accent.ts';
import { createWidgetView } from './ui/widget-view.ts';
import { musicKinds, type Music, type MusicKind } from './music.ts';
import { createSongPlayer } from './song-player.ts';
import { textsFor } from './texts.ts';

/** Playback focus: only one widget of a page, or tab of an origin, plays at a time. */
const focus = createPlaybackFocus();

/**
 * Custom element `<qingyin-player song|playlist|album="ID">`: plays music of the service on any page
 * (docs/widget.md lists all attributes). Attributes may change at any time; a change of the music, the server, the
 * language or the accent restarts the widget.
 */
export class QingyinPlayer extends HTMLElement {
  static readonly observedAttributes = [...musicKinds, 'server', 'lang', 'accent'];
  /** Replacements for the browser's ports, for tests. */
  static ports: Partial<PlayerPorts> = {};
  /** Service to use if there is no `server` attribute. */
  static defaultServer = '';

  private stop: (() => void) | null = null;

  connectedCallback(): void {
    this.begin();
  }

  disconnectedCallback(): void {
    this.stop?.();
    this.stop = null;
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after && this.isConnected && this.stop) this.begin();
  }

  /** The requested music; the first of the kinds wins. */
  private asked(): { kind: MusicKind; id: string } | null {
    for (const kind of musicKinds) {
      const id = this.getAttribute(kind);
      if (id !== null) return { kind, id: id.trim() };
    }
    return null;
  }

  private begin(): void {
    this.stop?.();
    const texts = textsFor(this.closest('[lang]')?.getAttribute('lang') ?? navigator.language);
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const service = (this.getAttribute('server') ?? QingyinPlayer.defaultServer).replace(/\/+$/, '');
    const { player, find } = createSongPlayer(service, { focus, ...QingyinPlayer.ports });
    const asked = this.asked();
    let music: Music | null = null;
    let left = false;
    let looking = false;

    const face = createWidgetView(root, {
      texts,
      service,
      accent: readAccent(this.getAttribute('accent')),
      player,
      toggle: () => void toggle(),
      playAt,
    });

    function playAt(index: number): void {
      if (!music) return;
      const { index: current, track } = player.snapshot.get();
      if (track && index === current) player.toggle();
      else if (track) player.jumpTo(index);
      else player.playList(music.tracks, index, { kind: music.kind, id: music.id });
    }

    async function look(): Promise<void> {
      if (!asked) {
        face.showMessage(texts.noMusic);
        return;
      }
      if (looking) return;
      looking = true;
      face.showMessage(texts.loading);
      try {
        const found = await find(asked.kind, asked.id);
        if (left) return;
        music = found;
        if (found) face.show(found);
        else face.showMessage(texts.notFound[asked.kind]);
      } catch {
        if (!left) face.showMessage(texts.unreachable, true);
      } finally {
        looking = false;
      }
    }

    async function toggle(): Promise<void> {
      if (player.snapshot.get().track) {
        player.toggle();
        return;
      }
      if (!music) await look();
      if (!left && music?.tracks.length) playAt(0);
    }

    const follow = (): void => face.renderState(player.snapshot.get());
    const tick = (): void => face.renderProgress(player.progress.get());
    const stops = [player.snapshot.subscribe(follow), player.progress.subscribe(tick)];
    follow();
    tick();
    void look();
    this.stop = () => {
      left = true;
      for (const stop of stops) stop();
      player.dispose();
    };
  }
}
