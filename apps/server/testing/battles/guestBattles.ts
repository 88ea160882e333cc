/** Battles of guests as a page plays them: the same deal, and both sides by the AI. */
import { NEUTRAL } from '@pokesol/ai';
import { playTurn } from '@pokesol/ai/classic';
import { dealFor, type GuestAsked, setupOf } from '@pokesol/ai/guest';
import { playOfficialTurn } from '@pokesol/ai/official';
import { type AnyRules, isRefusal, SEATS, seedRandom, type TypeOf, verbsOf } from '@pokesol/engine';
import type { GuestBattleRequest } from '@pokesol/protocol';

type Asked = Partial<GuestAsked> & { readonly seed: string };

export function guestSetup({ seed, ...more }: Asked): TypeOf<AnyRules, 'setup'> {
  const asked = { rules: 'classic', level: 'easy', trainerId: null, ...more, seed } as const;
  return setupOf({ rules: asked.rules, seed, deal: dealFor(asked) });
}

/** Of a battle that goes on: nothing was done yet. */
export const guestBattle = ({ seed, ...more }: Asked): GuestBattleRequest => ({
  rules: 'classic',
  level: 'easy',
  trainerId: null,
  ...more,
  seed,
  actions: [],
  rulesVersion: verbsOf<AnyRules>({ rules: more.rules ?? 'classic' }).version,
});

export function conceded(asked: Asked): GuestBattleRequest {
  return { ...guestBattle(asked), actions: [{ type: 'concede', seat: 0 }] };
}

/** To its end. */
export function playedGuestBattle(asked: Asked): GuestBattleRequest {
  const setup = guestSetup(asked);
  const verbs = verbsOf<AnyRules>(setup);
  const begun = verbs.beginRecorded(setup);
  if (isRefusal(begun)) throw new Error(begun.code);
  let { battle } = begun;
  const actions: TypeOf<AnyRules, 'action'>[] = [];
  const player = { level: 'easy', personality: NEUTRAL } as const;
  while (battle.state.phase !== 'ended') {
    const seat = SEATS.find((each) => verbs.isToMove(battle, each));
    if (seat === undefined) throw new Error('The battle waits for no seat');
    const random = seedRandom(`${asked.seed} ${actions.length}`);
    const steps =
      battle.rules === 'official'
        ? playOfficialTurn(battle, seat, player, random)
        : playTurn(battle, seat, player, random);
    for (const { action } of steps) {
      const after = verbs.applyAction(battle, action);
      if (isRefusal(after)) throw new Error(after.code);
      ({ battle } = after);
      actions.push(action);
    }
  }
  return { ...guestBattle(asked), actions };
}
