import { ApiError } from '@qingyin/http-client';
import { expect, it } from 'vitest';
import { FileGone } from './hash.ts';
import { LineLost, PartRefused } from './transport.ts';
import { whatWentWrong } from './what-went-wrong.ts';

const said = (code: number) => new ApiError('failure', '', { code });

it.each<[string, unknown, string, string]>([
  ['a lost connection', new LineLost(), 'again', 'network'],
  ['no answer', new ApiError('network', ''), 'again', 'network'],
  ['a late answer', new ApiError('timeout', ''), 'again', 'network'],
  ['a failing service', new ApiError('status', '', { status: 502 }), 'again', 'server'],
  ['an expired session', new ApiError('status', '', { status: 301 }), 'give-up', 'session'],
  ['a file beyond the size limit', said(501), 'give-up', 'too-large'],
  ['content that is not audio', said(408), 'give-up', 'not-sound'],
  ['a truncated song', said(410), 'give-up', 'broken'],
  ['an expired ticket', said(404), 'ticket', 'server'],
  ['missing bytes', said(400), 'ticket', 'server'],
  ['too many calls at once', said(503), 'again', 'busy'],
  ['too many files at once', new PartRefused(503), 'again', 'busy'],
  ['an upload that is too slow', new PartRefused(408), 'again', 'slow'],
  ['a full disk at completion', said(507), 'give-up', 'storage'],
  ['an unknown refusal', said(402), 'give-up', 'server'],
  ['a replaced token', new PartRefused(403), 'ticket', 'server'],
  ['a changed file', new PartRefused(422), 'measure', 'gone'],
  ['a full disk while sending', new PartRefused(507), 'give-up', 'storage'],
  ['a file that was moved', new FileGone(), 'give-up', 'gone'],
])('%s', (_what, error, then, reason) => {
  expect(whatWentWrong(error)).toEqual({ then, reason });
});
