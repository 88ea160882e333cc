/** Public cards that would change nothing or whose price cannot be paid are refused (rules 3.6, 3.6a); otherwise they are played. */
import { expect } from 'vitest';
import { abilityPlayed, cardPlayed, onTheBoard, stage } from './testing/played.ts';

const FULL = ['Wall B', 'Wall B', 'Wall B', 'Wall B', 'Wall B'];

onTheBoard('3.6a: prices', () => {
  cardPlayed('sm1-135', 'asks for two cards, as later prints of the name say', (name) => {
    expect(stage({ you: { hand: ['sm1-135', 'Fire Energy'] }, opponent: {} }).you.cannot.use(name)).toBe(
      'PRICE',
    );
    stage({ you: { hand: ['sm1-135', 'Fire Energy', 'Fire Energy'] }, opponent: {} }).you.use(name);
  });
  cardPlayed('sm3-123', 'asks for two cards', (name) => {
    expect(stage({ you: { hand: ['sm3-123', 'Fire Energy'] }, opponent: {} }).you.cannot.use(name)).toBe(
      'PRICE',
    );
  });
  cardPlayed('sm12-235', 'discards nothing for an empty deck', (name) => {
    const { you } = stage({ you: { hand: ['sm12-235', 'Fire Energy'], deck: [] }, opponent: {} });
    expect(you.cannot.use(name)).toBe('NO_CHANGE');
  });
  abilityPlayed('bw5-29 Diving Draw', 'is not used with an empty deck', ({ id, name, place }) => {
    const { you } = stage({ you: { active: id, hand: ['Fire Energy'], deck: [] }, opponent: {} });
    expect(you.cannot.ability(name, place)).toBe('NO_CHANGE');
  });
  for (const id of ['xy4-101', 'bw1-101'])
    cardPlayed(id, 'discards no hand for an empty deck', (name) => {
      const { you } = stage({ you: { hand: [id, 'Fire Energy'], deck: [] }, opponent: {} });
      expect(you.cannot.use(name)).toBe('NO_CHANGE');
    });
  cardPlayed('xy12-87', 'heals who is damaged, and takes no Energy otherwise', (name) => {
    const active = { card: 'Wall', energy: ['Fire Energy'] };
    expect(stage({ you: { active, hand: ['xy12-87'] }, opponent: {} }).you.cannot.use(name)).toBe(
      'NO_CHANGE',
    );
    const { you } = stage({
      you: { active, bench: [{ card: 'Wall B', damage: 50, energy: ['Fire Energy'] }], hand: ['xy12-87'] },
      opponent: {},
    });
    you.use(name);
    expect([you.active, ...you.bench]).toMatchObject([
      { energy: ['Fire Energy'] },
      { damage: 0, energy: [] },
    ]);
  });
  cardPlayed('base1-79', 'removes Energy for Energy, and takes none where the other has none', (name) => {
    const active = { card: 'Wall', energy: ['Fire Energy'] };
    const hand = ['base1-79'];
    expect(stage({ you: { active, hand }, opponent: {} }).you.cannot.use(name)).toBe('NO_TARGET');
    expect(stage({ you: { hand }, opponent: { active } }).you.cannot.use(name)).toBe('PRICE');
    const { you, opponent } = stage({ you: { active, hand }, opponent: { active } });
    you.use(name);
    expect([you.active, opponent.active]).toMatchObject([{ energy: [] }, { energy: [] }]);
  });
});

