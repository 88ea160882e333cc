/** Every refusal of an official battle, how it is reached, and what the player then reads. */
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/result.ts';
import type { CardFacts } from '../model/facts.ts';
import {
  OFFICIAL_REFUSALS,
  type OfficialRefusal,
  type OfficialRefusalCode,
  refusal,
} from '../model/refusals.ts';
import { createBattle } from '../setup.ts';
import { after, attack, attacking, pokemon } from '../testing/cardBuilders.ts';
import { cardOf } from '../testing/cards.ts';
import { deal, game } from '../testing/game.ts';
import { V_UNION_PARTS } from '../testing/kindCards.ts';
import { fire, positionOf, type SidePosition } from '../testing/position.ts';
import { applyAction } from './apply.ts';

const OTHER: SidePosition = { active: 'Mosslamb', bench: ['Stinger'] };
const at = (you: SidePosition, more: object = {}) => game({ you, opponent: OTHER, ...more }).you;
const holding = (...hand: readonly string[]) => at({ ...OTHER, hand });
const asked = () => {
  const table = game({ you: { ...OTHER, hand: ['Spyglass'], deck: ['Fire', 'Water'] }, opponent: OTHER });
  table.you.use('Spyglass');
  return table;
};

/** What comes from outside as it is, to a board that need not be sound. */
function sent(text: string, you: SidePosition = OTHER): string {
  const result = applyAction(positionOf({ you, opponent: OTHER }), JSON.parse(text));
  if (!isRefusal(result)) throw new Error('It was allowed');
  return result.code;
}
function setUp(cards: readonly CardFacts[]): string {
  const created = createBattle([{ cards }, { cards }], 'any');
  if (!isRefusal(created)) throw new Error('It was dealt');
  return created.code;
}
const sixty = (name: string) => Array.from({ length: 60 }, () => cardOf(name));

/** After an attack of the opponent that left that on your Active Pokémon. */
function under(modifier: { readonly change: 'cannot'; readonly what: 'retreat' | 'evolve' | 'attack' }) {
  const pinner = attacking(
    'Pinner',
    0,
    after({ do: 'place', modifier, on: 'defending', window: 'duringOpponentsNextTurn' }),
  );
  const table = game({
    you: { active: fire(pinner) },
    opponent: { active: fire('Mosslamb'), bench: ['Stinger'], hand: ['Mossram'] },
  });
  table.you.attack();
  return table.opponent;
}
const NEEDY = pokemon('Needy', {
  attacks: [attack('Howl', 'C', 10, { needs: { exists: { whose: 'own', place: 'bench' } } })],
});

