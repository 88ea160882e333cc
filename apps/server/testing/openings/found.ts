/** Written by `npm run tool -- openings`: the chance and the moves of every opening. */
import type { FoundOpening } from './openings.ts';
import type { OpeningName } from './wishes.ts';

export const FOUND: Readonly<Record<OpeningName, FoundOpening>> = {
  won: {
    chance: {
      'battle-seed': ['e1c99f4dcd6cf547cb124bc76f06d2136043c5a4ddd99a732e610e1d1dbdc53f'],
      'deal-order': ['4524590a83b667e07d10db881bb18abd', '34fbd7efcb2380f21559c0d89b1d8abc'],
      opponent: ['11cd71e986252a2cdab3671a363f5839'],
    },
    moves: [
      { type: 'play', seat: 0, card: 35, to: 'active' },
      { type: 'play', seat: 0, card: 43, to: 'bench' },
      { type: 'attach', seat: 0, card: 14, pokemon: 2 },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
      { type: 'trainer', seat: 0, card: 20, target: 2 },
      { type: 'endTurn', seat: 0 },
      { type: 'trainer', seat: 0, card: 7, target: null },
      { type: 'play', seat: 0, card: 19, to: 'bench' },
      { type: 'play', seat: 0, card: 37, to: 'bench' },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
    ],
  },
  questioned: {
    chance: {
      'battle-seed': ['f9212ce1056e422beef21547b79aef9416b9f388131a32ee6807a0a66d789c64'],
      'deal-order': ['aa71fd19cfa07ecbe4e26b8d10aad448', '2159779501ed56ace464c506308426e5'],
      opponent: ['e4b04b06c2ce960d4a2205aa1eb73e44'],
    },
    moves: [
      { type: 'play', seat: 0, card: 0, to: 'active' },
      { type: 'trainer', seat: 0, card: 40, target: null },
      { type: 'choose', seat: 0, cards: [58, 59] },
      { type: 'choose', seat: 0, cards: [57] },
      { type: 'play', seat: 0, card: 57, to: 'bench' },
      { type: 'attach', seat: 0, card: 43, pokemon: 2 },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'trainer', seat: 0, card: 34, target: null },
      { type: 'trainer', seat: 0, card: 6, target: null },
      { type: 'choose', seat: 0, cards: [32, 45, 25, 33, 51] },
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
      { type: 'play', seat: 0, card: 39, to: 'bench' },
      { type: 'attach', seat: 0, card: 12, pokemon: 2 },
      { type: 'attach', seat: 0, card: 1, pokemon: 3 },
      { type: 'endTurn', seat: 0 },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'promote', seat: 0, pokemon: 3 },
      { type: 'attack', seat: 0, pokemon: 3, attack: 0 },
      { type: 'endTurn', seat: 0 },
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
      'battle-seed': ['56b6889efc97c707ea0565695a5154836dbbd3e17b38944366deba53212c7c1a'],
      'deal-order': ['1525e44fd96b418634603035cf8f551e', '7b8285bd577593cccad91676256b1e2d'],
    },
    moves: [
      { type: 'play', seat: 0, card: 28, to: 'active' },
      { type: 'play', seat: 0, card: 12, to: 'bench' },
      { type: 'play', seat: 0, card: 30, to: 'bench' },
      { type: 'attach', seat: 0, card: 6, pokemon: 2 },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
      { type: 'trainer', seat: 0, card: 33, target: 2 },
      { type: 'endTurn', seat: 0 },
      { type: 'trainer', seat: 0, card: 37, target: null },
      { type: 'play', seat: 0, card: 38, to: 'bench' },
      { type: 'trainer', seat: 0, card: 55, target: null },
      { type: 'trainer', seat: 0, card: 45, target: null },
      { type: 'attach', seat: 0, card: 21, pokemon: 6 },
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
    chance: { 'battle-seed': ['bc353ce8db07e2e3aad7a7bcb4ff39fd67ef1c50c166b3532928e2a9c93990a9'] },
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
  eventful: {
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
