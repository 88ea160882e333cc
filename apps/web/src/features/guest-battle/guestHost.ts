/** Plays battles by the rules, the AI's turns included: a guest's action by action, a gauntlet's whole. Plain data in, plain data out, so that any thread can do it. */
import { playTurn } from '@pokesol/ai/classic';
import { type Gauntlet, type PlayedBattle, playGauntletBattle } from '@pokesol/ai/gauntlet';
import { dealFor, type GuestDeal, personalityOf, setupOf } from '@pokesol/ai/guest';
import { playOfficialTurn } from '@pokesol/ai/official';
import {
  type AnyRules,
  isRefusal,
  otherSeat,
  seedRandom,
  type TypeOf,
  type Verbs,
  verbsOf,
} from '@pokesol/engine';
import type { AnyBattleAnswer, AnyBattleUpdate, AnyPlayerAction, BattleUpdate } from '@pokesol/protocol';
import {
  answerHere,
  type BattleDetails,
  type BattleHere,
  OWN_SEAT,
  updateHere,
} from '../battle/data/index.ts';
import type { GuestBattle } from './guestBattle.ts';

/** Each names the whole battle, so that a host answers that never saw it. */
export type GuestRequest =
  | { readonly kind: 'open'; readonly battle: GuestBattle }
  | {
      readonly kind: 'act';
      readonly battle: GuestBattle;
      readonly action: AnyPlayerAction;
      readonly now: string;
    }
  /** Of a battle that is over: what a replay is made of. */
  | { readonly kind: 'record'; readonly battle: GuestBattle }
  /** One battle of a gauntlet, to its end; by those rules, or by any. */
  | {
      readonly kind: 'gauntlet';
      readonly gauntlet: Gauntlet;
      readonly battle: number;
      readonly rulesVersion: number | null;
    };

export type GuestReply =
  | { readonly kind: 'opened'; readonly battle: GuestBattle; readonly answer: AnyBattleAnswer }
  | { readonly kind: 'done'; readonly battle: GuestBattle; readonly update: AnyBattleUpdate }
  | { readonly kind: 'recorded'; readonly record: TypeOf<AnyRules, 'record'> }
  | ({ readonly kind: 'played' } & PlayedBattle)
  | { readonly kind: 'refused'; readonly title: string; readonly message: string }
  /** Kept under other rules than today's, or with actions that the rules do not allow. */
  | { readonly kind: 'broken'; readonly why: 'rules' | 'actions' };

type Dealt = GuestBattle & { readonly deal: GuestDeal };
type Table = BattleHere & { readonly kept: Dealt };
type AiNotice = BattleUpdate<'classic'>['aiNotice'];

const YOU = 'Guest';
const AI_SEAT = otherSeat(OWN_SEAT);

