import { capabilitiesAnswer, renderConnected } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { suggested } from '../testing/follow-users.ts';
import { SuggestedPeople } from './SuggestedPeople.tsx';

const show = (rest: Record<string, StubAnswer> = {}, userId: string | null = '10') =>
  renderConnected(<SuggestedPeople />, {
    answers: {
      '/x/capabilities': capabilitiesAnswer(['suggest-people']),
      '/x/people/suggested': {
        code: 200,
        data: [
          suggested(2, { kind: 'friends', count: 2, nicknames: ['甲', '乙'] }),
          suggested(3, { kind: 'friends', count: 9, nicknames: ['甲', '乙', '丙'] }),
          suggested(4, { kind: 'songs', count: 12 }),
          suggested(5, { kind: 'artists', count: 1, names: ['王维'] }),
          suggested(6, { kind: 'popular', count: 40 }),
        ],
      },
      '/x/people/not-suggested': { code: 200 },
      ...rest,
    },
    userId,
  });
/** Error response that is pending until `refuse` is called. */
function held() {
  let arrive: () => void = () => undefined;
  const answer = () => new Promise<Response>((done) => (arrive = () => done(Response.json({ code: 503 }))));
  return { answer, refuse: () => arrive() };
}
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('suggested people', () => {
  it('show the reasons of the suggestions', async () => {
    await show();
    const cards = within(await screen.findByRole('list', { name: '你可能感兴趣的人' })).getAllByRole(
      'article',
    );
    expect(cards.map((card) => card.querySelector('p')?.textContent)).toEqual([
      '你关注的 甲和乙 也关注了 TA',
      '你关注的 甲、乙和丙 等 9 人也关注了 TA',
      '你们都喜欢 12 首歌',
      '你们都关注 王维',
      '40 人关注了 TA',
    ]);
  });

  it('can be followed from their card', async () => {
    const { user } = await show({ '/follow': { code: 200 } });
    await user.click(await screen.findByRole('button', { name: '关注 听众4' }));
    expect(await screen.findByRole('button', { name: '已关注 听众4' })).toBeInTheDocument();
    expect(names()).toHaveLength(5);
  });

  it('reports a refused follow by name even if the card has been dismissed meanwhile', async () => {
    const { answer, refuse } = held();
    const { stub, user } = await show({ '/follow': answer });
    await user.click(await screen.findByRole('button', { name: '关注 听众4' }));
    await waitFor(() => expect(stub.paths()).toContain('/follow'));
    await user.click(await screen.findByRole('button', { name: '对 听众4 不感兴趣' }));
    await waitFor(() => expect(names()).not.toContain('听众4'));
    refuse();
    expect(await screen.findByText('没能关注「听众4」')).toBeInTheDocument();
  });

  it('are not suggested again after dismissal, unless that is undone', async () => {
    const { stub, user } = await show();
    await user.click(await screen.findByRole('button', { name: '对 听众4 不感兴趣' }));
    await waitFor(() => expect(names()).not.toContain('听众4'));
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(names()).toContain('听众4'));
    const sent = stub.requests.filter(({ url }) => url.pathname.endsWith('/not-suggested'));
    expect(await Promise.all(sent.map((request) => request.form()))).toEqual([
      { id: '4', t: '1' },
      { id: '4', t: '0' },
    ]);
  });

  it('return to their place when the service refuses the dismissal', async () => {
    const { user } = await show({ '/x/people/not-suggested': { code: 400 } });
    await user.click(await screen.findByRole('button', { name: '对 听众4 不感兴趣' }));
    expect(await screen.findByText('没有成功，请再试一次')).toBeInTheDocument();
    expect(names()).toEqual(['听众2', '听众3', '听众4', '听众5', '听众6']);
  });

  it('return with an error even if the refusal is slow', async () => {
    let refuse: () => void = () => undefined;
    const answer = () => new Promise<Response>((done) => (refuse = () => done(Response.json({ code: 503 }))));
    const { user } = await show({ '/x/people/not-suggested': answer });
    await user.click(await screen.findByRole('button', { name: '对 听众4 不感兴趣' }));
    await screen.findByText('不再推荐「听众4」');
    await waitFor(() => expect(names()).not.toContain('听众4'));
    refuse();
    expect(await screen.findByText('没有成功，请再试一次')).toBeInTheDocument();
    expect(screen.queryByText('不再推荐「听众4」')).toBeNull();
    expect(names()).toContain('听众4');
  });

  it('move the focus to the card that takes the place of a dismissed one', async () => {
    const { user } = await show();
    (await screen.findByRole('button', { name: '对 听众4 不感兴趣' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()).not.toContain('听众4'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '对 听众5 不感兴趣' }));
  });

  it.each([
    ['if the service has no suggestions', { '/x/capabilities': capabilitiesAnswer() }, '10'],
    ['for guests', {}, null],
  ] as const)('are hidden %s', async (_case, rest, userId) => {
    const { stub } = await show(rest, userId);
    await waitFor(() => expect(stub.paths()).toContain('/x/capabilities'));
    expect(screen.queryByText('你可能感兴趣的人')).toBeNull();
    expect(stub.paths()).not.toContain('/x/people/suggested');
  });
});
