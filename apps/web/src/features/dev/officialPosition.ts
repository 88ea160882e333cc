/** Positions of the printed game for developers to look at: described ones by name, or as JSON with cards by id or by name. */
import { baseSetFacts } from '@pokesol/cards/base-set';
import { cardById, SHIPPED_SETS, shippedCards } from '@pokesol/cards/catalogue';
import { evolutionsOf } from '@pokesol/cards/official';
import { type CardNo, factsOf, isRefusal, type Seat } from '@pokesol/engine';
import {
  applyAction,
  type Battle,
  type CardFacts,
  createBattle,
  legalActions,
} from '@pokesol/engine/official';
import { madeUpCard, type Position, positionOf, trainer } from '@pokesol/engine/official/testing';
import type { CardJson } from '@pokesol/protocol';
import type { CardLookup } from '../battle/board/index.ts';
import { sketchOf } from '../battle/rules/official/index.ts';
import { shippedCardJson } from '../card/index.ts';
import { EXAMPLE_TABLES, type OfficialExample } from './officialExamples.ts';

const SHIPPED = SHIPPED_SETS.flatMap(({ id }) => shippedCards(id));
const EVOLUTIONS = evolutionsOf(SHIPPED);
const PICTURES = new Map(shippedCardJson().map((json) => [json.id, json]));

/** No shipped set has tools or Stadiums. */
const MADE_UP: readonly CardFacts[] = [
  trainer('Muscle Band', [], {
    trainer: 'tool',
    holds: [{ on: 'self', modifiers: [{ change: 'damageDealt', by: 20 }] }],
  }),
  trainer('Vitality Belt', [], {
    trainer: 'tool',
    holds: [{ on: 'self', modifiers: [{ change: 'hp', by: 20 }] }],
  }),
  trainer('Float Stone', [], {
    trainer: 'tool',
    holds: [{ on: 'self', modifiers: [{ change: 'noRetreatCost' }] }],
  }),
  trainer('Beach Court', [], {
    trainer: 'stadium',
    holds: [
      {
        on: { whose: 'both', place: 'inPlay', where: { card: { stages: ['basic'] } } },
        modifiers: [{ change: 'retreat', by: -1 }],
      },
    ],
  }),
  trainer("Professor's Research", [{ do: 'draw', whose: 'own', cards: 7 }], { trainer: 'supporter' }),
];

function cardCalled(name: string): CardFacts {
  const shipped = cardById(name) ?? SHIPPED.find((card) => card.name === name);
  if (shipped !== undefined) return baseSetFacts(shipped, EVOLUTIONS);
  return MADE_UP.find((card) => card.name === name) ?? madeUpCard(name);
}

const battleOf = (position: Position): Battle => positionOf({ ...position, cards: cardCalled });

export type DescribedTable = { readonly battle: Battle } | { readonly problem: string };

/** «table», or JSON of the same shape as the examples. */
export function readOfficialPosition(text: string): DescribedTable {
  try {
    if (text === 'setup') return { battle: setUp() };
    return { battle: battleOf(isExample(text) ? EXAMPLE_TABLES[text] : (JSON.parse(text) as Position)) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

const isExample = (text: string): text is OfficialExample => text in EXAMPLE_TABLES;

/** The reader has an Active Pokémon and is asked for the Bench, the opponent has placed three face down. */
function setUp(): Battle {
  const cards = ['Pikachu', 'Staryu', 'Eevee', 'Magikarp'].flatMap((name) =>
    Array.from({ length: 15 }, () => cardCalled(name)),
  );
  const begun = createBattle([{ cards }, { cards }], 'setup 2');
  if (isRefusal(begun)) throw new Error(begun.message);
  let { battle } = begun;
  const play = (seat: Seat, wanted: number) => {
    const actions = legalActions(battle, seat);
    const action = actions[Math.min(wanted, actions.length - 1)];
    const applied = action === undefined ? undefined : applyAction(battle, action);
    if (applied !== undefined && !isRefusal(applied)) battle = applied.battle;
  };
  // The opponent goes first, places one and then two more; the reader places one.
  for (let step = 0; step < 9; step += 1) {
    const { choice } = battle.state;
    if (choice === null || (choice.seat === 0 && choice.kind === 'cards' && choice.purpose === 'bench'))
      break;
    play(choice.seat, choice.kind === 'cards' && choice.picked.length < 2 ? 1 : 0);
  }
  return battle;
}

/** The pictures of a battle's cards, without asking a server. */
export function officialLookIn(battle: Battle): CardLookup {
  const drawn = new Map<string, CardJson>();
  return (number: CardNo) => {
    const facts = factsOf(battle, number);
    const json = drawn.get(facts.id) ?? PICTURES.get(facts.id) ?? sketchOf(facts);
    drawn.set(facts.id, json);
    return json;
  };
}
