import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { ProductServer } from '../../lib/product-server.mjs';
import { wavFile } from '../../lib/wav-file.mjs';
import { round } from '../browser.mjs';

/** Two songs of the demo catalogue that were not requested before. */
const [SONG, OTHER] = [10_001, 10_030];
const RATE = 44_100;
const WAV_SECONDS = 300;
const LOOK_MS = 25;
const GIVE_UP_MS = 120_000;

/**
 * Speed of loudness measurement on request, in seconds of sound per second: an uploaded MP3, an uploaded WAV, and
 * a song of the catalogue (including composing and encoding); and the peak memory of the measuring process.
 */
export async function measureSound() {
  const server = await ProductServer.start({ args: ['--sign-up', 'open'] });
  try {
    const api = await callerOf(server);
    const mp3 = Buffer.from(await (await fetch(`${server.url}/media/audio/${SONG}.mp3`)).arrayBuffer());
    const process = watchProcess(server.pid ?? 0);
    // The first file of a kind starts the process and loads its decoders.
    await api.measured(await api.upload(Buffer.concat([mp3.subarray(0, 500_000)]), 'first.mp3'));
    const result = {
      mp3TimesReal: await api.measured(await api.upload(mp3, 'song.mp3')),
      wavTimesReal: await api.measured(await api.upload(wav(WAV_SECONDS), 'tone.wav')),
      composedTimesReal: await api.measured(OTHER),
    };
    return { ...result, processMb: round(process.close() / 1024) };
  } finally {
    await server.dispose();
  }
}

/** @param {ProductServer} server */
async function callerOf({ url }) {
  let cookie = '';
  /** @param {string} path @param {BodyInit} body */
  const call = async (path, body) => {
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', body, headers: { cookie } });
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    return answer.json();
  };
  const person = { email: 'bench@example.org', password: 'a long password', nickname: 'bench' };
  await call('/x/sign-up', new URLSearchParams(person));
  return {
    /** @param {Buffer} bytes @param {string} name @returns {Promise<number>} its id */
    async upload(bytes, name) {
      const form = new FormData();
      form.append('songFile', new Blob([Uint8Array.from(bytes)]), name);
      return (await call('/cloud', form)).songId;
    },
    /** Polls until the song is measured. @param {number} id @returns {Promise<number>} seconds of sound a second */
    async measured(id) {
      const start = performance.now();
      for (;;) {
        const { data } = await call('/song/url', new URLSearchParams({ id: String(id) }));
        const took = (performance.now() - start) / 1000;
        const { sound } = data[0];
        if (sound) return round(sound.samples / sound.sampleRate / took);
        if (took * 1000 > GIVE_UP_MS) throw new Error(`song ${id} was not measured`);
        await pause(LOOK_MS);
      }
    },
  };
}

/** @param {number} server process id @returns {{ close: () => number }} `close` returns the peak memory of its measuring process, kB */
function watchProcess(server) {
  let most = 0;
  const clock = setInterval(() => {
    const list = execFileSync('ps', ['-A', '-o', 'ppid=,rss=,args='], { encoding: 'utf8' });
    for (const line of list.split('\n')) {
      const [parent, kb, ...args] = line.trim().split(/\s+/);
      if (Number(parent) === server && args.join(' ').includes('sound-worker'))
        most = Math.max(most, Number(kb));
    }
  }, 250);
  return {
    close() {
      clearInterval(clock);
      return most;
    },
  };
}

/** WAV of two channels: a swelling tone and noise. @param {number} seconds */
function wav(seconds) {
  /** @param {number} frame */
  const sample = (frame) =>
    9000 * Math.sin(frame * 0.05) * (1 + Math.sin(frame / 50_000)) + 4000 * (Math.random() - 0.5);
  return wavFile({ rate: RATE, seconds }, sample, sample);
}
