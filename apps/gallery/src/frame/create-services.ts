import { configureHttp } from '@qingyin/http-client';
import { type StubAnswer, stubFetch } from '@qingyin/http-client/testing';
import { createLocaleController, loadCatalog } from '@qingyin/i18n';
import { buildTracks, setUpPlayer } from '@qingyin/player/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { createSession } from '@qingyin/session';
import { capabilitiesAnswer } from '@qingyin/test-harness/data';
import { memoryStorage } from './memory-storage.ts';

const USER_ID = '10';
const QUEUE_LENGTH = 12;
/** Position of the playing song, ms. */
const POSITION_MS = 74_000;

/** Answers for all components: songs 1 and 3 are liked, and the service can do everything that the components use. */
const commonAnswers: Readonly<Record<string, StubAnswer>> = {
  '/likelist': { code: 200, ids: [1, 3], checkPoint: 0 },
  '/x/capabilities': capabilitiesAnswer(['download', 'playlists-holding', 'comment-moments']),
};

/** A player on fake ports that plays song 1 of playlist 1. */
export function playingPlayer() {
  const { player, audio } = setUpPlayer();
  player.playList(buildTracks(QUEUE_LENGTH), 0, { kind: 'playlist', id: '1' });
  player.seek(POSITION_MS);
  return { player, audio };
}

/** What the components need: texts, a logged-in session, a player without sound, and a service without a network. */
export async function createServices(language: string, answers: Readonly<Record<string, StubAnswer>> = {}) {
  const storage = memoryStorage();
  const locale = createLocaleController({
    storage,
    load: loadCatalog,
    reload: () => undefined,
    document,
    browserLanguages: [],
    initial: language,
  });
  await locale.ready;
  await locale.loadTexts('administration');
  const { fetch } = stubFetch({ ...commonAnswers, ...answers });
  configureHttp({ fetch, baseUrl: location.origin });
  const session = createSession(storage);
  session.save({ login: true, userId: USER_ID, visitor: false });
  return { locale, session, queryClient: createQueryClient(), player: playingPlayer().player };
}

export type GalleryServices = Awaited<ReturnType<typeof createServices>>;
