/** The rarer words of the effect language in play, one after another: steps, nouns, modifiers, triggers, energy, tools. */
import { describe, expect, test } from 'vitest';
import { SEATS } from '../../model/ids.ts';
import { readyToPlay } from '../../model/viewSides.ts';
import { eventsFor } from '../model/events.ts';
import type { PokemonFacts } from '../model/facts.ts';
import type { Modifier, Step } from '../model/language.ts';
import { applyEvent } from '../project/applyEvent.ts';
import { viewFor } from '../project/view.ts';
import { boardOf } from '../testing/boards.ts';
import {
  after,
  always,
  attack,
  attacking,
  energy,
  OWN,
  pokemon,
  power,
  THEIRS,
  trainer,
} from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type PokemonLike, type Position } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const DRAW: Step = { do: 'draw', whose: 'own', cards: 1 };
const DRAW_TWO: Step = { do: 'draw', whose: 'own', cards: 2 };
const HURT_BACK: Step = { do: 'putCounters', on: 'attacker', counters: 1 };
const hitting = (name: string, damage: number, ...steps: readonly Step[]): PokemonFacts =>
  attacking(name, damage, after(...steps));
/** With a modifier of its own that always holds, and besides that as the facts say. */
const changed = (name: string, modifier: Modifier, facts: Partial<PokemonFacts> = {}): PokemonFacts => ({
  ...always(name, 'self', modifier),
  ...facts,
});

describe('ways of which a text lets its player choose', () => {
  const discardHand: Step = { do: 'move', cards: { pile: 'hand', whose: 'own' }, to: 'discard' };
  const healOne: readonly Step[] = [
    { do: 'choosePokemon', from: { ...OWN, where: { damaged: true } }, min: 1, max: 1, as: 'hurt' },
    { do: 'heal', on: { bound: 'hurt' }, counters: 2 },
  ];
  const fork = trainer('Fork', [{ do: 'chooseModes', modes: [[DRAW_TWO], healOne] }]);

  test('one of two is done, the other is not', () => {
    const { you } = game({
      you: { active: { card: 'Mosslamb', damage: 30 }, hand: [fork] },
      opponent: OTHER,
    });
    you.use('Fork');
    expect(you.asked).toEqual([0, 1]);
    expect(you.cannot.choose(0, 1)).toBe('WRONG_NUMBER_CHOSEN');
    you.choose(1);
    expect(you.active).toMatchObject({ damage: 10 });
    expect(you.hand).toEqual([]);
  });

  test('one that finds nothing to choose is not offered beside another that does', () => {
    const { you } = game({ you: { active: 'Mosslamb', hand: [fork] }, opponent: OTHER });
    you.use('Fork');
    expect(you.asked).toBeNull();
    expect(you.hand).toHaveLength(2);
  });

  test('where several may be chosen they are done in the order of the text, whatever was said first', () => {
    const both = trainer('Both', [{ do: 'chooseModes', modes: [[discardHand], [DRAW_TWO]], more: true }]);
    const { you } = game({ you: { active: 'Mosslamb', hand: [both, 'Fire'] }, opponent: OTHER });
    you.use('Both');
    you.choose(1, 0);
    expect(you.hand).toEqual(['Driftwood', 'Driftwood']);
    expect(you.discard).toEqual(['Fire', 'Both']);
  });

  test('3.6: a card of which no way finds anything is not played', () => {
    const regain: readonly Step[] = [
      { do: 'chooseCards', from: { pile: 'discard', whose: 'own' }, min: 1, max: 1, as: 'card' },
      { do: 'move', cards: { bound: 'card' }, to: 'hand' },
    ];
    const idle = trainer('Idle', [{ do: 'chooseModes', modes: [regain, healOne] }]);
    const { you } = game({ you: { active: 'Mosslamb', hand: [idle] }, opponent: OTHER });
    expect(you.cannot.use('Idle')).toBe('NO_TARGET');
  });
});

