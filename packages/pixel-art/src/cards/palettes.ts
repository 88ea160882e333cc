/** The colours creatures of each type come in: ramps from dark to light, 'rrggbb'. */

import { type Colour, INK } from '../colours.ts';
import type { Dice } from '../dice.ts';
import { CHEEK, colouredIn, IRIS, LINE, type Tones, tones } from './sprite.ts';
import type { TypeStyle } from './typeStyles.ts';

type Colours = { bodies: readonly [Tones, ...Tones[]]; accents: readonly [Tones, ...Tones[]] };

const colours = (
  bodies: readonly [string, ...string[]],
  accents: readonly [string, ...string[]],
): Colours => ({
  bodies: [tones(bodies[0]), ...bodies.slice(1).map(tones)],
  accents: [tones(accents[0]), ...accents.slice(1).map(tones)],
});

const CREAM = tones('d8a878 f8e0b0 fff6dc');
const PALE = tones('a8a8c8 dcdcf0 ffffff');

const COLOURS: Readonly<Record<TypeStyle, Colours>> = {
  grass: colours(
    ['1f7a4a 45b868 93e88c', '2d8f7d 52c9a5 a8f0cb', '6a3f9c 9a6ad6 cba6f7', '6e8a2a a5c23f dcec7f'],
    ['c23d6b ff7a9c ffc8d0', '1d6b3a 38a04e 84dc6a', 'c98a1f f7c840 fff094'],
  ),
  fire: colours(
    ['b3401f f07a35 ffb866', '9c2335 e2483f ff9070', 'a8642b e0a24e ffd890'],
    ['e2542a ffb52e fff27e', 'd83a2a ff7a2e ffd04a'],
  ),
  water: colours(
    ['2355a8 3f8ee8 8accff', '1f6f86 37b3bf 90ecdf', '3d3fa0 6470dd a9b2fa', '7a5a3a b5895a e2bd8a'],
    ['b5703a e7ae62 ffdf9e', 'c24a6a ff8a98 ffc8c8', '7ab0e0 c8e8ff ffffff'],
  ),
  electric: colours(
    ['b57a12 f2bd2c ffec80', 'a65a10 e8922a ffcb6a', '6f7fa8 a8b8d8 e2eafa'],
    ['2a2540 4a4468 7d7698', 'c2402e f06a4a ffa880', '2d6fc0 58a8f2 b0e0ff'],
  ),
  psychic: colours(
    ['8a3a9c c965cf f4aeec', '5a46b0 8d78e6 c8bcff', 'b04a78 ea7fa5 ffc6d3', 'a87a2e e0b658 ffe7a0'],
    ['2f8fb5 58d0ea c0f6ff', 'b5852a f2c84a fff2a2', '6a2a8a a04cc0 d890ee'],
  ),
  fighting: colours(
    ['7a3f2a b8673f eaa570', '6b6470 9c95a0 d2ccd2', '8c5a2e c98d4a f3ca86', '4a6a8c 6f98bf accfea'],
    ['a02a2f dd4a48 ff9480', '5a4a42 8a7464 baa48e', 'c9912a f2c44e ffeaa0'],
  ),
  dark: colours(
    ['2a2846 4f4b7a 8682b4', '3f2439 733f61 aa6c94', '21384a 41667e 74a2b4'],
    ['a8202f e0454a ff9384', 'b5922a f0d050 fff2a0'],
  ),
  steel: colours(
    ['52667a 8ba3b5 d2e2ea', '4a5a8c 7d90c0 c0ceee', '6a6258 a0968a d4ccbe'],
    ['b5412f e8704a ffb488', 'b58f2a efc84e fff0a0', '3a4a5a 5d7286 90a8ba'],
  ),
  dragon: colours(
    ['2f4a9c 5077d6 9abaff', 'a8702a e0a545 ffdd8c', '3a7a6a 5cb59c aaead0', '5a3a8c 8862c0 bea0ee'],
    ['b8432a f07a45 ffc080', 'b5923a eccb60 fff0b0', '2f8fb5 62c8ea c4f2ff'],
  ),
  fairy: colours(
    ['c25a92 f793bd ffd0e2', '9a62b0 d79ae6 f6d4fa', 'd08a6a ffc4a6 fff0dc'],
    ['5a8ad0 90c0ff d0e6ff', 'c23d7a ff78aa ffc0d6', 'c9982f f8d060 fff4b0'],
  ),
  normal: colours(
    ['8c6b4a c9a274 f2d8ac', '7d7688 b0a8b8 e0dae4', 'b5856a e8b899 ffe3cc', 'c06478 f09aa8 ffd0d4'],
    ['6a4a38 946c50 c49a76', 'b5412f e8704a ffb488', '4a6aa0 7a9ed6 b8d4f8'],
  ),
  poison: colours(
    ['6a3f9c 9a6ad6 cba6f7', '7a2f7a b054b0 e090dc'],
    ['4a8a2a 7ac240 c0ee80', 'c23d6b ff7a9c ffc8d0'],
  ),
  ground: colours(
    ['8c5a2e c98d4a f3ca86', '7a4a3a b0755a dfa88a'],
    ['5a4a42 8a7464 baa48e', 'd0b080 f0dcb0 fff6e0'],
  ),
  flying: colours(
    ['4a7ac2 7fb2f0 c4e2ff', '8c6b4a c9a274 f2d8ac'],
    ['d04a3a ff8060 ffc0a0', 'c9982f f8d060 fff4b0'],
  ),
  bug: colours(
    ['6e8a2a a5c23f dcec7f', '9c3a2a d8623f ffa070'],
    ['3a3a5a 62628a 9a9ac4', 'c9982f f8d060 fff4b0'],
  ),
  rock: colours(
    ['6b6470 9c95a0 d2ccd2', '7a6450 aa9274 d8c4a2'],
    ['4a6a8c 6f98bf accfea', '8c5a2e c98d4a f3ca86'],
  ),
  ghost: colours(
    ['4a3a7a 7660b4 b2a0e6', '3a3f62 616a9a 9aa4d0'],
    ['c23d6b ff7a9c ffc8d0', '4ab090 80eac0 d0ffe8'],
  ),
  ice: colours(
    ['4a90b8 82cdea ccf4ff', '6a78c0 9fb0ee d8e2ff'],
    ['3a5aa0 6288d6 a6c8ff', '8ab8d8 d8f2ff ffffff'],
  ),
};

const IRISES = ['d8353f', '2f6fd0', '2a9a5a', '8a3fc0', 'c97a1f', '6a4a2a'] as const;

/** What the names on a creature's sprite stand for. */
export function creatureColours(type: TypeStyle, family: Dice, own: Dice): Record<string, Colour> {
  const { bodies, accents } = COLOURS[type];
  const body = family.pick(bodies);
  const accent = family.pick(accents);
  const belly = own.chance(0.75) ? CREAM : PALE;
  return {
    ...colouredIn(body, accent, belly),
    [LINE]: mix(body[0], INK, 0.62),
    [IRIS]: family.pick(IRISES),
    [CHEEK]: 'ff7f8c',
  };
}

function mix(one: string, other: string, share: number): string {
  const channel = (from: number) => {
    const a = Number.parseInt(one.slice(from, from + 2), 16);
    const b = Number.parseInt(other.slice(from, from + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `${channel(0)}${channel(2)}${channel(4)}`;
}
