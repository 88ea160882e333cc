/** Rarities differ without colour: each stage has a sign of its own form. */
import { RARITIES } from '@pokesol/cards';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RarityShape } from './RarityShape.tsx';
import { revealStageOf } from './revealOrder.ts';

const pathOf = (rarity: string) =>
  / d="([^"]+)"/.exec(
    renderToStaticMarkup(createElement(RarityShape, { stage: revealStageOf(rarity) })),
  )?.[1];

test('five stages, five forms, and each rarity has one', () => {
  const forms = RARITIES.map(pathOf);
  expect(forms).not.toContain(undefined);
  expect(new Set(forms).size).toBe(5);
});

test.for([
  ['Common', 'Uncommon'],
  ['Uncommon', 'Rare'],
  ['Rare Holo', 'Double Rare'],
  ['Ultra Rare', 'Illustration Rare'],
])('%s and %s look different in grey', ([one = '', other = '']) =>
  expect(pathOf(one)).not.toBe(pathOf(other)),
);
