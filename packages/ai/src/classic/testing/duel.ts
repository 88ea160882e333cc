/** Measures a pairing: many battles of a person's deck against a trainer's, each dealt and played as on the server. */
import { isRefusal, seedRandom } from '@pokesol/engine';
import { type Battle, type CardFacts, createBattle } from '@pokesol/engine/classic';
import { wilson } from '../../wilson.ts';
import { finish, type Plays } from './match.ts';
import { type Ended, endedBy } from './pace.ts';

export type Duellist = { readonly deck: readonly CardFacts[]; readonly player: Plays };

export type DuelResult = {
  readonly games: number;
  /** Of the challenger, who sits where a person sits. */
  readonly wins: number;
  readonly draws: number;
  /** The challenger's share of the games, a draw as half, with its 95% interval. */
  readonly share: number;
  readonly interval: { readonly low: number; readonly high: number };
  /** Turns a game on average. */
  readonly turns: number;
  readonly ended: readonly Ended[];
};

export function duel(challenger: Duellist, trainer: Duellist, games: number, seed: string): DuelResult {
  let wins = 0;
  let draws = 0;
  let turns = 0;
  const ended: Ended[] = [];
  for (let game = 0; game < games; game += 1) {
    const start = deal(challenger.deck, trainer.deck, `${seed} ${game}`);
    const players = [challenger.player, trainer.player];
    const end = endedBy(finish(start, players, seedRandom(`players ${seed} ${game}`)));
    ended.push(end);
    const { winner, turn } = end;
    if (winner === 0) wins += 1;
    if (winner === null) draws += 1;
    turns += turn;
  }
  const won = wins + draws / 2;
  return {
    games,
    wins,
    draws,
    share: games === 0 ? 0 : won / games,
    interval: wilson(won, games),
    turns: games === 0 ? 0 : turns / games,
    ended,
  };
}

/** Dealt anew after the eleventh hand without a basic Pokémon. */
function deal(challenger: readonly CardFacts[], trainer: readonly CardFacts[], seed: string): Battle {
  for (let time = 0; ; time += 1) {
    const choices = [
      { cards: challenger, extraCard: 'onHeads' },
      { cards: trainer, extraCard: 'always' },
    ] as const;
    const created = createBattle(choices, 'classic', `${seed} ${time}`);
    if (!isRefusal(created)) return created.battle;
    if (created.code !== 'MULLIGAN_LIMIT') throw new Error(created.message);
  }
}