describe('cards that are meant by what was chosen before', () => {
  test('of the chosen ones only those that fit', () => {
    const sieve = trainer('Sieve', [
      { do: 'chooseCards', from: { pile: 'discard', whose: 'own' }, min: 0, max: 3, as: 'found' },
      { do: 'move', cards: { bound: 'found', where: { kind: 'energy' } }, to: 'hand' },
      { do: 'move', cards: { bound: 'found', where: { kind: 'pokemon' } }, to: 'deckBottom' },
    ]);
    const { you } = game({
      you: { active: 'Mosslamb', hand: [sieve], discard: ['Fire', 'Stinger', 'Letter'] },
      opponent: OTHER,
    });
    you.use('Sieve');
    you.choose('Letter', 'Stinger', 'Fire');
    expect(you.hand).toEqual(['Fire']);
    expect(you.deck.at(-1)).toBe('Stinger');
    expect(you.discard).toEqual(['Letter', 'Sieve']);
  });

  test('of the hand all but the chosen one', () => {
    const keeper = trainer('Keeper', [
      { do: 'chooseCards', from: { pile: 'hand', whose: 'own' }, min: 1, max: 1, as: 'kept' },
      { do: 'move', cards: { pile: 'hand', whose: 'own', notIn: 'kept' }, to: 'discard' },
    ]);
    const { you } = game({
      you: { active: 'Mosslamb', hand: [keeper, 'Fire', 'Water', 'Letter'] },
      opponent: OTHER,
    });
    you.use('Keeper');
    you.choose('Water');
    expect(you.hand).toEqual(['Water']);
    expect([...you.discard].sort()).toEqual(['Fire', 'Keeper', 'Letter']);
  });
});

describe('what is counted', () => {
  test('types of basic Energy attached, each once, whatever special Energy provides', () => {
    const prism = attacking('Prism', 0, { damage: { product: [20, { basicEnergyTypes: 'self' }] } });
    const { you, opponent } = game({
      you: { active: { card: prism, energy: ['Fire', 'Water', 'Fire', 'Double', 'Rainbow'] } },
      opponent: OTHER,
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 40 });
  });

  test('types of the Energy cards in a pile, each once', () => {
    const scholar = attacking('Scholar', 0, {
      damage: { product: [10, { energyTypes: { pile: 'discard', whose: 'own' } }] },
    });
    const { you, opponent } = game({
      you: { active: fire(scholar), discard: ['Fire', 'Grass', 'Fire', 'Double', 'Mosslamb', 'Water'] },
      opponent: OTHER,
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 30 });
  });

  test.each([0, 2])('a number that the player says: %d', (number) => {
    const dealer = hitting(
      'Dealer',
      0,
      { do: 'chooseNumber', max: 3, as: 'said' },
      { do: 'putCounters', on: 'defending', counters: { chosen: 'said' } },
    );
    const { you, opponent } = game({ you: { active: fire(dealer) }, opponent: OTHER });
    you.attack();
    expect(you.asked).toEqual([0, 3]);
    expect(you.cannot.choose(4)).toBe('WRONG_NUMBER_CHOSEN');
    you.choose(number);
    expect(opponent.active).toMatchObject({ damage: 10 * number });
  });
});

describe('evolving before its time', () => {
  const evolving = (when: 'firstTurn' | 'newInPlay' | undefined, [turn, newIn]: readonly [number, number]) =>
    game({
      you: {
        active: {
          card: changed('Mosslamb', { change: 'evolvesEarly', ...(when !== undefined && { when }) }),
          newIn,
        },
        hand: ['Mossram'],
      },
      opponent: { active: 'Stinger' },
      turn,
    }).you;
  const FIRST = [1, 0] as const;
  const NEW = [5, 5] as const;
  const BOTH = [1, 1] as const;

  test.each([
    ['in the first turn', 'firstTurn', FIRST],
    ['in the turn in which it came', 'newInPlay', NEW],
    ['in both, where the text names none', undefined, BOTH],
  ] as const)('%s', (_, when, turns) => {
    const you = evolving(when, turns);
    you.evolve('Mosslamb', 'Mossram');
    expect(you.active).toMatchObject({ name: 'Mossram' });
  });

  test.each([
    ['in the turn in which it came, where the text names the first turn', 'firstTurn', NEW, 'NEW_IN_PLAY'],
    ['in the first turn, where the text names what is new', 'newInPlay', FIRST, 'FIRST_TURN_EVOLVE'],
    ['in the first turn when it is new besides', 'firstTurn', BOTH, 'NEW_IN_PLAY'],
  ] as const)('not %s', (_, when, turns, reason) => {
    const you = evolving(when, turns);
    expect(you.cannot.evolve('Mosslamb', 'Mossram')).toBe(reason);
  });
});

