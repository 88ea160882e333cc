/** All that lies on a Pokémon, line by line: damage, conditions, markers with source and end, Tools, energy, the cards below. */
import type { CardNo } from '@pokesol/engine';
import type { BattleView, EffectView, PokemonView, Unit } from '@pokesol/engine/official';
import { counted } from '../../../../../platform/format.ts';
import { factsIn, nameIn } from '../../../board/cardLook.ts';
import { bodyOf } from './body.ts';
import { conditionRule } from './conditionText.ts';
import { energyCounts, unitName } from './energyShown.ts';
import { markerText, untilText } from './markerText.ts';
import type { SignName } from './Sign.tsx';
import { conditionText, hpLeft } from './spoken.ts';

export type LyingSign =
  | { readonly kind: 'sign'; readonly name: SignName }
  | { readonly kind: 'energy'; readonly unit: Unit }
  | { readonly kind: 'noEnergy' };

export type Lying = {
  readonly key: string;
  readonly sign: LyingSign;
  readonly title: string;
  readonly detail: string;
  /** It is a card, or several of the same: that one can be read. */
  readonly card: CardNo | null;
};

const COUNTER = 10;

export function lyingOn(
  view: BattleView,
  textOf: (card: CardNo) => string,
  pokemon: PokemonView,
  isOwn: boolean,
): readonly Lying[] {
  const sign = (name: SignName) => ({ kind: 'sign', name }) as const;
  return [
    {
      key: 'hp',
      sign: sign('heart'),
      title: `${hpLeft(pokemon)} of ${pokemon.maxHp} HP`,
      detail: [damageText(pokemon), printedText(view, pokemon)].filter((part) => part !== '').join(' · '),
      card: null,
    },
    ...pokemon.afflictions.map((affliction) => ({
      key: affliction.status,
      sign: sign(affliction.status),
      title: conditionText(affliction),
      detail: conditionRule(affliction, isOwn),
      card: null,
    })),
    ...pokemon.effects.map((effect, at) => ({
      key: `marker ${at}`,
      sign: sign('marker'),
      title: sentenceCase(markerText(effect)),
      detail: `${sourceText(view, effect)} · ${endText(view, effect)}`,
      card: effect.card,
    })),
    ...pokemon.attached.map((card) => ({
      key: `tool ${card}`,
      sign: sign('tool'),
      title: nameIn(view, card),
      detail: textOf(card) || 'Pokémon Tool',
      card,
    })),
    ...energyLines(view, pokemon, textOf),
    ...(pokemon.energy.length === 0
      ? [
          {
            key: 'no energy',
            sign: { kind: 'noEnergy' } as const,
            title: 'No Energy',
            detail: '',
            card: null,
          },
        ]
      : []),
    ...[...pokemon.cards.slice(0, -1)].reverse().map((card) => ({
      key: `below ${card}`,
      sign: sign('deck'),
      title: `Under it: ${nameIn(view, card)}`,
      detail: '',
      card,
    })),
    ...(view.turn > 0 && pokemon.newIn === view.turn
      ? [
          {
            key: 'new',
            sign: sign('up'),
            title: 'New this turn',
            detail: 'It came into play or evolved this turn: it cannot evolve yet.',
            card: null,
          },
        ]
      : []),
  ];
}

const damageText = ({ damage }: PokemonView): string =>
  damage === 0 ? 'no damage' : `${counted(damage / COUNTER, 'damage counter')}: −${damage}`;

/** Where a Tool or an effect has changed it. */
function printedText(view: BattleView, { card, maxHp }: PokemonView): string {
  const printed = bodyOf(factsIn(view, card))?.hp;
  return printed === undefined || printed === maxHp ? '' : `printed ${printed} HP`;
}

const sentenceCase = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

function sourceText(view: BattleView, { seat, card, ofAttack }: EffectView): string {
  if (card !== null) return `from ${nameIn(view, card)}`;
  const what = ofAttack ? 'an attack' : 'an effect';
  return seat === view.seat ? `by ${what} of yours` : `by ${what} of the opponent's`;
}

function endText(view: BattleView, effect: EffectView): string {
  const begins = effect.from > view.turn ? `from turn ${effect.from} ` : '';
  const leaves = effect.ofAttack ? ', or it leaves the Active Spot or evolves' : '';
  return `${begins}${untilText(effect, view)}${leaves}`;
}

/** Equal cards stand in one line. */
function energyLines(
  view: BattleView,
  { energy }: PokemonView,
  textOf: (card: CardNo) => string,
): readonly Lying[] {
  const groups = new Map<string, PokemonView['energy'][number][]>();
  for (const each of energy) {
    const key = `${nameIn(view, each.card)} ${each.provides.map(unitName).join()}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups].flatMap(([key, cards]) => {
    const [first] = cards;
    if (first === undefined) return [];
    const { card, provides } = first;
    const name = nameIn(view, card);
    return {
      key: `energy ${key}`,
      sign: { kind: 'energy', unit: provides[0] ?? ['Colorless'] },
      title: cards.length === 1 ? name : `${cards.length} × ${name}`,
      detail: [`pays for ${paysFor(first)}`, textOf(card)].filter((part) => part !== '').join(' · '),
      card,
    } as const;
  });
}

/** «Water», «2 Colorless», «Fire or Water». */
const paysFor = (energy: PokemonView['energy'][number]): string =>
  energyCounts([energy])
    .map(({ unit, count }) => (count === 1 ? unitName(unit) : `${count} ${unitName(unit)}`))
    .join(' and ') || 'nothing';
