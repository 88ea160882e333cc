/** Every kind of question of the printed game, each asked by the rules themselves on an example table. */
import { officialDeckFacts } from '@pokesol/decks/officialDecks';
import type { Battle, Choice, Step } from '@pokesol/engine/official';
import { attack, deal, type game, pokemon } from '@pokesol/engine/official/testing';
import { baseFacts, doing, tableAfter, tableWith } from './exampleTable.ts';

type Table = ReturnType<typeof game>;

const OWN_DECK = { pile: 'deck', whose: 'own' } as const;
const choose = (from: Extract<Step, { do: 'chooseCards' }>['from'], min: number, max: number): Step => ({
  do: 'chooseCards',
  from,
  min,
  max,
  as: 'chosen',
});
const move = (to: 'hand' | 'discard' | 'deckTop'): Step => ({ do: 'move', cards: { bound: 'chosen' }, to });
const SHUFFLE: Step = { do: 'shuffle', whose: 'own' };
const HEAL: Step = { do: 'heal', on: { whose: 'own', place: 'active' }, counters: 2 };
const DRAW: Step = { do: 'draw', whose: 'own', cards: 2 };
const POISON: Step = { do: 'afflict', on: { whose: 'opponent', place: 'active' }, status: 'poison' };
const THEIR_BENCH = { whose: 'opponent', place: 'bench' } as const;

/** A Pokémon whose one attack does that, for one energy of any type. */
const attacker = (name: string, ...after: readonly Step[]) =>
  pokemon('Stormwing', { hp: 90, types: ['Lightning'], attacks: [attack(name, 'C', 0, { after })] });
const attackedWith = (name: string, ...after: readonly Step[]): Table => {
  const table = tableWith({ active: { card: attacker(name, ...after), energy: ['Lightning Energy'] } });
  table.you.attack();
  return table;
};

/** From its beginning; of this seed one player shows a hand without a Basic Pokémon. */
function dealt(answers: number): Table {
  const cards = officialDeckFacts('thunder');
  const table = deal({ cards }, { cards }, SEED);
  for (let given = 0; given < answers; given += 1) {
    const { choice } = table.battle().state;
    const player = choice?.seat === 0 ? table.you : table.opponent;
    if (choice?.kind === 'yesNo') player.choose(true);
    else if (choice?.kind === 'cards' && choice.min === 1) player.choose(...(player.asked ?? []).slice(0, 1));
    else player.choose();
  }
  return table;
}
const SEED = 'example 8';

function searched(): Table {
  const table = tableWith({
    hand: ['Computer Search', 'Raichu', 'Potion', 'Bill', 'Lightning Energy', 'Switch'],
  });
  table.you.use('Computer Search');
  return table;
}
const paid = (table: Table, ...cards: readonly string[]): Table => {
  table.you.choose(...cards);
  return table;
};
function retreating(...energy: readonly string[]): Table {
  const table = tableWith();
  table.you.retreat();
  if (energy.length > 0) table.you.choose(...energy);
  return table;
}
function promoting(): Table {
  const table = tableWith({}, { active: { card: 'Magikarp', damage: 20, energy: ['Water Energy'] } });
  table.you.attack();
  return table;
}
function queued(): Table {
  const checked = (name: string, step: Step) =>
    pokemon(name, {
      attacks: [attack('Hit', 'C', 20)],
      abilities: [
        {
          name: `${name}’s way`,
          kind: 'Ability',
          effects: [{ works: 'answers', on: 'checkup', steps: [step] }],
          offWhile: [],
        },
      ],
    });
  const table = tableWith({ bench: [checked('Fumes', POISON), checked('Warmth', HEAL), 'Abra'] });
  table.you.endTurn();
  return table;
}