describe('conditions', () => {
  const slipper = changed('Slipper', { change: 'retreatsDespite', statuses: ['sleep'] });

  test('one that may retreat asleep does, and attacks no more than any other', () => {
    const { you } = game({
      you: { active: fire(slipper, { statuses: ['sleep'] }), bench: ['Stinger'] },
      opponent: OTHER,
    });
    expect(you.cannot.attack()).toBe('ASLEEP_OR_PARALYZED');
    you.retreat();
    expect(you.active).toMatchObject({ name: 'Stinger' });
  });

  test('it does not while it has one that the text leaves out', () => {
    const { you } = game({
      you: { active: fire(slipper, { statuses: ['paralysis'] }), bench: ['Stinger'] },
      opponent: OTHER,
    });
    expect(you.cannot.retreat()).toBe('ASLEEP_OR_PARALYZED');
  });

  test.each([
    [['heads', 'heads'], []],
    [['heads', 'tails'], ['sleep']],
    [['tails', 'heads'], ['sleep']],
  ] as const)('a heavy sleeper flips two coins: after %j it has %j', (coins, statuses) => {
    const heavy = changed('Heavy', { change: 'sleepCoins', coins: 2 });
    const { you, opponent, happened } = game({
      you: { active: 'Mosslamb' },
      opponent: { active: { card: heavy, statuses: ['sleep'] } },
      coins,
    });
    you.endTurn();
    expect(happened().filter((type) => type === 'coinFlipped')).toHaveLength(2);
    expect(opponent.active).toMatchObject({ statuses });
  });

  test.each([
    [['heads', 'heads'], []],
    [['heads', 'tails'], ['sleep']],
  ] as const)('an attack that names two coins for its sleep: after %j %j is left', (coins, statuses) => {
    const duster = hitting('Duster', 10, { do: 'afflict', on: 'defending', status: 'sleep', coins: 2 });
    const { you, opponent } = game({ you: { active: fire(duster) }, opponent: OTHER, coins });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 10, statuses });
  });

  test('what keeps some conditions keeps these alone when it evolves', () => {
    const statuses = ['poison', 'confusion'] as const;
    const evolved = (card: PokemonFacts) => {
      const { you } = game({
        you: { active: { card, statuses }, hand: ['Mossram'] },
        opponent: OTHER,
      });
      you.evolve('Mosslamb', 'Mossram');
      return you.active?.statuses;
    };
    expect(evolved(changed('Mosslamb', { change: 'keepsConditions', statuses: ['poison'] }))).toEqual([
      'poison',
    ]);
    expect(evolved(pokemon('Mosslamb'))).toEqual([]);
  });
});

