/** Public attacks that say a common sentence and nothing else, played: the board must be as a second reader says. */
import { everyPublicSet, type PublicCard } from '@pokesol/cards/testing';
import { expect, test } from 'vitest';
import { SENTENCES } from '../testing/commonSentences.ts';
import { attackOf, type Game, onTheBoard, type UseAttack } from '../testing/played.ts';
import { isReadLine } from '../testing/realCards.ts';
import type { Seen, Trial } from '../testing/trials.ts';

/** Every so many of the different ones; all of them in the soak. */
const EVERY = Number(process.env.PUBLIC_TEXTS_EVERY ?? 40);
/** So that no weakness, no ability and no Knock Out of its own is in the way. */
const BODY = { hp: 900, abilities: [], weaknesses: [], resistances: [] };

type Printed = NonNullable<PublicCard['attacks']>[number];
const plainOf = (card: PublicCard, { text = '' }: Printed): string =>
  text
    .trim()
    .replace(/\s*\([^)]*\)/g, '')
    .replaceAll(card.name, '~')
    .replace(/this pokémon/gi, '~')
    .replace(/the Defending Pokémon|your opponent's Active Pokémon/gi, 'D');

/** What is on the board; a condition that came and a question that is open are part of it. */
const seenOf = ({ you, opponent }: Game): Seen => ({
  damage: opponent.active?.damage,
  statuses: opponent.active?.statuses,
  energy: opponent.active?.energy.length,
  bench: opponent.bench[0]?.damage,
  mine: you.active?.damage,
  myBench: you.bench[0]?.damage,
  myEnergy: you.active?.energy.length,
  myActive: you.active?.name,
  theirActive: opponent.active?.name,
  hand: you.hand.length,
  myDiscard: you.discard.length,
  theirDiscard: opponent.discard.length,
});

function isAsSaid(use: UseAttack, { stage = {}, then, sees }: Trial): boolean {
  const board = use({
    ...stage,
    you: { bench: ['Wall C'], ...stage.you },
    opponent: { bench: ['Wall B'], ...stage.opponent },
  });
  then?.(board);
  const seen = seenOf(board);
  return Object.entries(sees).every(([key, value]) => {
    const found: unknown = Reflect.get(seen, key);
    return JSON.stringify(found) === JSON.stringify(value);
  });
}

onTheBoard('attacks that say a common sentence', () => {
  test('do what it says', () => {
    const known = new Set<string>();
    const wrong: string[] = [];
    let played = 0;
    for (const card of everyPublicSet().flatMap(({ cards }) => cards))
      for (const attack of card.supertype === 'Pokémon' ? (card.attacks ?? []) : []) {
        const plain = plainOf(card, attack);
        const key = `${plain} ${attack.damage}`;
        const sentence = SENTENCES.find(([pattern]) => pattern.test(plain));
        if (sentence === undefined || known.has(key)) continue;
        known.add(key);
        if (known.size % EVERY !== 0 || !isReadLine(card.id, attack.name)) continue;
        const [pattern, trials] = sentence;
        const words = (pattern.exec(plain) ?? []).slice(1).map((word) => word ?? '');
        const use = attackOf(`${card.id} ${attack.name}`, BODY);
        const printed = Number(/^\d+/.exec(attack.damage)?.[0] ?? 0);
        for (const trial of trials({ printed, paid: use.paid }, words.map(Number), words))
          if (!isAsSaid(use, trial)) wrong.push(`${card.id} ${attack.name}, ${JSON.stringify(trial.sees)}`);
        played += 1;
      }
    console.log(`${played} of ${known.size} different attacks with a common sentence were played`);
    expect([...new Set(wrong)]).toEqual([]);
    expect(played).toBeGreaterThan(10);
  });
});
