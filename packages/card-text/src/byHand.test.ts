/**
 * The compiler against independent readers: texts drawn by lot from those that compile, each with the meaning written down from
 * the text alone, before the compiler's answer was looked at.
 */
import { everyPublicSet, hasPublicData, publicDataNote } from '@pokesol/cards/testing';
import { describe, expect, test } from 'vitest';
import attacks from './byHand/attacks.json' with { type: 'json' };
import { printedDamageOf } from './cards/printed.ts';
import { compileAttack } from './compile.ts';
import { meaningOf } from './testing/sameMeaning.ts';
import { lexiconOf } from './text/names.ts';

/** Where the two differ, and why it stays so. */
const DIFFERENT: Readonly<Record<string, string>> = {
  'ex4-53 Self Charge':
    'an Energy card of the own hand must be attached where there is one, as with Blastoise',
  'sm9-191 Cheer Up': 'as above',
  'swsh3-28 Frozen Heat':
    '«if you do» after «discard all»: what was discarded is counted, not who has Energy',
  'swsh9-157 Lightning Blast': 'as above',
  'xy7-49 Iron Cannon': 'as above',
  "sm3-149 Nature's Judgment": 'as above',
  'sv2-274 Hail Blade': '«you may discard any amount» asks twice whether, which comes to the same',
  'sv2-98 Fighting Sword': 'that VMAX and VSTAR are Pokémon V is said by their tags, not by the text',
  'xy4-40 Dream Dance': 'both Active Pokémon in two steps instead of one',
  'gym2-2 Flame Jet': 'the damage stands behind the «if» that chooses whom it is done to',
  'sm5-107 Happy Turn': 'takes the whole Pokémon back by a word that came later',
  'sv2-229 Dig Away Flash': 'as above',
  'swsh9-8 Evopress': 'LV.X are Evolution Pokémon too',
  'ex11-46 Fast Evolution': 'LV.X are Evolution cards too',
  'sm1-94 Signs of Evolution': 'three cards are moved one after another, or together',
  'dp1-80 Disable': 'as with Flame Jet: an attack that was not chosen is not barred',
  'dp1-42 Astonish': 'who must shuffle a card of the hand into the deck sees it too',
  'sm12-75 Light of the Protector-GX':
    '«each of your Pokémon» of those that are there: texts that mean later ones too say so',
  'gym2-5 Dragon Tornado': 'not Knocked Out: some HP left, or not none',
  'gym1-37 Lava Burst': 'the cards are counted before they are discarded, or by the name of those',
  'hgss4-14 Lost Crush':
    '«1 Energy card attached to 1 of»: of an attack the Pokémon is chosen whether it has one or not',
  'dp1-11 Transback': 'who flips no coin has no heads: the branch stands inside «you may» or behind it',
  'pl3-30 Licking-Licking Heal':
    '«Then» after nothing was attached heals all the same: a fault that is known',
  'sm5-5 Inviting Poison': 'the one that came is the one that was chosen',
  'hgss4-92 Time Circle':
    'that it is the opponent who attacks stands beside whom, in a turn in which no other attacks',
};

type Row = { readonly card: string; readonly attack: string; readonly meaning: object };
const ROWS: readonly Row[] = attacks;

describe.skipIf(!hasPublicData)(`meanings written down by hand${publicDataNote}`, () => {
  const cards = new Map(
    everyPublicSet().flatMap(({ cards: all }) => all.map((card) => [card.id, card] as const)),
  );
  const names = lexiconOf(cards.values());

  function compiled({ card: id, attack: name }: Row) {
    const card = cards.get(id);
    const attack = card?.attacks?.find((each) => each.name === name);
    if (card === undefined || attack === undefined) throw new Error(`No ${name} on ${id}`);
    const own = [...(card.attacks ?? []), ...(card.abilities ?? [])].map((each) => each.name);
    return compileAttack(attack.text ?? '', printedDamageOf(attack.damage), { name: card.name, own }, names);
  }

  test.each(ROWS.map((row) => [`${row.card} ${row.attack}`, row] as const))('%s', (label, row) => {
    const read = compiled(row);
    const isSame = 'effect' in read && meaningOf(read.effect) === meaningOf(row.meaning);
    expect(isSame, JSON.stringify(read)).toBe(DIFFERENT[label] === undefined);
  });

  test('are texts of thirty sets and more', () => {
    expect(new Set(ROWS.map(({ card }) => card.split('-')[0])).size).toBeGreaterThanOrEqual(30);
  });
});
