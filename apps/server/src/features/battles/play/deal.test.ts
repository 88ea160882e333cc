/** How a battle is dealt before anything is stored: from which chance, for whom, and what is said of it. */
import { createHash } from 'node:crypto';
import { officialDeckFacts } from '@pokesol/decks/officialDecks';
import { type AnyRules, isRefusal, RULE_SETS, SEATS, verbsOf } from '@pokesol/engine';
import { describe, expect, test } from 'vitest';
import { ONIX, sitting } from '../../../../testing/battles/dealtBattles.ts';
import { ScriptedEntropy } from '../../../../testing/fakes/scriptedEntropy.ts';
import { listed } from '../../../../testing/openings/decks.ts';
import { type BattleSide, type Dealt, dealBattle, person, walletName } from './deal.ts';

const ASH = 'AshKetchum1111111111111111111111111111Pallet';
const CLASSIC_MATCH = { mode: 'match', rules: 'classic' } as const;
const DECK = listed('Charmander, 3 Growlithe', 'Fire Energy');

function dealt(
  sides: readonly [BattleSide<'classic'>, BattleSide<'classic'>],
  entropy = new ScriptedEntropy(),
): Dealt {
  const result = dealBattle(CLASSIC_MATCH, sides, entropy);
  if (isRefusal(result)) throw new Error(result.code);
  return result;
}
/** The cards of a seat's deck in their order, as the setup has them. */
const deckOf = ({ start: { setup } }: Dealt, seat: 0 | 1) =>
  setup.decks[seat].cards.map((place) => setup.printed[place]?.id);

describe('a deal', () => {
  test('is decided by its seed and the decks, and says so beforehand by a hash', () => {
    const entropy = new ScriptedEntropy();
    entropy.script('battle-seed', Buffer.alloc(32, 0xab));
    const { start } = dealt([sitting(ASH), sitting('misty')], entropy);
    expect(start.setup.seed).toBe('ab'.repeat(32));
    expect(start.mode).toBe('match');
    expect(start.setupHash).toBe(
      createHash('sha256')
        .update(verbsOf<AnyRules>(start.setup).commitmentPreimage(start.setup))
        .digest('hex'),
    );
  });

  test('seats both as they are, and keeps their decks to itself', () => {
    const trainer: BattleSide<'classic'> = { ...ONIX, trainerId: 'joey' };
    expect(dealt([sitting(ASH), trainer]).start.seats).toEqual([
      { wallet: ASH, name: 'AshK…llet', kind: 'player' },
      { wallet: null, name: 'Rookie Emil', kind: 'ai', level: 'easy', trainerId: 'joey' },
    ]);
    expect(person(ASH, DECK)).toEqual({ wallet: ASH, name: 'AshK…llet', kind: 'player', deck: DECK });
    expect(walletName('12345678')).toBe('1234…5678');
  });

  test('numbers the cards by chance, so that nothing reveals the saved order', () => {
    const entropy = new ScriptedEntropy();
    // Four basic Pokémon in sixty cards: of deals by chance, some give neither side one in all their attempts.
    entropy.script('battle-seed', Buffer.alloc(32, 1));
    entropy.script('deal-order', Buffer.alloc(16, 1), Buffer.alloc(16, 2));
    const { start, ...rest } = dealt([person(ASH, DECK), person('misty', DECK)], entropy);
    expect(entropy.left).toBe(0);
    const saved = DECK.map(({ id }) => id);
    for (const seat of [0, 1] as const) {
      const cards = deckOf({ start, ...rest }, seat);
      expect(start.setup.decks[seat].order).toBeUndefined();
      expect(cards).not.toEqual(saved);
      expect(cards.sort()).toEqual([...saved].sort());
    }
    expect(start.setup.decks[0].cards).not.toEqual(start.setup.decks[1].cards);
  });

  test('leaves a chosen order as it is, and draws no chance for it', () => {
    const entropy = new ScriptedEntropy();
    entropy.script('deal-order', Buffer.alloc(16, 1));
    const listedAsIs = dealt([sitting(ASH), sitting('misty')], entropy);
    expect(entropy.left).toBe(1);
    expect(deckOf(listedAsIs, 0)).toEqual(sitting(ASH).deck.map(({ id }) => id));
    expect(listedAsIs.start.setup.decks[0].order).toBe('asListed');
  });

  test('gives an AI its extra card always, a person by a coin', () => {
    const { setup } = dealt([sitting(ASH), ONIX]).start;
    expect(setup.decks).toMatchObject([{ extraCard: 'onHeads' }, { extraCard: 'always' }]);
  });

  test('places no Pokémon yet: that is for both sides to do', () => {
    const { battle, events } = dealt([sitting(ASH), ONIX]);
    expect(events.length).toBeGreaterThan(0);
    expect(battle.state.sides.map(({ active }) => active)).toEqual([null, null]);
  });

  test('by the official rules has facts of texts, and asks who goes first', () => {
    const deck = officialDeckFacts('blaze');
    const sides = [person<'official'>(ASH, deck), person<'official'>('misty', deck)] as const;
    const result = dealBattle({ mode: 'match', rules: 'official' }, sides, new ScriptedEntropy());
    if (isRefusal(result)) throw new Error(result.code);
    const { setup } = result.start;
    expect(setup).toMatchObject({ rules: 'official', rulesVersion: RULE_SETS.official.version });
    expect(setup.printed).toContainEqual(deck.find(({ name }) => name === 'Charizard'));
    const { isToMove } = verbsOf<AnyRules>(setup);
    expect(SEATS.filter((seat) => isToMove(result.battle, seat))).toHaveLength(1);
    expect(result.battle.state.choice).toMatchObject({ kind: 'yesNo', about: 'goFirst' });
  });

  test('by the official rules is refused with the number of the rule', () => {
    const side = person<'official'>(ASH, officialDeckFacts('blaze').slice(1));
    const terms = { mode: 'match', rules: 'official' } as const;
    expect(dealBattle(terms, [side, side], new ScriptedEntropy())).toEqual({
      refused: true,
      code: 'battle-setup-failed',
      reason: 'WRONG_DECK_SIZE',
      params: { deckSize: 60, rule: '1.1' },
    });
  });

  test('is refused with what its sentence names', () => {
    const short = { ...sitting(ASH), deck: sitting(ASH).deck.slice(1) };
    expect(dealBattle(CLASSIC_MATCH, [short, ONIX], new ScriptedEntropy())).toEqual({
      refused: true,
      code: 'battle-setup-failed',
      reason: 'WRONG_DECK_SIZE',
      params: { deckSize: 60 },
    });
  });

  test('is refused where a side never gets a basic Pokémon', () => {
    const hopeless = { ...sitting(ASH), deck: listed('', 'Fire Energy') };
    expect(dealBattle(CLASSIC_MATCH, [hopeless, ONIX], new ScriptedEntropy())).toEqual({
      refused: true,
      code: 'battle-setup-failed',
      reason: expect.stringMatching(/^[A-Z_]+$/),
    });
  });
});
