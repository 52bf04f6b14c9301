import type { Track } from '@qingyin/contract';
import { createPlaybackFocus, type PlayerPorts } from '@qingyin/player';
import { createSongPlayer } from './song-player.ts';
import { createFace, type Face } from './face.ts';
import { wordsFor } from './words.ts';

/** Widgets of one page, and the product's own tabs on the same origin, never sound together. */
const focus = createPlaybackFocus();
const onTheWay = new Set(['resolving', 'buffering', 'playing']);

/**
 * `<qingyin-player song="ID">`: one song with a play button on any page. `server` names the service; without
 * it, the one the script came from. The song may be changed at any time.
 */
export class QingyinPlayer extends HTMLElement {
  static readonly observedAttributes = ['song', 'server'];
  /** other ports than the browser's, for tests */
  static ports: Partial<PlayerPorts> = {};
  /** the service when no `server` is given */
  static defaultServer = '';

  private stop: (() => void) | null = null;

  connectedCallback(): void {
    this.begin();
  }

  disconnectedCallback(): void {
    this.stop?.();
    this.stop = null;
  }

  attributeChangedCallback(): void {
    if (this.isConnected && this.stop) this.begin();
  }

  private begin(): void {
    this.stop?.();
    const words = wordsFor(this.closest('[lang]')?.getAttribute('lang') ?? navigator.language);
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const face = createFace(root, words);
    const service = this.getAttribute('server') ?? QingyinPlayer.defaultServer;
    const { player, find } = createSongPlayer(service, { focus, ...QingyinPlayer.ports });
    let song: Track | null = null;
    let left = false;

    const look = async (): Promise<Track | null> => {
      try {
        const found = await find(this.getAttribute('song') ?? '');
        if (left) return null;
        song = found;
        if (found) face.showSong(found, service);
        else face.say(words.gone);
      } catch {
        if (!left) face.say(words.trouble);
      }
      return song;
    };
    const stopWatching = player.snapshot.subscribe(() => {
      const { status } = player.snapshot.get();
      face.setPlaying(onTheWay.has(status));
      if (status === 'failed') face.say(words.trouble);
      else if (song) face.showSong(song, service);
    });
    const stopTicking = player.progress.subscribe(() => face.setProgress(player.progress.get()));
    face.onPress(async () => {
      if (player.snapshot.get().track) player.toggle();
      else if (song ?? (await look())) player.playList(song ? [song] : []);
    });
    void look();
    this.stop = () => {
      left = true;
      stopWatching();
      stopTicking();
      player.dispose();
    };
  }
}

export type { Face };
