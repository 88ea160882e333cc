/** Everybody searches at the same moment, so that each finds another person. */
import type { AnyBattleAnswer, MatchmakingAnswer } from '@pokesol/protocol';
import { concede, type Person } from '../battles.ts';
import type { Measure } from './calls.ts';

/** A search that found no player is no pair. Answers the battles of all, which are over. */
export async function pairUp(measure: Measure, people: readonly Person[]): Promise<string[]> {
  const found: { person: Person; answer: MatchmakingAnswer }[] = [];
  await measure('pair', async () => {
    await Promise.all(
      people.map(async (person) => {
        const { wallet, deckId } = person;
        const asked = { deckId, rules: 'classic' };
        found.push({ person, answer: await wallet.ok<MatchmakingAnswer>('POST', '/api/matchmaking', asked) });
      }),
    );
    const paired = found.filter(({ answer }) => answer.isMultiplayer).length;
    if (paired === 0) throw new Error('no search found a player');
    return paired / 2;
  });
  for (const { person, answer } of found) {
    const battle: AnyBattleAnswer = await person.wallet.ok('GET', `/api/battles/${answer.battleId}`);
    // Of two, the other one may have.
    if (battle.result === null) await concede(person, battle);
  }
  const ids = found.filter(({ answer }) => answer.isMultiplayer).map(({ answer }) => answer.battleId);
  return [...new Set(ids)];
}
