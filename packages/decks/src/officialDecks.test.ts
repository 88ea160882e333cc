/** The decks for the official rules: legal, and battles of chance between all of them come to an end. */
import { isRefusal, seedRandom, stateHash } from '@pokesol/engine';
import { type Action, createBattle, recordSetup, replay } from '@pokesol/engine/official';
import { allMoves, assertSound, must } from '@pokesol/engine/official/testing';
import { expect, test } from 'vitest';
import { OFFICIAL_DECK_NAMES, officialDeck, officialDeckFacts } from './officialDecks.ts';
import { validateDeck } from './validateDeck.ts';

/** For each pairing; `npm run soak` raises it. */
const ROUNDS = Math.ceil(Number(process.env.RANDOM_BATTLES ?? 36) / OFFICIAL_DECK_NAMES.length ** 2);
const LONGEST_MS = 3_600_000;

test.each(OFFICIAL_DECK_NAMES)('the deck %s is legal', (name) => {
  expect(validateDeck(officialDeck(name).map((card) => ({ card, quantity: 1 }))).errors).toEqual([]);
});

test(
  'battles of random moves between all of them: sound, ended, replayed to the same hash',
  () => {
    const endings = new Set<string>();
    let most = 0;
    for (const first of OFFICIAL_DECK_NAMES)
      for (const second of OFFICIAL_DECK_NAMES)
        for (let round = 0; round < ROUNDS; round += 1) {
          const seed = `${first} ${second} ${round}`;
          const decks = [{ cards: officialDeckFacts(first) }, { cards: officialDeckFacts(second) }] as const;
          const begun = createBattle(decks, seed);
          if (isRefusal(begun)) throw new Error(begun.message);
          const random = seedRandom(seed);
          const actions: Action[] = [];
          let { battle } = begun;
          while (battle.state.phase !== 'ended') {
            const moves = allMoves(battle);
            most = Math.max(most, moves.length);
            const move = moves[random.below(moves.length)];
            if (move === undefined) throw new Error(`${seed}: no seat can act`);
            actions.push(move);
            battle = must(battle, move).battle;
            if (actions.length % 25 === 0) assertSound(battle);
          }
          endings.add(battle.state.ending ?? 'none');
          const steps = replay({ ...recordSetup(decks, seed), actions });
          if (isRefusal(steps)) throw new Error(steps.message);
          expect(stateHash(steps.at(-1)?.battle ?? battle)).toBe(stateHash(battle));
        }
    console.log(`at most ${most} moves at once`);
    expect([...endings]).toEqual(expect.arrayContaining(['opponent_no_pokemon', 'prizes_taken']));
  },
  LONGEST_MS,
);