describe('attacks', () => {
  test('resistance does not count for one that ignores it, weakness does', () => {
    const facts = { types: ['Fighting'], attacks: [attack('Hit', 'C', 50)] } as const;
    const target = pokemon('Target', {
      hp: 200,
      weaknesses: [{ type: 'Fighting', times: 2, plus: 0 }],
      resistances: [{ type: 'Fighting', minus: 30 }],
    });
    const hitBy = (card: PokemonFacts) => {
      const { you, opponent } = game({ you: { active: fire(card) }, opponent: { active: target } });
      you.attack();
      return opponent.active?.damage;
    };
    expect(hitBy(changed('Piercer', { change: 'damageIgnores', what: 'resistance' }, facts))).toBe(100);
    expect(hitBy(pokemon('Puncher', facts))).toBe(70);
  });

  test('another number of coins counts for the attack that it names, and for no other', () => {
    const toss = (name: string) =>
      attack(name, 'C', 20, {
        before: [{ do: 'flip', coins: 1, as: 'coins' }],
        damage: { product: [20, { heads: 'coins' }] },
      });
    const juggler = changed(
      'Juggler',
      { change: 'attackCoins', attack: 'Toss', coins: 3 },
      { attacks: [toss('Toss'), toss('Throw')] },
    );
    const damageOf = (place: number) => {
      const { you, opponent } = game({
        you: { active: fire(juggler) },
        opponent: OTHER,
        coins: ['heads', 'heads', 'heads'],
      });
      you.attack(place);
      return opponent.active?.damage;
    };
    expect([damageOf(0), damageOf(1)]).toEqual([60, 20]);
  });

  test('no damage to itself, which counters are not', () => {
    const ram = {
      after: [
        { do: 'damage', to: 'self', amount: 30 },
        { do: 'putCounters', on: 'self', counters: 1 },
      ],
    } as const;
    const tough = changed(
      'Tough',
      { change: 'preventOwnDamage' },
      { attacks: [attack('Ram', 'C', 20, ram)] },
    );
    const { you, opponent } = game({ you: { active: fire(tough) }, opponent: { active: fire(tough) } });
    you.attack();
    expect([you.active, opponent.active]).toMatchObject([{ damage: 10 }, { damage: 20 }]);
  });

  test('counters of two Pokémon are swapped', () => {
    const swapper = hitting('Swapper', 0, { do: 'swapCounters', on: 'self', with: 'defending' });
    const swapped = (own: number, theirs: number) => {
      const { you, opponent, happened } = game({
        you: { active: fire(swapper, { damage: own }) },
        opponent: { active: { card: 'Mosslamb', damage: theirs } },
      });
      you.attack();
      return [you.active?.damage, opponent.active?.damage, happened().includes('countersMoved')];
    };
    expect(swapped(40, 10)).toEqual([10, 40, true]);
    expect(swapped(0, 30)).toEqual([30, 0, true]);
    expect(swapped(20, 20)).toEqual([20, 20, false]);
  });

  test('counters of a Pokémon that is protected from the attack are not swapped', () => {
    const swapper = hitting('Swapper', 0, { do: 'swapCounters', on: 'self', with: 'defending' });
    const { you, opponent } = game({
      you: { active: fire(swapper, { damage: 40 }) },
      opponent: { active: changed('Guarded', { change: 'preventEffects' }) },
    });
    you.attack();
    expect([you.active, opponent.active]).toMatchObject([{ damage: 40 }, { damage: 0 }]);
  });
});

describe('Prizes', () => {
  const precious = changed('Precious', { change: 'prizes', by: 1, byAttack: true });

  test('one more where damage of an attack of the opponent brings it down', () => {
    const { you } = game({
      you: { active: fire('Stinger') },
      opponent: { active: { card: precious, damage: 50 }, bench: ['Mosslamb'] },
    });
    you.attack();
    expect(you.prizes).toBe(4);
  });

  test.each([
    ['poison at the Checkup', { active: 'Mosslamb' }, { damage: 50, statuses: ['poison'] }],
    [
      'counters of an attack',
      { active: fire(hitting('Needler', 0, { do: 'putCounters', on: 'defending', counters: 1 })) },
      { damage: 50 },
    ],
  ] as const)('no more where that is done by %s', (_, side, more) => {
    const { you } = game({
      you: side,
      opponent: { active: { card: precious, ...more }, bench: ['Mosslamb'] },
    });
    if (side.active === 'Mosslamb') you.endTurn();
    else you.attack();
    expect(you.prizes).toBe(5);
  });

  test('no more where its own attack does that', () => {
    const recoil = { after: [{ do: 'damage', to: 'self', amount: 60 }] } as const;
    const { you, opponent } = game({
      you: { active: fire({ ...precious, attacks: [attack('Crash', 'C', 10, recoil)] }), bench: ['Stinger'] },
      opponent: OTHER,
    });
    you.attack();
    expect(opponent.prizes).toBe(5);
  });

  test.each([
    ['heads', 6],
    ['tails', 5],
  ] as const)('a coin of its player decides: after %s there are %d', (coin, prizes) => {
    const { you } = game({
      you: { active: fire('Emberfox') },
      opponent: {
        active: { card: changed('Lucky', { change: 'coinAgainstPrizes' }), damage: 50 },
        bench: ['Mosslamb'],
      },
      coins: [coin],
    });
    you.attack();
    expect(you.prizes).toBe(prizes);
  });
});

