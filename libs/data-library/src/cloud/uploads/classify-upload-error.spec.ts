import { ApiError } from '@qingyin/http-client';
import { expect, it } from 'vitest';
import { FileUnreadableError } from './lazy-hash.ts';
import { ConnectionLostError, PartRejectedError } from './upload-protocol.ts';
import { classifyUploadError } from './classify-upload-error.ts';

const said = (code: number) => new ApiError('failure', '', { code });

it.each<[string, unknown, string, string]>([
  ['a lost connection', new ConnectionLostError(), 'again', 'network'],
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
  ['too many files at once', new PartRejectedError(503), 'again', 'busy'],
  ['an upload that is too slow', new PartRejectedError(408), 'again', 'slow'],
  ['a full disk at completion', said(507), 'give-up', 'storage'],
  ['an unknown refusal', said(402), 'give-up', 'server'],
  ['a replaced token', new PartRejectedError(403), 'ticket', 'server'],
  ['a changed file', new PartRejectedError(422), 'measure', 'gone'],
  ['a full disk while sending', new PartRejectedError(507), 'give-up', 'storage'],
  ['a file that was moved', new FileUnreadableError(), 'give-up', 'gone'],
])('%s', (_what, error, action, reason) => {
  expect(classifyUploadError(error)).toEqual({ action, reason });
});
