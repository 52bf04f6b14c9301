import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachMediaSession } from './media-session.ts';

class Metadata {
  constructor(readonly init: MediaMetadataInit) {}
}
const setUp = () => {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const session = {
    metadata: null as Metadata | null,
    playbackState: 'none',
    setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => {
      if (action === 'seekto') throw new TypeError('unknown');
      handlers.set(action, handler);
    },
    setPositionState: vi.fn(),
  };
  const video = document.createElement('video');
  vi.spyOn(video, 'duration', 'get').mockReturnValue(100);
  const play = vi.spyOn(video, 'play').mockResolvedValue();
  const pause = vi.spyOn(video, 'pause').mockImplementation(() => {});
  const letGo = attachMediaSession(
    video,
    { title: '鹿柴', posterUrl: '/p.jpg' },
    session as unknown as MediaSession,
  );
  const press = (action: MediaSessionAction, details = {}) => handlers.get(action)?.({ action, ...details });
  return { handlers, session, video, play, pause, press, letGo };
};

beforeEach(() => vi.stubGlobal('MediaMetadata', Metadata));
afterEach(() => vi.unstubAllGlobals());

it('handles media keys and removes the handlers of the music player', () => {
  const { handlers, session, video, play, pause, press } = setUp();
  press('play');
  press('pause');
  expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1]);
  video.currentTime = 30;
  press('seekforward');
  expect(video.currentTime).toBe(40);
  press('seekbackward', { seekOffset: 25 });
  expect(video.currentTime).toBe(15);
  expect(handlers.get('nexttrack')).toBeNull();
  expect(session.metadata?.init).toEqual({ title: '鹿柴', artwork: [{ src: '/p.jpg' }] });
});

it('reports the position until it is released', () => {
  const { session, video, letGo } = setUp();
  video.currentTime = 60;
  video.dispatchEvent(new Event('seeked'));
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 100, position: 60, playbackRate: 1 });
  expect(session.playbackState).toBe('paused');
  letGo();
  session.setPositionState.mockClear();
  video.dispatchEvent(new Event('seeked'));
  expect(session.setPositionState).not.toHaveBeenCalled();
});