test('a Pokémon that shares a type with another is meant', () => {
  const kin = trainer('Kin', [
    {
      do: 'choosePokemon',
      from: { whose: 'own', place: 'bench', sameTypeAs: { whose: 'own', place: 'active' } },
      min: 1,
      max: 1,
      as: 'kin',
    },
    { do: 'heal', on: { bound: 'kin' }, counters: 1 },
  ]);
  const { you } = game({
    you: {
      active: pokemon('Mixed', { types: ['Grass', 'Water'] }),
      bench: [
        { card: pokemon('Fern', { types: ['Grass', 'Fire'] }), damage: 20 },
        'Sparkmouse',
        pokemon('Pond', { types: ['Water'] }),
      ],
      hand: [kin],
    },
    opponent: OTHER,
  });
  you.use('Kin');
  expect(you.asked).toEqual(['Fern', 'Pond']);
  you.choose('Fern');
  expect(you.bench).toMatchObject([{ damage: 10 }, {}, {}]);
  const alone = game({
    you: { active: 'Mosslamb', bench: ['Sparkmouse'], hand: [kin] },
    opponent: OTHER,
  });
  expect(alone.you.cannot.use('Kin')).toBe('NO_TARGET');
});

describe('what is left behind', () => {
  const binder = hitting('Binder', 10, {
    do: 'place',
    modifier: { change: 'cannot', what: 'retreat' },
    on: 'defending',
    window: 'duringOpponentsNextTurn',
    tied: true,
  });
  const bound: Position = {
    you: { active: fire(binder), bench: ['Stinger'] },
    opponent: { active: fire('Sparkmouse'), bench: ['Stinger'], hand: ['Hook'] },
  };

  test('holds as long as its Pokémon is Active', () => {
    const { you, opponent } = game(bound);
    you.attack();
    expect(opponent.cannot.retreat()).toBe('CANNOT_RETREAT');
  });

  test('is over as soon as its Pokémon goes to the Bench', () => {
    const { you, opponent } = game(bound);
    you.attack();
    opponent.use('Hook');
    opponent.retreat();
    expect(opponent.active).toMatchObject({ name: 'Stinger' });
  });

  test.each([
    ['as long as the answer is yes', [true, true, false], 2],
    ['no more often than the text says', [true, true, true], 3],
    ['not at all after a no', [false], 0],
  ] as const)('«you may», asked again: %s', (_, answers, drawn) => {
    const greedy = trainer('Greedy', [{ do: 'may', yes: [DRAW], again: 2 }]);
    const { you } = game({ you: { active: 'Mosslamb', hand: [greedy] }, opponent: OTHER });
    you.use('Greedy');
    for (const answer of answers) you.choose(answer);
    expect(you.asked).toBeNull();
    expect(you.hand).toHaveLength(drawn);
  });

  const forbidding = (what: readonly ['turnDraw'] | 'any') =>
    game({
      you: {
        active: fire(
          hitting('Thief', 10, { do: 'forbid', whose: 'opponent', what, window: 'duringOpponentsNextTurn' }),
        ),
      },
      opponent: { ...OTHER, hand: ['Fire'] },
    });

  test('the opponent does not draw at the beginning of the next turn, but of the one after', () => {
    const { you, opponent } = forbidding(['turnDraw']);
    you.attack();
    expect(opponent.hand).toEqual(['Fire']);
    opponent.attach('Fire', 'Mosslamb');
    opponent.endTurn();
    expect(you.hand).toHaveLength(1);
    you.endTurn();
    expect(opponent.hand).toHaveLength(1);
  });

  test('who may play no card at all draws for the turn as ever', () => {
    const { you, opponent } = forbidding('any');
    you.attack();
    expect(opponent.hand).toHaveLength(2);
    expect(opponent.cannot.attach('Fire', 'Mosslamb')).toBe('CANNOT_PLAY');
  });
});

const BOOMERANG = energy('Boomerang', 'C', { basic: false, type: null, returns: true });
const BOOMERANG_FALLS: Position = {
  you: { active: fire('Stinger') },
  opponent: { active: { card: 'Sparkmouse', damage: 50, energy: [BOOMERANG, 'Fire'] }, bench: ['Mosslamb'] },
};

