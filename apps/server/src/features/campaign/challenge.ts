/** A trainer as a player's opponent, if that player may challenge it. */
import { inTheWay, ROSTER, type Trainer } from '@pokesol/campaign';
import type { AnyRules } from '@pokesol/engine';
import type { Db } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import type { Opponent } from '../battles/index.ts';
import type { CompilerNow } from '../cardText/index.ts';
import { defeatedIn, recordsOf } from './records.ts';
import { trainerDeckCardsOf } from './resolveDeck.ts';

/** For practice, which any trainer's deck is open to. Its deck is `undefined` where the catalogue lacks a card of it. */
export async function trainerDeck<R extends AnyRules>(
  deps: { readonly db: Db; readonly compilerNow: CompilerNow },
  trainerId: string,
  rules: R,
): Promise<Pick<Opponent<R>, 'name' | 'deck'> | CallRefusal> {
  const trainer = ROSTER.find(({ id }) => id === trainerId);
  if (trainer === undefined) return refused('trainer-unknown');
  if (!trainer.isActive) return refused('trainer-inactive');
  return { name: `${trainer.name}’s deck`, deck: await trainerDeckCardsOf(deps, trainer.deck, rules) };
}

/** Its deck is `undefined` where the catalogue lacks a card of it. A trainer that is open stays so: nothing takes a victory back, so the deal need not check again. */
export async function challenge<R extends AnyRules>(
  { db, compilerNow }: { readonly db: Db; readonly compilerNow: CompilerNow },
  wallet: string,
  { trainerId, rules }: { readonly trainerId: string; readonly rules: R },
  roster: readonly Trainer[] = ROSTER,
): Promise<Opponent<R> | CallRefusal> {
  const trainer = roster.find(({ id }) => id === trainerId);
  if (trainer === undefined) return refused('trainer-unknown');
  if (!trainer.isActive) return refused('trainer-inactive');
  const before = inTheWay(roster, trainer, defeatedIn(await recordsOf(db, wallet)));
  if (before.length > 0)
    return refused('opponent-locked', {
      title: 'Opponent Locked',
      params: { trainers: before.map(({ id }) => id).join(' ') },
    });
  return {
    wallet: null,
    name: trainer.name,
    kind: 'ai',
    level: trainer.difficulty,
    trainerId,
    deck: await trainerDeckCardsOf({ db, compilerNow }, trainer.deck, rules),
  };
}
