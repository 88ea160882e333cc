/**
 * What reaches the engine of each public card that plays in full: its kind, HP, Prizes, price, attacks and abilities are the printed
 * ones and the ones that were read, and nothing of it is lost on the way.
 */
import { evolutionsOf, factsByText, officialFacts } from '@pokesol/cards/official';
import { everyPublicSet, hasPublicData, type PublicCard, publicDataNote } from '@pokesol/cards/testing';
import {
  type CardFacts,
  isCalled,
  type PokemonBody,
  type PokemonFacts,
  type TrainerFacts,
} from '@pokesol/engine/official';
import { describe, expect, test } from 'vitest';
import { printedDamageOf } from './cards/printed.ts';
import { cardReader, type ReadLine } from './cards/readCard.ts';
import { onTheBoard, stage } from './testing/played.ts';
import { cardOf } from './testing/printedCards.ts';
import { realCard } from './testing/realCards.ts';
import { lexiconOf } from './text/names.ts';

/** Every so many cards of each set; all of them in the soak. */
const EVERY = Number(process.env.PUBLIC_TEXTS_EVERY ?? 12);

const effectOf = ({ read }: ReadLine): unknown => ('effect' in read ? read.effect : undefined);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** By the card's own lines: «your opponent takes 2 Prize cards», or a doll's. */
function prizesSaid({ rules = [], supertype }: PublicCard): number {
  const text = rules.join(' ').replace(/’/g, "'");
  const [, more] = /(?:opponent takes|that player takes|they take) (\d) Prize [Cc]ards/.exec(text) ?? [];
  if (more !== undefined) return Number(more);
  const none =
    /is Knocked Out, (?:your opponent can't take any Prize [Cc]ards|it doesn't count as a Knocked Out)/.test(
      text,
    );
  return supertype === 'Trainer' && none ? 0 : 1;
}

function wrongBody(printed: PublicCard, body: PokemonBody, lines: readonly ReadLine[]): readonly string[] {
  const wrong: string[] = [];
  const text = (printed.rules ?? []).join(' ');
  const [, said] = printed.supertype === 'Trainer' ? (/(\d+)[- ]HP/.exec(text) ?? []) : [];
  const hp = Number(said ?? printed.hp);
  if (body.hp !== hp) wrong.push(`HP ${body.hp} for ${hp}`);
  if (body.prizes !== prizesSaid(printed)) wrong.push(`${body.prizes} Prizes for ${prizesSaid(printed)}`);
  for (const line of lines.filter(({ kind }) => kind === 'ability')) {
    const meaning = effectOf(line);
    const ability = body.abilities.find(({ name }) => name === line.name);
    const there = { effects: ability?.effects, offWhile: ability?.offWhile };
    const read = meaning as { effects?: unknown; offWhile?: unknown } | undefined;
    if (!same(there, { effects: read?.effects, offWhile: read?.offWhile }))
      wrong.push(`ability ${line.name}`);
  }
  const unread = body.abilities.filter(({ effects }) => effects === null);
  wrong.push(...unread.map(({ name }) => `ability ${name} does nothing`));
  return wrong;
}

function wrongAttacks(
  printed: PublicCard,
  facts: PokemonFacts,
  lines: readonly ReadLine[],
): readonly string[] {
  const attacks = printed.attacks ?? [];
  if (attacks.length !== facts.attacks.length) return ['attacks are missing'];
  return attacks.flatMap(({ name, cost, damage }, index) => {
    const there = facts.attacks[index];
    if (there === undefined) return [`${name} is missing`];
    const line = lines.find((each) => each.kind === 'attack' && each.name === name);
    const paid = cost.filter((sign) => sign !== 'Free');
    return [
      ...(same(there.cost, paid) ? [] : [`${name} costs ${JSON.stringify(there.cost)}`]),
      ...(same({ damage: there.damage, sign: there.sign }, printedDamageOf(damage))
        ? []
        : [`the number of ${name}`]),
      // A number and nothing else is carried as an effect without fields.
      ...(line !== undefined && same(there.effect, effectOf(line) ?? {}) ? [] : [`what ${name} does`]),
    ];
  });
}

function wrongTrainer(
  printed: PublicCard,
  facts: TrainerFacts,
  lines: readonly ReadLine[],
): readonly string[] {
  const [line] = lines.filter(({ kind }) => kind === 'trainer');
  const read = (line === undefined ? {} : effectOf(line)) as Partial<TrainerFacts> & {
    readonly doll?: object;
  };
  const isDoll = /\bas if it were a\b/.test((printed.rules ?? []).join(' '));
  if (isDoll !== (facts.body !== null)) return [isDoll ? 'a doll that is none' : 'no doll that is one'];
  if (facts.body !== null) return wrongBody(printed, facts.body, lines);
  const kind = printed.subtypes?.find((each) => KINDS[each] !== undefined);
  return [
    ...(facts.trainer === (KINDS[kind ?? ''] ?? 'item') ? [] : [`kind ${facts.trainer}`]),
    ...(same(facts.effect, read.effect ?? { steps: [] }) ? [] : ['what it does']),
    ...(same(facts.effect?.price, read.effect?.price) ? [] : ['its price']),
    ...(same(facts.holds, read.holds) ? [] : ['what it holds']),
  ];
}
const KINDS: Readonly<Record<string, TrainerFacts['trainer']>> = {
  Supporter: 'supporter',
  Stadium: 'stadium',
  'Pokémon Tool': 'tool',
  'Pokémon Tool F': 'toolF',
};