describe('Special Energy', () => {
  const costly = energy('Costly', 'CC', {
    basic: false,
    type: null,
    price: [
      { do: 'chooseCards', from: { pile: 'hand', whose: 'own' }, min: 1, max: 1, as: 'paid', price: true },
      { do: 'move', cards: { bound: 'paid' }, to: 'discard' },
    ],
  });

  test('whose price cannot be paid is not attached', () => {
    const { you } = game({ you: { active: 'Mosslamb', hand: [costly] }, opponent: OTHER });
    expect(you.cannot.attach('Costly', 'Mosslamb')).toBe('PRICE');
    expect(you.moves.some(({ type }) => type === 'attach')).toBe(false);
  });

  test('has its price paid when it is attached', () => {
    const { you } = game({ you: { active: 'Mosslamb', hand: [costly, 'Fire', 'Water'] }, opponent: OTHER });
    you.attach('Costly', 'Mosslamb');
    expect(you.asked).toEqual(['Fire', 'Water']);
    you.choose('Fire');
    expect(you.active).toMatchObject({ energy: ['Costly'] });
    expect([you.discard, you.hand]).toEqual([['Fire'], ['Water']]);
  });

  test('that returns goes to the hand when it is discarded for a retreat', () => {
    const { you } = game({
      you: { active: { card: 'Sparkmouse', energy: [BOOMERANG] }, bench: ['Stinger'] },
      opponent: OTHER,
    });
    you.retreat();
    expect([you.hand, you.discard]).toEqual([['Boomerang'], []]);
  });

  test('that returns goes to the hand when its Pokémon is Knocked Out', () => {
    const { you, opponent } = game(BOOMERANG_FALLS);
    you.attack();
    expect([...opponent.discard].sort()).toEqual(['Fire', 'Sparkmouse']);
    expect(opponent.hand).toEqual(['Boomerang', 'Driftwood']);
  });

  test('that returns goes to the hand when its Pokémon is taken back and the rest discarded', () => {
    const { you } = game({
      you: {
        active: { card: 'Mossram', onto: ['Mosslamb'], energy: [BOOMERANG, 'Fire'] },
        bench: ['Stinger'],
        hand: ['Recall'],
      },
      opponent: OTHER,
    });
    you.use('Recall');
    you.choose('Mossram');
    expect([...you.hand].sort()).toEqual(['Boomerang', 'Mosslamb']);
    expect([...you.discard].sort()).toEqual(['Fire', 'Mossram', 'Recall']);
  });

  test('that returns from play is discarded from the hand like any other card', () => {
    const { you } = game({
      you: { active: 'Mosslamb', hand: ['Library', BOOMERANG, 'Fire'], deck: ['Water'] },
      opponent: OTHER,
    });
    you.use('Library');
    expect(you.discard).toContain('Boomerang');
    expect(you.hand).toEqual(['Water']);
  });
});

