import { ApiError } from '@qingyin/http-client';
import { expect, it } from 'vitest';
import { FileGone } from './hash.ts';
import { LineLost, PartRefused } from './transport.ts';
import { whatWentWrong } from './what-went-wrong.ts';

const said = (code: number) => new ApiError('failure', '', { code });

it.each<[string, unknown, string, string]>([
  ['a broken line', new LineLost(), 'again', 'network'],
  ['no answer', new ApiError('network', ''), 'again', 'network'],
  ['a late answer', new ApiError('timeout', ''), 'again', 'network'],
  ['a service in trouble', new ApiError('status', '', { status: 502 }), 'again', 'server'],
  ['a session that ended', new ApiError('status', '', { status: 301 }), 'give-up', 'session'],
  ['too large', said(501), 'give-up', 'too-large'],
  ['no song', said(408), 'give-up', 'not-sound'],
  ['half a song', said(410), 'give-up', 'broken'],
  ['a ticket that ended', said(404), 'ticket', 'server'],
  ['bytes that have not come', said(400), 'ticket', 'server'],
  ['too many at once', said(503), 'again', 'busy'],
  ['too many files at once', new PartRefused(503), 'again', 'busy'],
  ['bytes that come too slowly', new PartRefused(408), 'again', 'slow'],
  ['a full disk of the machine', said(507), 'give-up', 'storage'],
  ['a refusal nobody knows', said(402), 'give-up', 'server'],
  ['a token that is another', new PartRefused(403), 'ticket', 'server'],
  ['another file', new PartRefused(422), 'measure', 'gone'],
  ['no room for the bytes', new PartRefused(507), 'give-up', 'storage'],
  ['a file that was moved', new FileGone(), 'give-up', 'gone'],
])('%s', (_what, error, then, reason) => {
  expect(whatWentWrong(error)).toEqual({ then, reason });
});