const FACTS: Readonly<Record<string, CardFacts['kind']>> = {
  Pokémon: 'pokemon',
  Trainer: 'trainer',
  Energy: 'energy',
};

function wrongOf(printed: PublicCard, facts: CardFacts, lines: readonly ReadLine[]): readonly string[] {
  if (facts.kind !== FACTS[printed.supertype]) return [`kind ${facts.kind}`];
  if (facts.kind === 'pokemon')
    return [...wrongBody(printed, facts, lines), ...wrongAttacks(printed, facts, lines)];
  if (facts.kind === 'trainer') return wrongTrainer(printed, facts, lines);
  const [line] = lines;
  const read = (line === undefined ? undefined : effectOf(line)) as
    | { readonly provides?: unknown }
    | undefined;
  return read === undefined || same(facts.provides, read.provides) ? [] : ['what it provides'];
}

describe.skipIf(!hasPublicData)(`what reaches the engine${publicDataNote}`, () => {
  test('of each card onto which some card evolves is not that it is final (12.3)', () => {
    const all = everyPublicSet().flatMap(({ id, cards }) => cards.map((printed) => cardOf(printed, id)));
    const { isFinal } = evolutionsOf(all);
    const names = new Set(all.map(({ name }) => name));
    const lower = new Set(all.map(({ evolvesFrom }) => evolvesFrom));
    const evolving = [...names].filter((name) => [...lower].some((called) => isCalled(name, called)));
    expect(evolving.length).toBeGreaterThan(500);
    expect(evolving.filter(isFinal)).toEqual([]);
  });

  test('of each card in full is what is printed and what was read', () => {
    const sets = everyPublicSet();
    const all = sets.flatMap(({ id, cards }) =>
      cards.map((printed) => ({ printed, card: cardOf(printed, id) })),
    );
    const read = cardReader(lexiconOf(all.map(({ card }) => card)));
    const evolutions = evolutionsOf(all.map(({ card }) => card));
    const isAsked = ({ printed: { supertype, rules = [] } }: (typeof all)[number], index: number): boolean =>
      index % EVERY === 0 ||
      (supertype === 'Trainer' && rules.some((line) => /\bas if it were a\b/.test(line)));
    const wrong: string[] = [];
    let inFull = 0;
    for (const { printed, card } of all.filter(isAsked)) {
      const { plays, lines } = read(printed);
      if (plays !== 'full') continue;
      inFull += 1;
      const facts = factsByText(officialFacts(card, evolutions), lines);
      wrong.push(...wrongOf(printed, facts, lines).map((what) => `${printed.id} ${printed.name}: ${what}`));
    }
    expect(inFull).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});

onTheBoard('dolls and fossils by their own text (11.1)', () => {
  const bodyOf = (id: string): PokemonBody | null => {
    const facts = realCard(id);
    return facts.kind === 'trainer' ? facts.body : null;
  };

  test.each([
    ['sv3pt5-152', 60, 1, 'Domed Armor'],
    ['sv3pt5-153', 60, 1, 'Helical Swell'],
    ['pl1-119', 50, 1, 'Armor Stone'],
    ['xy4-102', 30, 0, undefined],
    ['swsh10-157', 60, 1, undefined],
  ])('%s has %i HP, is worth %i Prizes, and its Ability works: %s', (id, hp, prizes, ability) => {
    const body = bodyOf(id);
    expect(body).toMatchObject({ hp, prizes });
    const printed = body?.abilities.filter(({ kind }) => kind !== 'Rule') ?? [];
    expect(printed.map(({ name }) => name)).toEqual(ability === undefined ? [] : [ability]);
    for (const { effects } of printed) expect(effects?.length).toBeGreaterThan(0);
  });

  test.each([
    ['xy4-102', 'Robo Substitute Team Flare Gear', 0],
    ['swsh10-157', 'Unidentified Fossil', 1],
    ['pl1-119', 'Armor Fossil', 1],
  ])('%s is played, knocked out, and worth what it says', (id, name, prizes) => {
    const { you, opponent } = stage({ you: { active: 'Wall', hand: [id] }, opponent: { active: 'Wall B' } });
    you.benches(name);
    expect(you.bench).toMatchObject([{ name }]);
    const hit = stage({
      you: { active: { card: id, damage: 20 }, bench: ['Wall'] },
      opponent: { active: { card: 'M Sparkmouse-EX', onto: ['Sparkmouse-EX'], energy: ['Fire'] } },
      coins: 'TTTT',
    });
    hit.you.endTurn();
    hit.opponent.attack();
    expect([6 - hit.opponent.prizes, hit.you.discard]).toEqual([prizes, [name]]);
    expect(opponent.active?.name).toBe('Wall B');
  });

  test('sv3pt5-152: Domed Armor takes thirty off an attack', () => {
    const hit = stage({
      you: { active: { card: 'sv3pt5-152' }, bench: ['Wall'] },
      opponent: { active: { card: 'Spreader', energy: ['Fire'] } },
    });
    const plain = stage({ you: {}, opponent: { active: { card: 'Spreader', energy: ['Fire'] } } });
    for (const { you, opponent } of [hit, plain]) {
      you.endTurn();
      opponent.attack();
    }
    expect(hit.you.active?.damage).toBe(Math.max(0, (plain.you.active?.damage ?? 0) - 30));
  });
});