describe('answers to a Knock Out of another Pokémon', () => {
  const heirloom = trainer('Heirloom', null, {
    trainer: 'tool',
    holds: [
      {
        on: 'self',
        modifiers: [
          {
            change: 'answer',
            on: 'activeKnockedOut',
            steps: [
              {
                do: 'chooseCards',
                from: { on: { bound: 'fallen' }, part: 'energy', where: { basicEnergy: true } },
                min: 1,
                max: 1,
                as: 'saved',
              },
              { do: 'attachEnergy', cards: { bound: 'saved' }, to: 'self' },
            ],
          },
        ],
      },
    ],
  });
  const shaker = hitting('Shaker', 0, { do: 'damage', to: THEIRS, amount: 20, plain: true });
  const held = (active: PokemonLike, bench: readonly PokemonLike[]) => {
    const table = game({
      you: { active, bench: ['Mosslamb', ...bench], hand: [heirloom] },
      opponent: { active: fire(shaker) },
    });
    table.you.use('Heirloom');
    table.you.choose('Mosslamb');
    table.you.endTurn();
    return table;
  };

  test('a tool on the Bench takes basic Energy over from the Active Pokémon that falls', () => {
    const { you, opponent } = held(
      { card: 'Sparkmouse', damage: 40, energy: ['Double', 'Water', 'Fire'] },
      [],
    );
    opponent.attack();
    expect(you.asked).toEqual(['Water', 'Fire']);
    you.choose('Water');
    expect(you.active).toMatchObject({ name: 'Mosslamb', energy: ['Water'], attached: ['Heirloom'] });
    expect([...you.discard].sort()).toEqual(['Double', 'Fire', 'Sparkmouse']);
  });

  test('it takes nothing from a benched one that falls', () => {
    const { you, opponent } = held('Sparkmouse', [{ card: 'Stinger', damage: 40, energy: ['Water'] }]);
    opponent.attack();
    expect(you.bench).toMatchObject([{ name: 'Mosslamb', energy: [] }]);
    expect([...you.discard].sort()).toEqual(['Stinger', 'Water']);
  });

  test('it takes nothing from one that falls at the Checkup', () => {
    const { you } = held({ card: 'Sparkmouse', damage: 50, energy: ['Water'], statuses: ['poison'] }, []);
    expect(you.active).toMatchObject({ name: 'Mosslamb', energy: [] });
  });

  const mourner = pokemon('Mourner', {
    abilities: [power('Mourn', { works: 'answers', on: 'otherKnockedOut', steps: [DRAW] })],
  });
  test.each([
    ['for a benched one', 0, [40, 0], 1],
    ['for the Active one', 40, [0, 0], 1],
    ['for each of two', 40, [40, 0], 2],
    ['not for itself', 0, [0, 40], 0],
  ])('an ability answers the fall of any other of its side: %s', (_, active, [other, own], drawn) => {
    const { you, opponent } = game({
      you: { active: fire(shaker) },
      opponent: {
        active: { card: 'Sparkmouse', damage: active },
        bench: [{ card: 'Stinger', damage: other ?? 0 }, { card: mourner, damage: own ?? 0 }, 'Mosslamb'],
      },
    });
    you.attack();
    if (you.asked !== null) you.choose('Mourn');
    if (opponent.asked !== null) opponent.choose('Mosslamb');
    // One more is the draw of the turn.
    expect(opponent.hand).toHaveLength(drawn + 1);
  });

  test('and nobody of the other side answers it', () => {
    const { you } = game({
      you: { active: fire(shaker), bench: [mourner] },
      opponent: { active: { card: 'Sparkmouse', damage: 40 }, bench: ['Stinger'] },
    });
    you.attack();
    expect([you.prizes, you.hand.length]).toEqual([5, 1]);
  });
});

const SHELL = pokemon('Shell', {
  hp: 120,
  abilities: [
    power('Bump', { works: 'answers', on: 'damagedByAttack', often: 'oncePerTurn', steps: [HURT_BACK] }),
  ],
});
const TWO_ATTACKS: Position = {
  you: { active: fire('Drummer') },
  opponent: { active: SHELL, bench: ['Stinger'] },
};

describe('when and how often an ability answers', () => {
  const numb = hitting('Numb', 10, { do: 'afflict', on: 'defending', status: 'paralysis' });
  const snapper = (offBefore: boolean): PokemonFacts =>
    pokemon('Snapper', {
      abilities: [
        {
          ...power('Snap', { works: 'answers', on: 'damagedByAttack', steps: [HURT_BACK] }),
          ...(offBefore && ({ offBefore: true } as const)),
        },
      ],
    });
  const answered = (attacker: PokemonLike, target: PokemonLike) => {
    const { you } = game({ you: { active: attacker }, opponent: { active: target } });
    you.attack();
    return you.active?.damage === 10;
  };

  test('one that is off by what was there before the attack answers the attack that paralyses it', () => {
    expect(answered(fire(numb), snapper(true))).toBe(true);
    expect(answered(fire(numb), snapper(false))).toBe(false);
  });

  test.each([
    ['paralyses it', fire(numb)],
    ['does damage alone', fire('Sparkmouse')],
  ])('it does not where it was asleep before, and the attack %s', (_, attacker) => {
    expect(answered(attacker, { card: snapper(true), statuses: ['sleep'] })).toBe(false);
    expect(answered(attacker, { card: snapper(true), statuses: ['poison'] })).toBe(true);
  });

  test('one that answers once a turn does not answer the second attack of the turn', () => {
    const { you, opponent } = game(TWO_ATTACKS);
    you.attack();
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 40 });
    expect(you.active).toMatchObject({ damage: 10 });
    opponent.endTurn();
    you.attack();
    expect(you.active).toMatchObject({ damage: 20 });
  });

  test('once a turn is once in each, that of either player', () => {
    const mender = pokemon('Mender', {
      abilities: [
        power('Mend', {
          works: 'answers',
          on: 'eachTurnEnds',
          often: 'oncePerTurn',
          steps: [{ do: 'heal', on: 'self', counters: 1 }],
        }),
      ],
    });
    const { you, opponent } = game({
      you: { active: { card: mender, damage: 50 }, bench: ['Stinger'] },
      opponent: OTHER,
    });
    you.endTurn();
    opponent.endTurn();
    you.endTurn();
    expect(you.active).toMatchObject({ damage: 20 });
  });
});

