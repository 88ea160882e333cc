/** Written by `npm run openings`: the chance and the moves of every opening. */
import type { FoundOpening } from './openings.ts';
import type { OpeningName } from './wishes.ts';

export const FOUND: Readonly<Record<OpeningName, FoundOpening>> = {
  won: {
    chance: {
      'battle-seed': ['1ba86ab71f51fc4a252fdf74eb3874131d8f2ecf20c8be0a76d8fc95cc35dbe1'],
      'deal-order': ['5dab9ba55bb9d2d912ab3646124a6230', '693fcb53fa0a4e38496f357326d8ddab'],
      opponent: ['5a5fc0790bcc8808559d381230d8e64f'],
    },
    moves: [
      { type: 'play', seat: 0, card: 27, to: 'active' },
      { type: 'play', seat: 0, card: 5, to: 'bench' },
      { type: 'attach', seat: 0, card: 22, pokemon: 2 },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'attach', seat: 0, card: 10, pokemon: 3 },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
      { type: 'trainer', seat: 0, card: 13, target: 2 },
      { type: 'endTurn', seat: 0 },
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
      { type: 'trainer', seat: 0, card: 27, target: 2 },
      { type: 'endTurn', seat: 0 },
      { type: 'trainer', seat: 0, card: 34, target: null },
      { type: 'trainer', seat: 0, card: 6, target: null },
      { type: 'choose', seat: 0, cards: [32, 45, 25, 33, 51] },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
    ],
  },
  lost: {
    chance: {
      'battle-seed': ['feb1dab0dcebbf56662f67bc326b23484f429d668a6e7c3620102d51f67dd94d'],
      'deal-order': ['14ee2d822183c8f9e284ed9da5a1b323', '44931df58c87028a1438388ee7fa473a'],
      opponent: ['70235cfcca504b1388b4b2918bec9134'],
    },
    moves: [
      { type: 'play', seat: 0, card: 15, to: 'active' },
      { type: 'attach', seat: 0, card: 29, pokemon: 2 },
      { type: 'play', seat: 0, card: 30, to: 'bench' },
      { type: 'attach', seat: 0, card: 1, pokemon: 4 },
      { type: 'attack', seat: 0, pokemon: 2, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'attach', seat: 0, card: 33, pokemon: 4 },
      { type: 'promote', seat: 0, pokemon: 4 },
      { type: 'trainer', seat: 0, card: 57, target: 4 },
      { type: 'attack', seat: 0, pokemon: 4, attack: 0 },
      { type: 'endTurn', seat: 0 },
      { type: 'attack', seat: 0, pokemon: 4, attack: 0 },
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
