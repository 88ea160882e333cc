/** The end of a battle: its figures from its record, the way into its replay, and the ways on. */
import { isRefusal } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../testing/accessible.ts';
import { api, lost } from '../../../../../testing/api.ts';
import { BATTLE_ID } from '../../../../../testing/battle.ts';
import { NO_VICTORIES, OPPONENTS } from '../../../../../testing/examples.ts';
import { DESK, PHONE, resize, show } from '../../../../../testing/show.tsx';
import { CampaignButtons } from '../../../../campaign/CampaignButtons.tsx';
import { CampaignFinale } from '../../../../campaign/CampaignFinale.tsx';
import { BattleEnding } from '../../../ending/BattleEnding.tsx';
import { battleChoices } from '../../../lobby/battleChoices.ts';
import { storyOf } from './battleStory.ts';
import { CLASSIC_ENDING } from './endings.ts';
import { deck, played } from './testing.ts';

const REPLAY = 'GET /api/battles/*/replay';
const WHEN = '2026-03-01T12:00:00.000Z';
const record = played(deck('Hitmonchan', 'Fighting Energy'), deck('Machop', 'Fighting Energy'));
const kept: ReplayAnswer<'classic'> = {
  id: BATTLE_ID,
  mode: 'match',
  record,
  times: [],
  setupHash: '',
  finalHash: '',
  winner: 0,
  players: [
    { name: 'You', kind: 'player' },
    { name: 'Expert Maya', kind: 'ai', level: 'medium' },
  ],
  victoryCondition: 'opponent_no_pokemon',
  createdAt: WHEN,
  endedAt: '2026-03-01T12:18:00.000Z',
};

const ended = { battleId: BATTLE_ID, seat: 0, result: 'victory', turn: 9, opponent: 'Expert Maya' } as const;
const showEnd = (mode: 'match' | 'practice' = 'match') =>
  show(
    <BattleEnding
      rules={CLASSIC_ENDING}
      {...ended}
      of={{ mode, isMultiplayer: false }}
      condition="opponent_no_pokemon"
    />,
  );
const button = (name: string) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name });

beforeEach(() => api.answer(REPLAY, kept));

test('shows damage, knock-outs and time as the record has them, and leads to where it turned', async () => {
  const story = storyOf(record, 0);
  if (isRefusal(story) || story.turningPoint === null) throw new Error('a story that turns');
  showEnd();
  await expect.element(page.getByRole('dialog', { name: 'VICTORY' })).toBeVisible();
  const happened = page.getByRole('region', { name: 'What happened' });
  await expect
    .element(happened.getByText(`${story.you.knockOuts} : ${story.opponent.knockOuts}`))
    .toBeVisible();
  await expect.element(happened.getByText(`${story.you.damage}`, { exact: true })).toBeVisible();
  await expect.element(happened.getByText(`damage, ${story.opponent.damage} taken`)).toBeVisible();
  await expect.element(happened.getByText('18 min')).toBeVisible();
  await expect.element(happened.getByText(story.turningPoint.sentence)).toBeVisible();
  await expect
    .element(
      happened.getByRole('img', {
        name: /^Knock-outs, turn by turn: you \d+, Expert Maya \d+, after \d+ turns$/,
      }),
    )
    .toBeVisible();
  const { bestAttack } = story;
  await expect
    .element(
      happened.getByText(`${bestAttack?.pokemon} used ${bestAttack?.name} for ${bestAttack?.damage} damage.`),
    )
    .toBeVisible();
  await expect
    .element(link('Compare the hashes'))
    .toHaveAttribute('href', `/battle/${BATTLE_ID}/replay#replay-proof`);
  await expect
    .element(link('Watch from there'))
    .toHaveAttribute('href', `/battle/${BATTLE_ID}/replay?at=${story.turningPoint.moment - 1}`);
  await expectAccessible();
});

/** How much of the box still comes in; it may begin a moment after it is there. What never ends is not counted. */
const moving = () =>
  (document.querySelector('.ending-box')?.getAnimations({ subtree: true }) ?? []).filter(
    ({ playState, effect }) =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
  ).length;