/** How each code is reached. A new one without an entry does not compile. */
const REACHED = {
  MALFORMED_ACTION: () => sent('{"type": "fly", "seat": 0}'),
  ENDED: () => {
    const table = game({ you: OTHER, opponent: OTHER });
    table.opponent.concede();
    return table.you.cannot.endTurn();
  },
  SETUP: () => {
    const deck = { cards: sixty('Mosslamb') };
    return deal(deck, deck, 'any').you.cannot.endTurn();
  },
  NOT_YOUR_TURN: () => game({ you: OTHER, opponent: OTHER }).opponent.cannot.endTurn(),
  CHOICE_OPEN: () => asked().you.cannot.endTurn(),
  NO_CHOICE_OPEN: () => at(OTHER).cannot.choose('Fire'),
  NOT_YOUR_CHOICE: () => asked().opponent.cannot.choose('Fire', 'Water'),
  WRONG_NUMBER_CHOSEN: () => asked().you.cannot.choose('Fire'),
  NOT_AMONG_THE_CHOICES: () => asked().you.cannot.choose('Fire', 'Rock'),
  MUST_DIFFER: () => {
    const table = game({
      you: { ...OTHER, hand: ['Assortment'], deck: ['Fire', 'Fire', 'Water', 'Grass'] },
      opponent: OTHER,
    });
    table.you.use('Assortment');
    return table.you.cannot.choose('Fire', 'Fire');
  },
  NO_ANSWER_TO_IT: () => {
    const table = asked();
    const result = applyAction(table.battle(), { type: 'choose', seat: 0, answer: true });
    return isRefusal(result) ? result.code : '';
  },
  WRONG_DECK_SIZE: () => setUp(sixty('Mosslamb').slice(1)),
  NO_BASIC_POKEMON: () => setUp(sixty('Fire')),
  CARD_NOT_IN_HAND: () => at({ ...OTHER, discard: ['Fire'] }).cannot.attach('Fire', 'Mosslamb'),
  NOT_A_BASIC: () => holding('Mossram').cannot.benches('Mossram'),
  BENCH_FULL: () =>
    at({ active: 'Stinger', bench: Array(5).fill('Stinger'), hand: ['Mosslamb'] }).cannot.benches('Mosslamb'),
  NOT_YOUR_POKEMON: () => at({ active: 'Sparkmouse', hand: ['Fire'] }).cannot.attach('Fire', 'Stinger'),
  NOT_AN_EVOLUTION: () => holding('Sparkmouse').cannot.evolve('Mosslamb', 'Sparkmouse'),
  EVOLVES_FROM_ANOTHER: () => holding('Mossram').cannot.evolve('Stinger', 'Mossram'),
  FIRST_TURN_EVOLVE: () =>
    at({ ...OTHER, hand: ['Mossram'] }, { turn: 2 }).cannot.evolve('Mosslamb', 'Mossram'),
  NEW_IN_PLAY: () =>
    at({ active: { card: 'Mosslamb', newIn: 5 }, hand: ['Mossram'] }).cannot.evolve('Mosslamb', 'Mossram'),
  CANNOT_EVOLVE: () => under({ change: 'cannot', what: 'evolve' }).cannot.evolve('Mosslamb', 'Mossram'),
  NOT_AN_ENERGY: () => holding('Letter').cannot.attach('Letter', 'Mosslamb'),
  ALREADY_ATTACHED: () => {
    const you = holding('Fire', 'Water');
    you.attach('Fire', 'Mosslamb');
    return you.cannot.attach('Water', 'Mosslamb');
  },
  CANNOT_HOLD: () => holding('Kindling').cannot.attach('Kindling', 'Mosslamb'),
  NOTHING_TO_RETURN: () => holding('Alternator').cannot.attach('Alternator', 'Mosslamb'),
  NOT_A_TRAINER: () => holding('Fire').cannot.use('Fire'),
  UNREAD_CARD: () => holding('Riddle').cannot.use('Riddle'),
  UNREAD_WORDS: () => {
    const mute = { ...attack('Hum', 'C', 30), unread: 'Sing 4 songs.' };
    return at({ active: fire(pokemon('Singer', { attacks: [mute] })) }).cannot.attack();
  },
  FIRST_TURN_SUPPORTER: () => at({ ...OTHER, hand: ['Mentor'] }, { turn: 1 }).cannot.use('Mentor'),
  SUPPORTER_PLAYED: () => {
    const you = holding('Mentor', 'Mentor');
    you.use('Mentor');
    return you.cannot.use('Mentor');
  },
  STADIUM_PLAYED: () => {
    const you = holding('Meadow', 'Hothouse');
    you.use('Meadow');
    return you.cannot.use('Hothouse');
  },
  NO_STADIUM_USE: () => holding('Meadow').cannot.stadium(),
  STADIUM_USED: () => {
    const you = holding('Reading Room');
    you.use('Reading Room');
    you.stadium();
    return you.cannot.stadium();
  },
  SAME_STADIUM: () => {
    const table = game({ you: { ...OTHER, hand: ['Meadow'] }, opponent: { ...OTHER, hand: ['Meadow'] } });
    table.you.use('Meadow');
    table.you.endTurn();
    return table.opponent.cannot.use('Meadow');
  },
  PRICE: () => holding('Library').cannot.use('Library'),
  NO_CHANGE: () => holding('Cleanse').cannot.use('Cleanse'),
  NO_TARGET: () => holding('Balm').cannot.use('Balm'),
  NO_SUCH_ABILITY: () => at(OTHER).cannot.ability('Mosslamb'),
  CARD_NEEDS: () => holding('Last Stand').cannot.use('Last Stand'),
  ABILITY_OFF: () => at({ active: { card: 'Turner', statuses: ['sleep'] } }).cannot.ability('Turner'),
  ABILITY_USED: () => {
    const you = at({ active: 'Turner' });
    you.ability('Turner');
    return you.cannot.ability('Turner');
  },
  NO_ACTIVE: () => sent('{"type": "attack", "seat": 0, "attack": 0}', { bench: ['Stinger'] }),
  ASLEEP_OR_PARALYZED: () =>
    at({ active: { card: 'Stinger', energy: ['Fire'], statuses: ['sleep'] } }).cannot.attack(),
  ALREADY_RETREATED: () => {
    const you = at({ active: fire('Sparkmouse'), bench: [fire('Stinger')] });
    you.retreat();
    return you.cannot.retreat();
  },
  CANNOT_RETREAT: () => under({ change: 'cannot', what: 'retreat' }).cannot.retreat(),
  NO_BENCH: () => at({ active: fire('Sparkmouse') }).cannot.retreat(),
  NOT_WORTH_ENOUGH: () => {
    const you = at({ active: { card: 'Mosslamb', energy: ['Double', 'Fire'] }, bench: ['Stinger'] });
    you.retreat();
    return you.cannot.choose('Fire');
  },
  CANNOT_PAY_RETREAT: () => at(OTHER).cannot.retreat(),
  FIRST_TURN_ATTACK: () => at({ active: fire('Stinger') }, { turn: 1 }).cannot.attack(),
  NO_SUCH_ATTACK: () => at({ active: fire('Stinger') }).cannot.attack(4),
  NOT_ENOUGH_ENERGY: () => at(OTHER).cannot.attack(),
  ONLY_FROM_ACTIVE: () =>
    game({
      you: { active: 'Mosslamb', bench: [fire('Stinger')] },
      opponent: { active: 'Stinger' },
    }).you.cannot.attackFromBench('Stinger'),
  CANNOT_ATTACK: () => under({ change: 'cannot', what: 'attack' }).cannot.attack(),
  ATTACK_NEEDS: () => at({ active: fire(NEEDY) }).cannot.attack(),
  ONLY_ATTACK_AGAIN: () => {
    const you = at({ active: fire('Drummer'), hand: ['Letter'] });
    you.attack();
    return you.cannot.use('Letter');
  },
  ONCE_A_GAME: () => {
    const you = at({ active: 'Emberfox VSTAR' });
    you.ability('Emberfox VSTAR');
    return you.cannot.ability('Emberfox VSTAR');
  },
  ONTO_THE_ACTIVE: () =>
    at({ active: 'Stinger', bench: ['Pebblecub'], hand: ['Pebblecub LV.X'] }).cannot.evolve(
      'Pebblecub',
      'Pebblecub LV.X',
    ),
  ONLY_BY_EFFECT: () => holding('Amberwing').cannot.benches('Amberwing'),
  ONLY_ASSEMBLED: () => holding('Tide LEGEND').cannot.benches('Tide LEGEND'),
  PARTS_MISSING: () => holding('Tide LEGEND').cannot.assemble('Tide LEGEND'),
  NOT_A_PART: () => holding('Stinger').cannot.assemble('Stinger'),
  ASSEMBLED: () => {
    const you = at({ active: 'Stinger', discard: [...V_UNION_PARTS, ...V_UNION_PARTS] });
    you.assemble('Quartet V-UNION');
    return you.cannot.assemble('Quartet V-UNION');
  },
  CANNOT_PLAY: () =>
    game({ you: { ...OTHER, hand: ['Letter'] }, opponent: { active: 'Warden' } }).you.cannot.use('Letter'),
} satisfies Record<OfficialRefusalCode, () => string>;

test.each(Object.entries(REACHED))('%s', (code, reach) => {
  expect(reach()).toBe(code);
});

/** Filled in as a player would read it. */
const said = (code: OfficialRefusalCode): OfficialRefusal => {
  const named = [...OFFICIAL_REFUSALS[code].says.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 2]);
  return refusal(named.length === 0 ? code : { code, params: Object.fromEntries(named) });
};

describe.each(Object.keys(OFFICIAL_REFUSALS) as OfficialRefusalCode[])('the sentence of %s', (code) => {
  const { message, rule } = said(code);

  test('is one that a player understands', () => {
    expect(message).toMatch(/^[A-Z2][^{}_]{10,90}[^.{}_]$/);
    // No word of the program, and no code, in what a player reads.
    expect(message).not.toMatch(/\b(?:undefined|null|invalid|error|frame|seat|index|code)\b|[A-Z]{3,}/);
    expect(
      Object.values(OFFICIAL_REFUSALS).filter(({ says }) => says === OFFICIAL_REFUSALS[code].says),
    ).toHaveLength(1);
  });

  test('has its rule behind it', () => {
    expect(rule).toMatch(/^\d{1,2}(\.\d+[a-z]?)?$/);
  });
});
