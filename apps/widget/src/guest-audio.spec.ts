import { expect, it } from 'vitest';
import { guestAudio } from './guest-audio.ts';

it('requests songs of the service without cookies and songs of other origins unchanged', () => {
  const made: HTMLAudioElement[] = [];
  const audio = guestAudio('http://music.example', () => {
    const element = document.createElement('audio');
    element.load = () => undefined;
    made.push(element);
    return element;
  });
  audio.unlock();
  audio.load(0, 'http://music.example/media/audio/1.mp3');
  audio.prepare(1, 'http://elsewhere.example/2.mp3');
  expect(made.map(({ crossOrigin }) => crossOrigin)).toEqual(['anonymous', null]);
  audio.load(0, 'http://elsewhere.example/3.mp3');
  expect(made[0]?.crossOrigin).toBeNull();
  audio.dispose();
});
