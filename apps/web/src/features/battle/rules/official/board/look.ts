/** The cards of an official battle as the page draws them; what the catalogue does not know is sketched from the rules' facts. */
import type { CardFacts, Stage, TrainerKind } from '@pokesol/engine/official';
import type { CardJson } from '@pokesol/protocol';
import type { CardSketch } from '../../../../card/index.ts';
import { type Look, plainSketch, type ShownCards, useLook } from '../../../board/cardLook.ts';
import { attackTextOf, textOf } from './writtenText.ts';

/** As cards print them, and in the room of a phone's hand. */
export const STAGE_NAMES: Readonly<Record<Stage, readonly [name: string, short: string, letter: string]>> = {
  basic: ['Basic', 'Basic', 'B'],
  stage1: ['Stage 1', 'St 1', '1'],
  stage2: ['Stage 2', 'St 2', '2'],
  mega: ['MEGA', 'MEGA', 'M'],
  vmax: ['VMAX', 'VMAX', 'X'],
  vstar: ['VSTAR', 'VSTAR', '★'],
  break: ['BREAK', 'BREAK', 'BR'],
  levelUp: ['LV.X', 'LV.X', 'L'],
  restored: ['Restored', 'Restored', 'R'],
  legend: ['LEGEND', 'LEGEND', 'L'],
  vUnion: ['V-UNION', 'V-UNION', 'U'],
};

const TRAINER_NAMES: Readonly<Record<TrainerKind, string>> = {
  item: 'Item',
  supporter: 'Supporter',
  stadium: 'Stadium',
  tool: 'Tool',
  toolF: 'Tool',
};

/** What kind of card it is: «Stage 1», «Supporter», «Energy»; the second where there is little room. */
export function kindNames(facts: CardFacts | undefined): readonly [name: string, short: string] {
  switch (facts?.kind) {
    case undefined:
      return ['', ''];
    case 'pokemon': {
      const [name, short] = STAGE_NAMES[facts.stage];
      return [name, short];
    }
    case 'trainer':
      return [TRAINER_NAMES[facts.trainer], TRAINER_NAMES[facts.trainer]];
    case 'energy':
      return ['Energy', 'Energy'];
  }
}

/** What can be shown of a card without the catalogue: all but its picture and its sentences. */
export function sketchOf(facts: CardFacts): CardSketch {
  const card = plainSketch(facts, [kindNames(facts)[0]]);
  const { attributes } = card;
  switch (facts.kind) {
    case 'trainer': {
      const text = textOf(facts);
      return text === '' ? card : { ...card, text };
    }
    case 'energy': {
      const type = facts.type ?? facts.provides[0]?.[0];
      const subtypes = facts.basic ? ['Basic'] : ['Special'];
      return { ...card, attributes: { ...attributes, subtypes, types: type === undefined ? [] : [type] } };
    }
    case 'pokemon':
      return {
        ...card,
        hp: facts.hp,
        pokemonType: facts.types[0],
        attacks: facts.attacks.map(({ name, cost, damage, sign }) => ({
          name,
          cost: [...cost],
          damage: damage === 0 ? '' : `${damage}${sign}`,
          text: attackTextOf(facts, name),
        })),
        weakness: facts.weaknesses[0]?.type,
        resistance: facts.resistances[0]?.type,
        attributes: {
          ...attributes,
          types: [...facts.types],
          ...(facts.line[0] === undefined ? {} : { evolvesFrom: facts.line[0] }),
          retreatCost: facts.retreatCost,
        },
      };
  }
}

/** A card of the catalogue, whose words are those of the printed rules: its own ones say what Classic makes of it. */
function withOfficialText(card: CardJson, facts: CardFacts): CardJson {
  const { text: _, ...rest } = card;
  const text = textOf(facts);
  return {
    ...rest,
    ...(text !== '' && { text }),
    attacks: card.attacks.map((attack) => ({ ...attack, text: attackTextOf(facts, attack.name) })),
  };
}

export const useOfficialLook = (view: ShownCards<CardFacts> | undefined): Look =>
  useLook(view, sketchOf, withOfficialText);
