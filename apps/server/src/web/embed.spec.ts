import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { mountEmbed } from './embed.ts';

async function ask(url: string, publicUrl?: string, basePath = '') {
  const app = fastify();
  mountEmbed(app, { publicUrl, basePath });
  return app.inject({ url, headers: { host: 'music.home:4600' } });
}

describe('the embed page of an external player', () => {
  it('contains the sandboxed frame, with a policy that allows that service only', async () => {
    const answer = await ask('/embed/youtube?id=dQw4w9WgXcQ&t=75');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;');
    expect(answer.body).toContain('start=75');
    expect(answer.body).toMatch(/<iframe [^>]*sandbox="allow-scripts /);
    expect(answer.body).not.toMatch(/allow-top-navigation/);
    expect(answer.body).toMatch(/<iframe [^>]*referrerpolicy="strict-origin-when-cross-origin"/);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com;');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/vimeo|script-src [^;]*http/);
  });

  it('passes its host name to services that require it', async () => {
    expect((await ask('/embed/twitch?id=v123')).body).toContain('parent=music.home&amp;');
    expect((await ask('/embed/twitch?id=v123', 'https://music.example')).body).toContain(
      'parent=music.example&amp;',
    );
  });

  it('loads its script below the base path, and names its origin without it', async () => {
    const { body } = await ask('/embed/youtube?id=dQw4w9WgXcQ', 'https://music.example/a/b', '/a/b');
    expect(body).toContain('<script src="/a/b/embed.js">');
    expect(body).toMatch(/[?;]origin=https%3A%2F%2Fmusic\.example(&amp;|")/);
  });

  it.each([
    '/embed/youtube',
    '/embed/youtube?id=dQw4w9WgXcQ%22%3E%3Cscript%3E',
    '/embed/youtube?id=dQw4w9WgXcQ&id=dQw4w9WgXcQ',
    '/embed/nobody?id=dQw4w9WgXcQ',
    '/embed/constructor?id=x',
    '/embed/vimeo?id=1/../2',
  ])('answers 404 for %s', async (url) => {
    expect((await ask(url)).statusCode).toBe(404);
  });

  it('starts at 0 when the start time is invalid', async () => {
    for (const t of ['-5', 'NaN', '1e9', '1.5', 'x'])
      expect((await ask(`/embed/vimeo?id=76979871&t=${t}`)).body).not.toContain('#t=');
  });
});
