/**
 * For tests: a second reader for the sentences that attacks say most, far apart from the compiler. It knows whole texts by
 * pattern and says what must be on the board afterwards.
 */
import {
  against,
  choosing,
  coins,
  count,
  giving,
  HITTER,
  hitBack,
  ill,
  one,
  type Sentence,
} from './trials.ts';

/** `~` is the Pokémon that attacks, `D` the one across. */
export const SENTENCES: readonly Sentence[] = [
  [/^$/, ({ printed }) => one({ damage: printed, mine: 0, statuses: [], bench: 0 })],
  [
    /^D is now (Asleep|Confused|Paralyzed|Poisoned|Burned)\.$/,
    ({ printed }, _, [word]) => one(ill(printed, word), { coins: 'T' }),
  ],
  [
    /^Flip a coin\. If heads, D is now (Asleep|Confused|Paralyzed|Poisoned|Burned)\.$/,
    ({ printed }, _, [word]) => [coins('HT', {}, ill(printed, word)), coins('T', {}, ill(printed))],
  ],
  [
    /^Flip (\d+) coins\. This attack does (\d+) damage (?:times the number of|for each) heads\.$/,
    (_, [flips = 0, n = 0]) => [
      coins('H'.repeat(flips), {}, { damage: flips * n }),
      coins(`H${'T'.repeat(flips - 1)}`, {}, { damage: n }),
      coins('T'.repeat(flips), {}, { damage: 0 }),
    ],
  ],
  [
    /^Flip (\d+) coins\. (?:This attack does|Does \d+ damage plus|This attack does \d+ damage plus) (\d+) more damage for each heads\.$/,
    ({ printed }, [flips = 0, n = 0]) => [
      coins('H'.repeat(flips), {}, { damage: printed + flips * n }),
      coins('T'.repeat(flips), {}, { damage: printed }),
    ],
  ],
  [
    /^Flip a coin\. If heads, this attack does (?:\d+ damage plus )?(\d+) more damage(?:\.|; if tails, this attack does \d+ damage\.)$/,
    ({ printed }, [n = 0]) => [coins('H', {}, { damage: printed + n }), coins('T', {}, { damage: printed })],
  ],
  [
    /^Flip a coin\. If tails, this attack does nothing\.$/,
    ({ printed }) => [coins('H', {}, { damage: printed }), coins('T', {}, { damage: 0 })],
  ],
  [
    /^Flip a coin until you get tails\. This attack does (\d+) damage (?:times the number of|for each) heads\.$/,
    (_, [n = 0]) => [coins('HHT', {}, { damage: 2 * n }), coins('T', {}, { damage: 0 })],
  ],
  [
    /^Flip a coin until you get tails\. This attack does (\d+) more damage for each heads\.$/,
    ({ printed }, [n = 0]) => [
      coins('HHT', {}, { damage: printed + 2 * n }),
      coins('T', {}, { damage: printed }),
    ],
  ],
  [/^~ (?:also )?does (\d+) damage to itself\.$/, ({ printed }, [n]) => one({ damage: printed, mine: n })],
  [
    /^Flip a coin\. If tails, ~ (?:also )?does (\d+) damage to itself\.$/,
    ({ printed }, [n]) => [
      coins('H', {}, { damage: printed, mine: 0 }),
      coins('T', {}, { damage: printed, mine: n }),
    ],
  ],
  [
    /^Heal (\d+) damage from (?:~|each of your Pokémon)\.$/,
    ({ printed }, [n = 0]) => one({ damage: printed, mine: 300 - n }, { me: { damage: 300 } }),
  ],
  [
    /^Remove (\d+|a) damage counters? from ~\.$/,
    ({ printed }, _, [word]) =>
      one({ damage: printed, mine: 300 - 10 * count(word) }, { me: { damage: 300 } }),
  ],
  [
    /^Heal from ~ the same amount of damage you did to D\.$/,
    ({ printed }) => one({ damage: printed, mine: 300 - printed }, { me: { damage: 300 } }),
  ],
  [/^Draw (\d+|a) cards?\.$/, ({ printed }, _, [word]) => one({ damage: printed, hand: count(word) })],
  [
    /^Draw cards until you have (\d+) cards in your hand\.$/,
    (_, [n = 0]) => one({ hand: n }, { you: { hand: ['Letter', 'Letter'] } }),
  ],
  [
    /^Switch ~ with 1 of your Benched Pokémon\.$/,
    ({ printed }) => one({ damage: printed, myActive: 'Wall C' }),
  ],
  [
    /^You may switch ~ with 1 of your Benched Pokémon\.$/,
    ({ printed }) => [
      { then: choosing(true), sees: { damage: printed, myActive: 'Wall C' } },
      { then: choosing(false), sees: { damage: printed, myBench: 0 } },
    ],
  ],
  [
    /^Your opponent switches (?:D|their Active Pokémon) with 1 of (?:his or her|their) Benched Pokémon\.$/,
    ({ printed }) => one({ theirActive: 'Wall B', bench: printed, damage: 0 }),
  ],
  [
    /^(?:Switch 1 of your opponent's Benched Pokémon with (?:their Active Pokémon|D)|Switch D with 1 of your opponent's Benched Pokémon)\.$/,
    () => one({ theirActive: 'Wall B' }),
  ],
  [
    /^(?:Does|This attack does|This attack also does) (\d+) damage to 1 of your opponent's Benched Pokémon\.$/,
    ({ printed }, [n]) => one({ damage: printed, bench: n }),
  ],
  [
    /^(?:This attack does (\d+) damage to 1 of your opponent's Pokémon|Choose 1 of your opponent's Pokémon\. This attack does (\d+) damage to that Pokémon)\.$/,
    (_, [a, b]) => [
      { then: choosing('Wall B'), sees: { damage: 0, bench: a || b } },
      { then: choosing('Wall'), sees: { damage: a || b, bench: 0 } },
    ],
  ],
  [
    /^This attack does (\d+) damage to each of your opponent's Pokémon\.$/,
    (_, [n]) => one({ damage: n, bench: n, myBench: 0 }),
  ],
  [
    /^(?:Does|This attack also does|This attack does) (\d+) damage to each of your opponent's Benched Pokémon\.$/,
    ({ printed }, [n]) => one({ damage: printed, bench: n, myBench: 0 }),
  ],
  [
    /^(?:Does|This attack also does|This attack does) (\d+) damage to each of your Benched Pokémon\.$/,
    ({ printed }, [n]) => one({ damage: printed, bench: 0, myBench: n }),
  ],
  [
    /^Discard (an?|\d+) Energy (?:cards? )?(?:attached to|from) ~\.$/,
    ({ printed, paid }, _, [word]) => [
      {
        then: giving(count(word)),
        sees: { damage: printed, myEnergy: Math.max(0, paid.length - count(word)) },
      },
    ],
  ],
  [/^Discard all Energy (?:attached to|from) ~\.$/, ({ printed }) => one({ damage: printed, myEnergy: 0 })],
  [
    /^Discard an Energy (?:card )?(?:attached to|from) D\.$/,
    ({ printed }) => one({ damage: printed, energy: 0 }, { opponent: { active: HITTER } }),
  ],
  [
    /^Flip a coin\. If heads, discard an Energy (?:card )?(?:attached to|from) D\.$/,
    ({ printed }) => [
      coins('H', { stage: { opponent: { active: HITTER } } }, { damage: printed, energy: 0 }),
      coins('T', { stage: { opponent: { active: HITTER } } }, { damage: printed, energy: 1 }),
    ],
  ],
  [
    /^Discard the top (?:(\d+) cards|card) of your opponent's deck\.$/,
    ({ printed }, [n]) => one({ damage: printed, theirDiscard: n || 1, myDiscard: 0 }),
  ],
  [
    /^Discard the top (?:(\d+) cards|card) of your deck\.$/,
    ({ printed }, [n]) => one({ damage: printed, theirDiscard: 0, myDiscard: n || 1 }),
  ],
  [
    /^(?:During your opponent's next turn, ~ takes (\d+) less damage from attacks|During your opponent's next turn, any damage done to ~ by attacks is reduced by (\d+)|During your opponent's next turn, D's attacks do (\d+) less damage|During your opponent's next turn, any damage done by attacks from D is reduced by (\d+))\.$/,
    ({ printed }, numbers) => [
      {
        stage: { opponent: { active: HITTER } },
        then: hitBack,
        sees: { damage: printed, mine: 100 - Math.max(...numbers) },
      },
    ],
  ],
  [
    /^If D tries to attack during your opponent's next turn, your opponent flips a coin\. If tails, that attack does nothing\.$/,
    () => [
      coins('T', { stage: { opponent: { active: HITTER } }, then: hitBack }, { mine: 0 }),
      coins('H', { stage: { opponent: { active: HITTER } }, then: hitBack }, { mine: 100 }),
    ],
  ],
  [
    /^Flip a coin\. If heads, (?:during your opponent's next turn, )?prevent all (?:effects of (?:attacks|an attack), including damage,|damage|damage from and effects of attacks) done to ~(?: during your opponent's next turn)?\.$/,
    ({ printed }) => [
      coins('H', { stage: { opponent: { active: HITTER } }, then: hitBack }, { damage: printed, mine: 0 }),
      coins('T', { stage: { opponent: { active: HITTER } }, then: hitBack }, { damage: printed, mine: 100 }),
    ],
  ],
  [
    /^If D already has any damage counters on it, this attack does (?:\d+ damage plus )?(\d+) more damage\.$/,
    ({ printed }, [n = 0]) => [
      { sees: { damage: printed } },
      { stage: { opponent: { active: { card: 'Wall', damage: 10 } } }, sees: { damage: 10 + printed + n } },
    ],
  ],
  [
    /^(?:This attack does|Does \d+ damage plus|This attack does \d+ damage plus) (\d+) more damage for each damage counter on ~\.$/,
    ({ printed }, [n = 0]) => one({ damage: printed + 3 * n }, { me: { damage: 30 } }),
  ],
  [
    /^(?:This attack does|Does \d+ damage plus|This attack does \d+ damage plus) (\d+) more damage for each damage counter on D\.$/,
    ({ printed }, [n = 0]) =>
      one({ damage: 30 + printed + 3 * n }, { opponent: { active: { card: 'Wall', damage: 30 } } }),
  ],
  [
    /^(?:This attack does (\d+) damage for each damage counter on ~|Does (\d+) damage times the number of damage counters on ~)\.$/,
    (_, numbers) => [
      { stage: { me: { damage: 30 } }, sees: { damage: 3 * Math.max(...numbers) } },
      { sees: { damage: 0 } },
    ],
  ],
  [
    /^This attack does (\d+) less damage for each damage counter on ~\.$/,
    ({ printed }, [n = 0]) => one({ damage: Math.max(0, printed - 3 * n) }, { me: { damage: 30 } }),
  ],
  [
    /^This attack does (\d+) more damage (?:for each|times the amount of) Energy attached to D\.$/,
    ({ printed }, [n = 0]) => one({ damage: printed + n }, { opponent: { active: HITTER } }),
  ],
  [
    /^(?:This attack does|Does \d+ damage plus|This attack does \d+ damage plus) (\d+) more damage for each (\w+) Energy attached to ~\.$/,
    // All that is paid with is basic Energy.
    ({ printed, paid }, [n = 0], [, type]) =>
      one({
        damage: printed + n * paid.filter((name) => type === 'basic' || name === `${type} Energy`).length,
      }),
  ],
  [
    /^This attack does (\d+) more damage for each of your opponent's Benched Pokémon\.$/,
    ({ printed }, [n = 0]) => one({ damage: printed + n }),
  ],
  [
    /^This attack does (\d+) more damage for each Colorless in D's Retreat Cost\.$/,
    ({ printed }, [n = 0]) => one({ damage: printed + 3 * n }, against({ retreatCost: 3 })),
  ],
  [
    /^If D is an Evolution Pokémon, this attack does (\d+) more damage\.$/,
    ({ printed }, [n = 0]) => [
      { sees: { damage: printed } },
      { stage: against({ stage: 'stage1', line: ['Other'] }), sees: { damage: printed + n } },
    ],
  ],
  [
    /^If you played a Supporter card from your hand during this turn, this attack does (\d+) more damage\.$/,
    ({ printed }, [n = 0]) => [
      { sees: { damage: printed } },
      {
        stage: { you: { hand: ['Mentor'] }, first: ({ you }) => you.use('Mentor') },
        sees: { damage: printed + n },
      },
    ],
  ],
];
