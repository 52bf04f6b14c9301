import { describe, expect, it } from 'vitest';
import { checkMessage } from './commit-messages.mjs';

describe('a commit message', () => {
  it('has a type, a scope, a short subject and a body', async () => {
    expect(
      await checkMessage('fix(player): keep the queue when an idle tab closes\n\nA second tab wrote it.'),
    ).toEqual([]);
  });

  it.each([
    ['no type', 'keep the queue\n\nBecause.', 'type may not be empty'],
    ['an unknown type', 'mend(player): keep the queue\n\nBecause.', 'type must be one of'],
    ['no body', 'fix(player): keep the queue', 'body may not be empty'],
    [
      'a long subject',
      `fix(player): ${'keep the queue '.repeat(5)}\n\nBecause.`,
      'must not be longer than 72',
    ],
    ['a full stop', 'fix(player): keep the queue.\n\nBecause.', 'subject may not end with full stop'],
  ])('is rejected with %s', async (_what, message, problem) => {
    expect((await checkMessage(message)).join()).toContain(problem);
  });
});