onTheBoard('3.6: what changes nothing', () => {
  cardPlayed('hgss1-90', 'shuffles the deck though both hands are empty', (name) => {
    const { you, happened } = stage({ you: { hand: ['hgss1-90'] }, opponent: { hand: [] } });
    you.use(name);
    expect(happened()).toContain('deckShuffled');
  });
  cardPlayed('sm10-189', 'attaches no Energy that is not in the hand', (name) => {
    const cannot = (hand: readonly string[]) =>
      stage({ you: { hand: ['sm10-189', ...hand] }, opponent: {} }).you.cannot.use(name);
    expect([cannot([]), cannot(['Water Energy', 'Wall'])]).toEqual(['NO_TARGET', 'NO_TARGET']);
    stage({ you: { hand: ['sm10-189', 'Fire Energy'] }, opponent: {} }).you.use(name);
  });
  cardPlayed('sm12-205', 'discards no Pokémon that is not in the hand', (name) => {
    const { you } = stage({ you: { hand: ['sm12-205', 'Fire Energy'] }, opponent: {} });
    expect(you.cannot.use(name)).toBe('NO_TARGET');
  });
  cardPlayed('swsh9-129', 'draws for no card of an empty hand', (name) => {
    const { you } = stage({ you: { hand: ['swsh9-129'] }, opponent: { hand: [] } });
    expect(you.cannot.use(name)).toBe('NO_CHANGE');
    stage({ you: { hand: ['swsh9-129'] }, opponent: { hand: ['Wall'] } }).you.use(name);
  });
  cardPlayed('ex11-97', 'draws up to the other hand from what is left after the price', (name) => {
    const cannot = (own: number, others: number) =>
      stage({
        you: { hand: ['ex11-97', ...Array<string>(own).fill('Fire Energy')] },
        opponent: { hand: Array<string>(others).fill('Wall') },
      }).you.cannot.use(name);
    expect([cannot(3, 1), cannot(1, 0), cannot(3, 2)]).toEqual(['NO_CHANGE', 'NO_CHANGE', 'NO_CHANGE']);
    const { you } = stage({
      you: { hand: ['ex11-97', 'Fire Energy', 'Fire Energy'] },
      opponent: { hand: ['Wall', 'Wall'] },
    });
    you.use(name);
  });
  for (const [id, statuses] of [
    ['sm115-59', ['confusion', 'poison']],
    ['sv6pt5-58', ['burn', 'confusion']],
  ] as const)
    cardPlayed(id, 'gives no condition that is there', (name) => {
      const { you } = stage({ you: { hand: [id] }, opponent: { active: { card: 'Wall', statuses } } });
      expect(you.cannot.use(name)).toBe('NO_CHANGE');
    });
  for (const id of ['xy4-96', 'sm5-169'])
    cardPlayed(id, 'looks into no empty hand', (name) => {
      expect(stage({ you: { hand: [id] }, opponent: { hand: [] } }).you.cannot.use(name)).toBe('NO_CHANGE');
    });
  for (const id of ['sm5-154', 'sm5-128', 'swsh7-141'])
    cardPlayed(id, 'does nothing «if you do» where nothing was drawn', (name) => {
      const { you } = stage({ you: { hand: [id], deck: [] }, opponent: { hand: ['Fire Energy'] } });
      expect(you.cannot.use(name)).toBe('NO_CHANGE');
    });
  cardPlayed('bw1-94', 'moves no Energy from a lone Pokémon', (name) => {
    const { you } = stage({
      you: { active: { card: 'Wall', energy: ['Fire Energy'] }, hand: ['bw1-94'] },
      opponent: {},
    });
    expect(you.cannot.use(name)).toBe('NO_TARGET');
  });
  abilityPlayed(
    'sm11-141 Captivating Wink',
    'is not asked for where the other Bench is full',
    ({ id, name }) => {
      const { you } = stage({ you: { hand: [id] }, opponent: { bench: FULL, hand: ['Wall'] } });
      you.benches(name);
      expect(you.asked).toBeNull();
    },
  );
});

onTheBoard('12.3: signs behind a name', () => {
  cardPlayed('swsh3-166', 'evolves a Pokémon δ by a card of the deck', (name) => {
    const { you } = stage({
      you: { active: 'ex11-65', hand: ['swsh3-166'], deck: ['base1-18', 'Wall', 'Wall'] },
      opponent: {},
      turn: 3,
    });
    you.use(name);
    expect(you.asked).toEqual(['Dragonair']);
  });
});

onTheBoard('11.1: dolls and fossils by their text', () => {
  for (const [id, hp] of [
    ['xy4-102', 30],
    ['swsh10-157', 60],
    ['swsh12-165', 60],
    ['pl1-119', 50],
  ] as const)
    cardPlayed(id, 'is played as a Pokémon', (name) => {
      const { you } = stage({ you: { hand: [id] }, opponent: {} });
      you.benches(name);
      expect(you.view.you.bench).toMatchObject([{ maxHp: hp }]);
    });
  const HITTER = 'M Sparkmouse-EX';
  for (const [id, prizes] of [
    ['xy4-102', 0],
    ['pl1-119', 1],
  ] as const)
    cardPlayed(id, `gives ${prizes} Prizes`, () => {
      const { you } = stage({
        you: { active: { card: HITTER, onto: ['Sparkmouse-EX'], energy: ['Fire Energy'] } },
        opponent: { active: id, bench: ['Wall B'] },
        coins: 'T',
      });
      you.attack();
      expect(6 - you.prizes).toBe(prizes);
    });
  cardPlayed('sv3pt5-152', 'takes 30 less, as its Ability says', () => {
    const { you, opponent } = stage({
      you: { active: { card: 'Emberfox', energy: ['Fire Energy'] } },
      opponent: { active: 'sv3pt5-152', bench: ['Wall B'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 0 });
  });
});
