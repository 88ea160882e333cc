/** Moments stand out at the normal speed, are quiet at the quick one and absent without motion; attacks differ by type; all of it moves by transform and opacity alone. */
import type { CardNo, PokemonId } from '@pokesol/engine';
import type { CardJson } from '@pokesol/protocol';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { cardOf } from '../../../testing/examples.ts';
import { show, takeAway } from '../../../testing/show.tsx';
import { AnimationScene } from './AnimationScene.tsx';
import { BEATS } from './pace.ts';
import type { Scene } from './scene.ts';
import { TIMINGS } from './step.ts';
import './animation.css';
import './animationMotion.css';

const OWN = 1 as PokemonId;
const THEIRS = 2 as PokemonId;
const CARD = 7 as CardNo;
const RAICHU = cardOf('base1-14');
const EX: CardJson = { ...RAICHU, name: 'Raichu ex' };

const table = (card: CardJson, prizes: number) => ({
  watcher: 0 as const,
  pictured: () => card,
  standing: () => card,
  hpLeft: () => null,
  holderOf: () => null,
  prizesOf: () => prizes,
});
const names = { player: (seat: number) => (seat === 0 ? 'Robin' : 'Vera'), you: 0 as const };

type Shown = { card?: CardJson; prizes?: number; isStill?: boolean };

/** Shows the scene over a board of two Pokémon; returns the moment that stands out, by its name. */
async function shown(scene: Scene, ms: number, { card = RAICHU, prizes = 3, isStill = false }: Shown = {}) {
  const board = createRef<HTMLDivElement>();
  const square = (left: number) => ({ position: 'absolute', left, top: 200, width: 80, height: 80 }) as const;
  takeAway();
  show(
    <>
      <div ref={board}>
        <div data-place="your-active" style={square(60)}>
          <div data-pokemon={OWN} style={{ width: 80, height: 80 }} />
        </div>
        <div data-place="opponent-active" style={square(360)}>
          <div data-pokemon={THEIRS} style={{ width: 80, height: 80 }} />
        </div>
      </div>
      <div className="animation">
        <AnimationScene
          scene={scene}
          ms={ms}
          table={table(card, prizes)}
          board={board}
          names={names}
          isStill={isStill}
        />
      </div>
    </>,
  );
  await expect.poll(() => document.querySelector('[data-pokemon]') !== null).toBe(true);
  // What is drawn where something lies comes once its place is measured.
  await new Promise((done) => requestAnimationFrame(done));
  return document.querySelector<HTMLElement>('[data-moment]')?.dataset.moment;
}

const enter: Scene = { kind: 'enter', pokemon: OWN, seat: 0, card: CARD, fromHand: true };
const prizes = (count: number): Scene => ({ kind: 'prizes', seat: 0, count, cards: [] });
const end = (winner: 0 | 1): Scene => ({ kind: 'end', winner });
const strike: Scene = { kind: 'strike', seat: 0, source: OWN, target: null, name: 'Hit' };

const MOMENTS: readonly (readonly [string, Scene, Shown])[] = [
  ['arrival', enter, { card: EX }],
  [
    'arrival',
    { kind: 'evolve', pokemon: OWN, seat: 0, card: CARD, from: { at: 'hand', seat: 0 } },
    { card: EX },
  ],
  ['knock-out', { kind: 'knockOut', pokemon: THEIRS, seat: 1 }, {}],
  ['Prizes', prizes(2), { prizes: 3 }],
  ['last Prize', prizes(1), { prizes: 1 }],
];

test.each(MOMENTS)(
  '«%s» stands out at the normal speed, not at the quick one, and not without motion',
  async (moment, scene, facts) => {
    const { beat } = TIMINGS[scene.kind];
    const times = scene.kind === 'prizes' ? scene.count : 1;
    expect(await shown(scene, BEATS.normal[beat] * times, facts)).toBe(moment);
    expect(await shown(scene, BEATS.quick[beat] * times, facts)).toBeUndefined();
    expect(await shown(scene, BEATS.normal[beat] * times, { ...facts, isStill: true })).toBeUndefined();
  },
);

test('a Pokémon like any other, and one that comes from the Bench, arrives without one', async () => {
  const { place } = BEATS.normal;
  expect(await shown(enter, place, { card: { ...RAICHU, name: 'Raichu V-Ray' } })).toBeUndefined();
  expect(await shown({ ...enter, wasInPlay: true }, place, { card: EX })).toBeUndefined();
  for (const name of ['Raichu V', 'Raichu VMAX', 'Raichu VSTAR', 'Raichu-GX', 'Raichu-EX'])
    expect(await shown(enter, place, { card: { ...RAICHU, name } })).toBe('arrival');
});

test('the end says who won, with rays at the normal speed alone', async () => {
  const words = () => document.querySelector('.animation-end-words')?.textContent;
  await shown(end(0), BEATS.normal.end);
  expect([words(), document.querySelectorAll('.animation-rays').length]).toEqual(['Victory', 1]);
  await shown(end(1), BEATS.quick.end);
  expect([words(), document.querySelectorAll('.animation-rays').length]).toEqual(['Defeat', 0]);
  await shown(end(1), BEATS.normal.end, { isStill: true });
  expect(words()).toBeUndefined();
});

const ATTACKERS = ['base1-46', 'base1-63', 'base1-44', 'base1-14', 'base1-43', 'base1-52', 'base1-3'];

test('attacks of each type have a sign and a movement of their own', async () => {
  const seen: string[] = [];
  for (const id of ATTACKERS) {
    await shown(strike, BEATS.normal.strike, { card: cardOf(id) });
    const blow = document.querySelector<HTMLElement>('.animation-blow');
    expect(blow?.childElementCount, id).toBe(3);
    const sign = blow?.querySelector('path')?.getAttribute('d');
    const [first] = blow?.firstElementChild?.getAnimations() ?? [];
    seen.push(`${sign} ${first instanceof CSSAnimation ? first.animationName : ''}`);
  }
  expect(new Set(seen).size).toBe(ATTACKERS.length);
  expect(new Set(seen.map((each) => each.split(' ').at(-1))).size).toBe(ATTACKERS.length);
  await shown(strike, BEATS.quick.strike);
  expect(document.querySelector('.animation-blow')?.childElementCount).toBe(1);
  await shown(strike, BEATS.normal.strike, { isStill: true });
  expect(document.querySelector('.animation-blow')).toBeNull();
});

test('all of it moves by transform and opacity alone', async () => {
  const moved = new Set<string>();
  let animations = 0;
  const all: readonly (readonly [Scene, Shown])[] = [
    ...MOMENTS.map(([, scene, facts]) => [scene, facts] as const),
    [end(0), {}],
    [end(1), {}],
    ...ATTACKERS.map((id) => [strike, { card: cardOf(id) }] as const),
  ];
  for (const [scene, facts] of all) {
    await shown(scene, BEATS.normal[TIMINGS[scene.kind].beat], facts);
    for (const animation of document.querySelector('.animation')?.getAnimations({ subtree: true }) ?? []) {
      animations += 1;
      if (!(animation.effect instanceof KeyframeEffect)) continue;
      for (const {
        offset: _,
        computedOffset: __,
        easing: ___,
        composite: ____,
        ...frame
      } of animation.effect.getKeyframes())
        for (const property of Object.keys(frame)) moved.add(property);
    }
  }
  expect(animations).toBeGreaterThan(60);
  expect([...moved].sort()).toEqual(['opacity', 'transform']);
});
