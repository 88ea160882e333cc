/** Campaign battles that their next action wins: dealt from chance that a name decides, so that each run meets the same ones. */
import { createHash } from 'node:crypto';
import { type AnyRules, isRefusal, seedRandom, verbsOf } from '@pokesol/engine';
import type { BattleAnswer, PlayerActionJson } from '@pokesol/protocol';
import { createBattleCache } from '../../src/features/battles/storage/battleCache.ts';
import { loadBattle } from '../../src/features/battles/storage/battleRepository.ts';
import type { TestServer } from '../harness/server.ts';
import type { CampaignPlayer } from './campaignPlayer.ts';

export type LastBlow = {
  player: CampaignPlayer;
  readonly battle: BattleAnswer<'classic'>;
  readonly move: PlayerActionJson<'classic'>;
};

/** Challenges the first trainer, again and again if it must be, until a battle is about to be won. */
export async function untilLastBlow(
  { database, entropy }: TestServer,
  player: CampaignPlayer,
  name: string,
): Promise<LastBlow> {
  const bytes = (purpose: string) => createHash('sha256').update(`${name} ${purpose}`).digest();
  for (let number = 0; ; number += 1) {
    entropy.script('battle-seed', bytes(`seed ${number}`));
    entropy.script('deal-order', bytes(`own ${number}`).subarray(16), bytes(`other ${number}`).subarray(16));
    let now = await player.challenge('joey');
    const random = seedRandom(`${name} ${number}`);
    while (now.result === null) {
      let move: PlayerActionJson<'classic'> | undefined;
      const stop = (battle: BattleAnswer<'classic'>, next: PlayerActionJson<'classic'>) => {
        move = next;
        return mayWin(battle, next);
      };
      now = await player.play(now, { random, stop });
      if (now.result !== null || move === undefined) break;
      const stored = await loadBattle({ db: database.db, cache: createBattleCache() }, now.id);
      if (stored === undefined) throw new Error(`there is no battle ${now.id}`);
      // What the rules make of the action, without taking it.
      const { applyAction } = verbsOf<AnyRules>(stored.battle);
      const applied = applyAction(stored.battle, { ...move, seat: now.view.seat });
      if (isRefusal(applied)) throw new Error(applied.message);
      if (applied.battle.state.winner === now.view.seat) return { player, battle: now, move };
      now = await player.act(now, move);
    }
  }
}

/** A blow against the last Pokémon that the opponent has in play, or for the last prize. */
const mayWin = ({ view }: BattleAnswer<'classic'>, { type }: PlayerActionJson<'classic'>): boolean =>
  type === 'attack' && (view.opponent.bench.length === 0 || view.you.prizeCount === 1);