/** By what each shows; in the order in which a player would look them up. */
const EXAMPLES: Readonly<Record<string, () => Table>> = {
  'who goes first': () => dealt(0),
  'Active Pokémon': () => dealt(1),
  'Bench at the start': () => dealt(2),
  'extra cards': () => dealt(3),
  'price from the hand': searched,
  'search of the deck': () => paid(searched(), 'Bill', 'Potion'),
  'top of the deck': () =>
    tableAfter(
      doing(
        'Nest Call',
        choose({ ...OWN_DECK, where: { stages: ['basic'], kind: 'pokemon' }, top: 20 }, 0, 2),
        move('hand'),
        SHUFFLE,
      ),
    ),
  'different names': () =>
    tableAfter(
      doing(
        'Rally',
        {
          do: 'chooseCards',
          from: { ...OWN_DECK, where: { kind: 'pokemon' } },
          min: 0,
          max: 3,
          as: 'chosen',
          different: 'names',
          reveal: true,
        },
        move('hand'),
        SHUFFLE,
      ),
    ),
  'nothing fits': () =>
    tableAfter(
      doing(
        'Scout',
        choose({ ...OWN_DECK, where: { trainers: ['stadium'] }, top: 5 }, 0, 1),
        move('hand'),
        SHUFFLE,
      ),
    ),
  'nothing in the deck': () =>
    tableAfter(
      doing('Vain Search', choose({ ...OWN_DECK, where: { name: 'Nowhere' } }, 0, 1), move('hand'), SHUFFLE),
    ),
  'look at a hand': () =>
    tableAfter(doing('Spyglass', { do: 'look', cards: { pile: 'hand', whose: 'opponent' } })),
  'discard pile': () =>
    tableAfter(
      doing(
        'Salvage',
        choose({ pile: 'discard', whose: 'own', where: { basicEnergy: true } }, 1, 2),
        move('hand'),
      ),
    ),
  'Prizes face down': () => {
    const fortune = doing('Fortune', choose({ pile: 'prizes', whose: 'own' }, 2, 2), move('hand'));
    const table = tableWith({
      hand: [fortune],
      prizes: ['Bill', 'Zapdos', 'Lightning Energy', 'Potion', 'Abra'],
    });
    table.you.use('Fortune');
    return table;
  },
  'Energy in play': () =>
    tableAfter(
      doing(
        'Short Circuit',
        {
          do: 'chooseCards',
          from: { on: { whose: 'opponent', place: 'inPlay' }, part: 'energy' },
          min: 0,
          max: 2,
          as: 'chosen',
        },
        move('discard'),
      ),
    ),
  'Energy in units': () =>
    tableAfter(
      doing(
        'Discharge',
        {
          do: 'chooseCards',
          from: { on: { whose: 'own', place: 'active' }, part: 'energy' },
          min: 2,
          max: 2,
          inUnits: true,
          as: 'chosen',
        },
        move('discard'),
      ),
    ),
  'Energy for a retreat': () => retreating(),
  'who comes in': () => retreating('Double Colorless Energy'),
  'new Active Pokémon': promoting,
  'a Pokémon to be hit': () =>
    attackedWith(
      'Far Spark',
      { do: 'choosePokemon', from: { whose: 'opponent', place: 'inPlay' }, min: 1, max: 1, as: 'chosen' },
      { do: 'damage', to: { bound: 'chosen' }, amount: 20, plain: true },
    ),
  'where each Energy goes': () =>
    tableAfter(
      doing('Recharge', {
        do: 'attachEach',
        cards: { pile: 'discard', whose: 'own', where: { basicEnergy: true, type: 'Lightning' } },
        among: { whose: 'own', place: 'bench' },
      }),
    ),
  'damage counters': () =>
    attackedWith('Thunder Rain', { do: 'distribute', among: THEIR_BENCH, counters: 6 }),
  order: () => {
    const table = tableWith({ hand: ['Pokédex'] });
    table.you.use('Pokédex');
    return table;
  },
  'attack to copy': () => {
    const active = {
      card: baseFacts('Clefairy'),
      energy: ['Lightning Energy', 'Lightning Energy', 'Lightning Energy'],
    };
    const table = tableWith({ active }, { active: { card: 'Starmie', energy: ['Water Energy'] } });
    table.you.attack(1);
    return table;
  },
  'yes or no': () => tableAfter(doing('Gift Box', { do: 'may', yes: [DRAW, HEAL] })),
  'cards to draw': () => tableAfter(doing('Windfall', { do: 'draw', whose: 'own', cards: { upTo: 3 } })),
  'counters to move': () =>
    tableAfter(
      doing('Transfer', {
        do: 'moveCounters',
        from: { whose: 'own', place: 'active' },
        to: { whose: 'opponent', place: 'active' },
        counters: { upTo: 2 },
      }),
    ),
  type: () => {
    const table = tableWith({
      active: { card: 'Porygon', energy: ['Lightning Energy', 'Lightning Energy'] },
    });
    table.you.attack();
    table.you.choose(true);
    return table;
  },
  'one way': () => tableAfter(doing('Crossroads', { do: 'chooseModes', modes: [[DRAW], [HEAL], [POISON]] })),
  'several ways': () =>
    tableAfter(doing('Bazaar', { do: 'chooseModes', modes: [[DRAW], [HEAL], [POISON]], more: true })),
  'which effect is next': queued,
};

export const EXAMPLE_NAMES = Object.keys(EXAMPLES);

/** The battle with its question open. Throws where nothing is asked. */
export function exampleChoice(name: string): { readonly battle: Battle; readonly choice: Choice } {
  const battle = EXAMPLES[name]?.().battle();
  if (battle === undefined || battle.state.choice === null) throw new Error(`Nothing is asked in «${name}»`);
  return { battle, choice: battle.state.choice };
}
