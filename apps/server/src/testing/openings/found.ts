/** Written by `npm run openings`: the chance and the moves of every opening. */
import type { FoundOpening } from './openings.ts';
import type { OpeningName } from './wishes.ts';

export const FOUND: Readonly<Record<OpeningName, FoundOpening>> = {
  won: {
    chance: {
      'battle-seed': ['7c127e4bf146a926cebbe73848d2f5e38de1cec15ae1a9ac766bbadfc8bc0aea'],
      'deal-order': ['88e536d82efa5425615ee1a81798db1d', '20580e07105387ee48defe52eb664f45'],
      opponent: ['746ff7671c23a535620186c0996d1286'],
    },
    moves: [
      { type: 'play', seat: 0, card: 43, to: 'active' },
      { type: 'play', seat: 0, card: 49, to: 'bench' },
      { type: 'attach', seat: 0, card: 45, pokemon: 2 },
      { type: 'trainer', seat: 0, card: 15, target: 3 },
      { type: 'attach', seat: 0, card: 42, pokemon: 3 },
      { type: 'attack', seat: 0, pokemon: 3, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'attack', seat: 0, pokemon: 3, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'attack', seat: 0, pokemon: 3, attack: 0 },
    ],
  },
  questioned: {
    chance: {
      'battle-seed': ['d0976f4304f575ee41bf33a1e23aed93689bd23b7075ac4a5e5807ab332bfc03'],
      'deal-order': ['4b90eafd08883f6e6d88073ae68eb736', 'e4d9214a6feccf107f6be33dfcad53b5'],
      opponent: ['5e799e035853dbf81636356de99a8211'],
    },
    moves: [
      { type: 'play', seat: 0, card: 30, to: 'active' },
      { type: 'play', seat: 0, card: 14, to: 'bench' },
      { type: 'trainer', seat: 0, card: 53, target: null },
      { type: 'choose', seat: 0, cards: [24, 59] },
      { type: 'choose', seat: 0, cards: [46] },
      { type: 'play', seat: 0, card: 46, to: 'bench' },
      { type: 'attach', seat: 0, card: 9, pokemon: 2 },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'trainer', seat: 0, card: 45, target: null },
      { type: 'choose', seat: 0, cards: [44, 5, 11, 39, 1] },
      { type: 'trainer', seat: 0, card: 52, target: null },
      { type: 'play', seat: 0, card: 5, to: 'bench' },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
    ],
  },
  lost: {
    chance: {
      'battle-seed': ['056eae158c77f811aa85769bf2eb1b8b1527c0fde9cee33831b1fd46a4a2bdc1'],
      'deal-order': ['f53347524464123edd5dd5b98bc7d42c', '64652ee1e6f04f15d33f4f80796a7a1a'],
      opponent: ['2b31e66c457f985280d6ff3a20641497'],
    },
    moves: [
      { type: 'play', seat: 0, card: 8, to: 'active' },
      { type: 'attach', seat: 0, card: 12, pokemon: 2 },
      { type: 'play', seat: 0, card: 39, to: 'bench' },
      { type: 'attach', seat: 0, card: 1, pokemon: 3 },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'promote', seat: 0, pokemon: 3 },
      { type: 'attack', seat: 0, pokemon: 3, attack: 0 },
      { type: 'endTurn', seat: 0 },
    ],
  },
  lookedOn: {
    chance: { 'battle-seed': ['41be1f890ccd2dfd24bda536e3d2a6f1e75361d5ef3ae74dd0d44f3bb3d801eb'] },
    moves: [
      { type: 'play', seat: 0, card: 0, to: 'active' },
      { type: 'endTurn', seat: 0 },
      { type: 'endTurn', seat: 0 },
    ],
  },
  joey: {
    chance: {
      'battle-seed': ['bf93884b66170ba69e56c3ad5ea4f1f27550c4c241625b9c9b8310b173aabbb3'],
      'deal-order': ['8be424db24ab34aed61aa53f6a3d92f0', '674f3c0c43cf00eb427e156df26c1d4c'],
    },
    moves: [
      { type: 'play', seat: 0, card: 57, to: 'active' },
      { type: 'play', seat: 0, card: 40, to: 'bench' },
      { type: 'play', seat: 0, card: 24, to: 'bench' },
      { type: 'play', seat: 0, card: 35, to: 'bench' },
      { type: 'attach', seat: 0, card: 51, pokemon: 2 },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
      { type: 'attach', seat: 0, card: 11, pokemon: 5 },
      { type: 'trainer', seat: 0, card: 27, target: 5 },
      { type: 'attack', seat: 0, pokemon: 5, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'attack', seat: 0, pokemon: 5, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'play', seat: 0, card: 31, to: 'bench' },
      { type: 'attack', seat: 0, pokemon: 5, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'promote', seat: 0, pokemon: 2 },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
    ],
  },
  knockOut: {
    chance: {
      'battle-seed': ['ca521e48435e27920b5e723e334870a564edbf03bd6e77437e6a17379aa82333'],
      'deal-order': ['5d3cf928701478fd0ddf6ce67d779748', '9edc4c52f5734263d86c22f01c0f8a2d'],
    },
    moves: [
      { type: 'play', seat: 0, card: 47, to: 'active' },
      { type: 'play', seat: 1, card: 81, to: 'active' },
      { type: 'endTurn', seat: 1 },
      { type: 'attach', seat: 0, card: 55, pokemon: 1 },
      { type: 'attack', seat: 0, pokemon: 1, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'endTurn', seat: 1 },
      { type: 'attack', seat: 0, pokemon: 1, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'endTurn', seat: 1 },
      { type: 'attack', seat: 0, pokemon: 1, attack: 0 },
    ],
  },
  quick: {
    chance: { 'battle-seed': ['8ee67e5bedb7681eb70fcab7c2c74e210029ede041cd367cd6fc5c1228b616ae'] },
    moves: [
      { type: 'play', seat: 0, card: 0, to: 'active' },
      { type: 'attach', seat: 0, card: 1, pokemon: 2 },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
    ],
  },
  quiet: {
    chance: { 'battle-seed': ['df93e1b91e7bf343c2aa865608494639431082adee70f778e4478aa31d6e0c40'] },
    moves: [
      { type: 'play', seat: 0, card: 0, to: 'active' },
      { type: 'play', seat: 0, card: 1, to: 'bench' },
      { type: 'play', seat: 0, card: 2, to: 'bench' },
    ],
  },
  lively: {
    chance: { 'battle-seed': ['c09f12764858762af1139a3144fb588b30e194e1f71744809bd611d9c3a1b74e'] },
    moves: [
      { type: 'play', seat: 0, card: 0, to: 'active' },
      { type: 'endTurn', seat: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'endTurn', seat: 0 },
    ],
  },
  told: {
    chance: { 'battle-seed': ['2ba0f71394cb1f1aad7330f6f8a63321b661aec0f6c595cbd75edace350e2bfb'] },
    moves: [
      { type: 'play', seat: 0, card: 0, to: 'active' },
      { type: 'play', seat: 0, card: 1, to: 'bench' },
      { type: 'play', seat: 0, card: 3, to: 'bench' },
      { type: 'attach', seat: 0, card: 2, pokemon: 2 },
      { type: 'attach', seat: 0, card: 4, pokemon: 3 },
      { type: 'attach', seat: 0, card: 7, pokemon: 4 },
      { type: 'endTurn', seat: 0 },
      { type: 'attach', seat: 0, card: 8, pokemon: 2 },
      { type: 'endTurn', seat: 0 },
    ],
  },
  people: {
    chance: { 'battle-seed': ['e3d1107f7b74829a3383b98a6cadeb1de359ae1c683c9c35581032a70b5d9b7a'] },
    moves: [
      { type: 'play', seat: 0, card: 0, to: 'active' },
      { type: 'play', seat: 1, card: 60, to: 'active' },
    ],
  },
  peopleAsked: {
    chance: { 'battle-seed': ['bd6117d7fc95a86455c8ae95381d48289eb6d3db1e9bdf76f168fcbc3315dfec'] },
    moves: [
      { type: 'play', seat: 0, card: 0, to: 'active' },
      { type: 'play', seat: 1, card: 60, to: 'active' },
      { type: 'trainer', seat: 0, card: 1, target: null },
    ],
  },
};