test.for([
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)('on %s the buttons lie where they are before the story comes', async ([, size]) => {
  await resize(size);
  const coming = api.hold(REPLAY);
  showEnd();
  const leave = button('Return to Battle Selection');
  await expect.element(leave).toBeVisible();
  await expect.poll(() => coming.asked()).toBe(1);
  await expect.poll(moving).toBe(0);
  // A face that comes meanwhile breaks lines elsewhere, and moves all by itself.
  await document.fonts.ready;
  const before = leave.element().getBoundingClientRect().top;
  coming.answer(kept);
  await expect.element(page.getByRole('region', { name: 'What happened' })).toBeVisible();
  await document.fonts.ready;
  expect(leave.element().getBoundingClientRect().top).toBe(before);
});

test('without its record still says who won, and leads on', async () => {
  api.answer(REPLAY, lost);
  showEnd();
  await expect.element(page.getByText('The figures of this battle did not load.')).toBeVisible();
  await expect.element(page.getByText('Your opponent has no Pokémon left in play.')).toBeVisible();
  await expect.element(button('Return to Battle Selection')).toBeVisible();
});

describe('leads on', () => {
  test('to a rematch with the same deck by the same rules, where the opponent was chosen', async () => {
    const opponent = { kind: 'level', level: 'hard' } as const;
    battleChoices.note(BATTLE_ID, { deckId: 'my-deck', rules: 'official', opponent });
    const begun = api.hold('POST /api/battles');
    showEnd();
    await button('Rematch').click();
    await expect.poll(() => begun.asked()).toBe(1);
    expect(api.calls('POST /api/battles')[0]?.body).toEqual({
      mode: 'match',
      deckId: 'my-deck',
      rules: 'official',
      opponent,
    });
  });

  test('to the next who is found, where one was found', async () => {
    battleChoices.note(BATTLE_ID, { deckId: 'my-deck', rules: 'classic', opponent: { kind: 'anyone' } });
    showEnd();
    await expect.element(link('Find another opponent')).toHaveAttribute('href', '/battle?deck=my-deck');
  });

  test('after practice to the same sides, which its page keeps', async () => {
    showEnd('practice');
    await expect.element(link('Practice again')).toHaveAttribute('href', '/practice');
    await expect.element(link('Find another opponent')).not.toBeInTheDocument();
  });

  test('without a known deck to the choice of one', async () => {
    showEnd();
    await expect.element(link('Find another opponent')).toHaveAttribute('href', '/battle');
  });

  const WALLET = 'wallet';
  const won = { isDefeated: true, victories: 1, defeats: 0 };
  const campaign = (result: 'victory' | 'defeat', trainerId: string) =>
    show(
      <>
        <CampaignFinale address={WALLET} trainerId={trainerId} />
        <CampaignButtons address={WALLET} battleId={BATTLE_ID} trainerId={trainerId} result={result} />
      </>,
    );
  /** So many trainers are defeated; the one after them is open. */
  const defeated = (count: number) => {
    api.answer('GET /api/users/*/campaign/stats', {
      ...NO_VICTORIES,
      pokePoints: 4_435,
      campaignVictories: 9,
    });
    api.answer(
      'GET /api/users/*/campaign/opponents',
      OPPONENTS.map((each, place) => ({
        ...each,
        isUnlocked: place <= count,
        ...(place < count && { userProgress: won }),
      })),
    );
  };

  test('to the next trainer, as the server says who is open', async () => {
    defeated(1);
    campaign('victory', 'joey');
    await expect.element(button('Next: Lass Janice')).toBeVisible();
    await expect.element(button('Rematch')).toBeVisible();
    await button('Next: Lass Janice').click();
    expect(sessionStorage.getItem('campaignBattle')).toContain('"opponentId":"janice"');
  });

  test('to no next trainer after a defeat', async () => {
    defeated(1);
    campaign('defeat', 'janice');
    await expect.element(button('Rematch')).toBeVisible();
    await expect.poll(() => api.read('GET /api/users/*/campaign/opponents')).toBeGreaterThan(0);
    await expect.element(page.getByRole('button', { name: /^Next/ })).not.toBeInTheDocument();
  });

  test('after the last trainer to an ending, and to no next trainer', async () => {
    defeated(9);
    campaign('victory', 'giovanni');
    await expect.element(page.getByRole('heading', { name: 'The campaign is yours' })).toBeVisible();
    await expect
      .element(page.getByRole('list', { name: 'Defeated trainers' }).getByRole('listitem'))
      .toHaveLength(9);
    await expect.element(page.getByText(/4,435 Poke Points/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Next/ })).not.toBeInTheDocument();
  });

  test('to no ending while a trainer is left, or before another was the last', async () => {
    defeated(8);
    campaign('victory', 'sabrina');
    await expect.element(button('Next: Giovanni')).toBeVisible();
    await expect.element(page.getByText('The campaign is yours')).not.toBeInTheDocument();
  });
});
