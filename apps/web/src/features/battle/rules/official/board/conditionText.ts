/** What a Special Condition does and how it ends, in sentences. */
import type { Status } from '@pokesol/engine';
import { OFFICIAL, type PokemonView } from '@pokesol/engine/official';
import { counted } from '../../../../../platform/format.ts';

type Affliction = PokemonView['afflictions'][number];

const damage = (counters: number): string =>
  `${counted(counters, 'damage counter')} ${counters === 1 ? 'is' : 'are'} put on it`;

const TEXTS: Readonly<Record<Status, (affliction: Affliction, whose: string) => string>> = {
  poison: ({ counters }) => `At each Checkup ${damage(counters ?? OFFICIAL.poisonCounters)}.`,
  burn: ({ counters }) =>
    `At each Checkup ${damage(counters ?? OFFICIAL.burnCounters)}, then a coin is flipped: heads ends it.`,
  sleep: ({ coins = 1 }) =>
    `It can neither attack nor retreat. At each Checkup ${
      coins === 1
        ? 'a coin is flipped: heads wakes it'
        : `${coins} coins are flipped: it wakes if all are heads`
    }.`,
  paralysis: (_, whose) =>
    `It can neither attack nor retreat. It ends at the Checkup after ${whose} own turn, unless it came in that turn.`,
  confusion: ({ counters }) =>
    `Before it attacks a coin is flipped. Tails: no attack, and ${damage(counters ?? OFFICIAL.confusionCounters)}.`,
};

export const conditionRule = (affliction: Affliction, isOwn: boolean): string =>
  TEXTS[affliction.status](affliction, isOwn ? 'your' : "the opponent's");