/** Remembers the last battle that it was asked about: the next action need not play all before it again. */
export function createGuestHost() {
  let last: Table | undefined;

  /** The table after all kept actions, and after what the AI does then; why there is none. */
  function tableOf(battle: GuestBattle): Table | Extract<GuestReply, { kind: 'broken' }> {
    if (last !== undefined && last.kept.id === battle.id && last.version === battle.actions.length)
      return last;
    const kept: Dealt = { ...battle, deal: battle.deal ?? dealFor(battle) };
    const verbs = verbsOf<AnyRules>(kept);
    if (kept.deal.rulesVersion !== verbs.version) return { kind: 'broken', why: 'rules' };
    const begun = verbs.beginRecorded(setupOf(kept));
    if (isRefusal(begun)) throw new Error(`A guest's battle was not dealt: ${begun.code}`);
    let table: Table = { ...begun, version: 0, kept: { ...kept, actions: [] } };
    for (const action of battle.actions) {
      const next = verbs.isAction(action) ? applied(verbs, table, action) : null;
      if (next === null || isRefusal(next)) return { kind: 'broken', why: 'actions' };
      table = next;
    }
    return answered(verbs, table).table;
  }

  function open(battle: GuestBattle): GuestReply {
    const table = tableOf(battle);
    if ('why' in table) return table;
    last = table;
    return {
      kind: 'opened',
      battle: table.kept,
      answer: answerHere(verbsOf<AnyRules>(table.kept), table, detailsOf(table)) as AnyBattleAnswer,
    };
  }

  function act(battle: GuestBattle, said: AnyPlayerAction, now: string): GuestReply {
    const table = tableOf(battle);
    if ('why' in table) return table;
    const verbs = verbsOf<AnyRules>(table.kept);
    const mine = applied(verbs, table, { ...said, seat: OWN_SEAT } as TypeOf<AnyRules, 'action'>);
    if (isRefusal(mine)) {
      const title = 'title' in mine && typeof mine.title === 'string' ? mine.title : 'Not allowed';
      return { kind: 'refused', title, message: mine.message };
    }
    const { table: after, notice } = answered(verbs, mine);
    const endedAt = after.battle.state.phase === 'ended' ? now : null;
    last = { ...after, kept: { ...after.kept, endedAt } };
    const update = {
      ...updateHere(verbs, table, last, detailsOf(last)),
      aiNotice: notice,
    } as AnyBattleUpdate;
    return { kind: 'done', battle: last.kept, update };
  }

  function record(battle: GuestBattle): GuestReply {
    const table = tableOf(battle);
    if ('why' in table) return table;
    const record = { ...setupOf(table.kept), actions: table.kept.actions } as TypeOf<AnyRules, 'record'>;
    return { kind: 'recorded', record };
  }

  return (request: GuestRequest): GuestReply => {
    switch (request.kind) {
      case 'open':
        return open(request.battle);
      case 'act':
        return act(request.battle, request.action, request.now);
      case 'record':
        return record(request.battle);
      case 'gauntlet':
        return gauntletBattle(request);
    }
  };
}

function gauntletBattle({
  gauntlet,
  battle,
  rulesVersion,
}: Extract<GuestRequest, { kind: 'gauntlet' }>): GuestReply {
  if (rulesVersion !== null && rulesVersion !== verbsOf<AnyRules>(gauntlet).version)
    return { kind: 'broken', why: 'rules' };
  const played = playGauntletBattle(gauntlet, battle, (error) =>
    console.warn('The AI failed to choose, and its turn ended', error),
  );
  return { kind: 'played', ...played };
}

const detailsOf = ({ kept: { id, createdAt, deal, level, trainerId } }: Table): BattleDetails => ({
  id,
  createdAt,
  mode: 'practice',
  you: YOU,
  opponent: { name: deal.opponent, kind: 'ai', level, ...(trainerId !== null && { trainerId }) },
});

function applied(verbs: Verbs<AnyRules>, table: Table, action: TypeOf<AnyRules, 'action'>) {
  const after = verbs.applyAction(table.battle, action);
  if (isRefusal(after)) return after;
  const { kept, events, version } = table;
  return {
    battle: after.battle,
    events: [...events, ...after.events],
    version: version + 1,
    kept: { ...kept, actions: [...kept.actions, action] },
  };
}

/** The AI plays until the battle waits for the guest, or has ended; its chance is drawn from seed and version, as on the server. */
function answered(verbs: Verbs<AnyRules>, from: Table): { readonly table: Table; readonly notice: AiNotice } {
  let table = from;
  let notice: AiNotice = null;
  while (verbs.isToMove(table.battle, AI_SEAT)) {
    const steps = thought(table);
    if (steps.length === 0) throw new Error('The AI is waited for and does nothing');
    for (const { action, notice: why, error } of steps) {
      if (error !== undefined) console.warn('The AI failed to choose, and its turn ended', error);
      const next = applied(verbs, table, action);
      if (isRefusal(next)) throw new Error(`A move of the AI was refused: ${next.code}`);
      table = next;
      notice = why ?? notice;
    }
  }
  return { table, notice };
}

function thought({ battle, version, kept }: Table) {
  const random = seedRandom(`${kept.seed} ai ${version}`);
  const player = { level: kept.level, personality: personalityOf(kept) };
  return battle.rules === 'official'
    ? playOfficialTurn(battle, AI_SEAT, player, random)
    : playTurn(battle, AI_SEAT, player, random);
}