describe('11.15: tools for which there is no room any longer', () => {
  const pouch = changed('Pouch', { change: 'tools', by: 1 });
  const hush = always('Hush', THEIRS, { change: 'noAbilities' });
  const laden = (...tools: readonly string[]) => {
    const table = game({
      you: { active: pouch, bench: ['Stinger'], hand: tools },
      opponent: { ...OTHER, hand: [hush] },
    });
    for (const tool of tools) {
      table.you.use(tool);
      table.you.choose('Pouch');
    }
    table.you.endTurn();
    table.opponent.benches('Hush');
    return table;
  };

  test('its player discards one when the ability that made room is taken away', () => {
    const { you, opponent } = laden('Charm', 'Goldfruit');
    expect(opponent.asked).toBeNull();
    expect(you.asked).toEqual(['Charm', 'Goldfruit']);
    you.choose('Charm');
    expect(you.active).toMatchObject({ attached: ['Goldfruit'] });
    expect(you.discard).toEqual(['Charm']);
    opponent.endTurn();
    expect(you.active).toMatchObject({ attached: ['Goldfruit'] });
  });

  test('a single one stays', () => {
    const { you } = laden('Charm');
    expect(you.asked).toBeNull();
    expect(you.active).toMatchObject({ attached: ['Charm'] });
  });
});

describe('the events alone lead both players to the same board', () => {
  type Table = ReturnType<typeof game>;
  const loud = hitting('Loud', 10, { do: 'afflict', on: 'defending', status: 'sleep', coins: 2 });
  const tying = hitting('Tying', 10, {
    do: 'place',
    modifier: { change: 'cannot', what: 'retreat' },
    on: 'defending',
    window: 'untilOwnNextTurnEnds',
    tied: true,
  });
  const tied: Position = {
    you: { active: fire(tying), bench: ['Stinger'] },
    opponent: { active: fire('Pebblecub'), bench: ['Stinger'], hand: ['Hook'] },
  };

  test.each<[string, Position, (table: Table) => void]>([
    ['Energy that returns from a Knock Out', BOOMERANG_FALLS, ({ you }) => you.attack()],
    [
      'a sleep of two coins',
      { you: { active: fire(loud) }, opponent: OTHER, coins: ['tails'] },
      ({ you }) => you.attack(),
    ],
    [
      'what ended with a change of places',
      tied,
      ({ you, opponent }) => {
        you.attack();
        opponent.use('Hook');
      },
    ],
    [
      'what ended with a Knock Out',
      { ...tied, you: { active: fire(tying, { damage: 30 }), bench: ['Stinger'] } },
      ({ you, opponent }) => {
        you.attack();
        opponent.attack();
      },
    ],
    ['an answer that was given once', TWO_ATTACKS, ({ you }) => you.attack()],
    [
      'an answer that may be given again',
      TWO_ATTACKS,
      ({ you }) => {
        you.attack();
        you.endTurn();
      },
    ],
  ])('%s', (_, position, play) => {
    const table = game(position);
    const before = SEATS.map((seat) => [seat, viewFor(table.battle(), seat)] as const);
    play(table);
    for (const [seat, view] of before) {
      const now = viewFor(table.battle(), seat);
      const reached = eventsFor(table.events(), seat).reduce(applyEvent, readyToPlay(view, now));
      expect(boardOf(reached)).toEqual(boardOf(now));
    }
  });
});
