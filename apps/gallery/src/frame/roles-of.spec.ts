import { expect, it } from 'vitest';
import { rolesOf } from './roles-of.ts';

it('lists explicit and implicit roles once, without decoration', () => {
  document.body.innerHTML = `
    <nav><ul><li><a href="#">歌</a></li><li><a href="#">词</a></li></ul></nav>
    <div role="grid"><div role="row"><span role="presentation"><button>播放</button></span></div></div>
    <svg aria-hidden="true" role="img"></svg><img alt=""><a>no link</a>`;
  expect(rolesOf(document.body)).toEqual(['button', 'grid', 'link', 'list', 'navigation', 'row']);
});
