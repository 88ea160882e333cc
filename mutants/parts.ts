/** The parts of the code that must not be wrong: what is changed in each, and the tests that are meant to notice. */

export type Part = {
  /** Files, from the repository's root. */
  code: readonly string[];
  /** Test files, or patterns of them. */
  tests: readonly string[];
  /** Its tests take databases from a Postgres that the run starts. */
  postgres?: boolean;
  /** Many a mutant of the server lets a test wait for ever: so long it does. Many times what one takes, or absent. */
  testSeconds?: number;
};

const within = (folder: string, names: string, ending = '.ts'): string[] =>
  names.split(' ').map((name) => `${folder}/${name}${ending}`);

const ON_POSTGRES = { postgres: true, testSeconds: 15 };

export const PARTS = {
  engine: {
    code: [
      ...within('packages/engine/src/classic/actions', 'apply attack check legal'),
      ...within('packages/engine/src/classic/effects', 'choiceRules damage effectRules frames'),
      ...within('packages/engine/src/classic/procedure', 'ending statuses turn'),
      'packages/engine/src/classic/setup.ts',
    ],
    // Not the battles played by chance: they would notice much, without saying which rule was broken.
    tests: [
      ...within('packages/engine/src/classic/actions', 'attack events refusals', '.test.ts'),
      ...within(
        'packages/engine/src/classic/effects',
        'choiceRules damage effectRules frames trainers',
        '.test.ts',
      ),
      ...within('packages/engine/src/classic/procedure', 'endings statuses turn', '.test.ts'),
      ...within('packages/engine/src/classic', 'play setup', '.test.ts'),
    ],
  },
  view: {
    code: within('packages/engine/src/classic/project', 'view'),
    tests: within('packages/engine/src/classic/project', 'view', '.test.ts'),
  },
  // The board that events alone make, which players see between one view and the next.
  events: {
    code: [
      ...within('packages/engine/src/classic/project', 'applyEvent viewChanges'),
      'packages/engine/src/kernel/knownCards.ts',
    ],
    tests: [
      ...within('packages/engine/src/classic/project', 'applyEvent oneEvent', '.test.ts'),
      'packages/engine/src/kernel/knownCards.test.ts',
    ],
  },
  chain: {
    code: within(
      'packages/chain/src',
      'verifyBurn readBurns burnRefusals signature signIn signInTransaction',
    ),
    tests: ['packages/chain/src/*.test.ts'],
  },
  packs: {
    code: within('packages/packs/src', 'below draw odds pack packOdds packTypes proof slots'),
    tests: within('packages/packs/src', 'below draw odds pack packTypes proof slots', '.test.ts'),
  },
  decks: {
    code: within('packages/decks/src', 'validateDeck officialLimits'),
    tests: within('packages/decks/src', 'deck formatRules formats officialLimits', '.test.ts'),
  },
  access: {
    code: ['apps/server/src/platform/http/access.ts'],
    tests: ['apps/server/src/platform/http/guard.test.ts'],
    testSeconds: 5,
  },
  // On the server only tests that take the tables and a chain on paper: with whole servers it would take hours.
  signIn: {
    code: within('apps/server/src/features/auth', 'challenges lockWallet sessions'),
    tests: within('apps/server/src/features/auth', 'challenges lockWallet sessions', '.test.ts'),
    ...ON_POSTGRES,
  },
  purchase: {
    code: within(
      'apps/server/src/features/packs',
      'intents judgePayments record storePayment sweep trackFinality verifyPayment',
    ),
    tests: within(
      'apps/server/src/features/packs',
      'intents record sweepRounds trackFinalityRounds',
      '.test.ts',
    ),
    ...ON_POSTGRES,
  },
  opening: {
    code: [
      ...within('apps/server/src/features/packs', 'open proof purchases'),
      'apps/server/src/features/collection/collection.ts',
    ],
    tests: [
      ...within('apps/server/src/features/packs', 'open', '.test.ts'),
      'apps/server/src/features/collection/collectionText.test.ts',
    ],
    ...ON_POSTGRES,
  },
  battles: {
    code: [
      ...within('apps/server/src/features/battles/play', 'act clock deal start'),
      ...within('apps/server/src/features/battles/storage', 'battleCache battleRepository battleRow'),
      'apps/server/src/platform/bounded.ts',
    ],
    tests: [
      ...within('apps/server/src/features/battles/play', 'act clockRounds deal start', '.test.ts'),
      'apps/server/src/platform/bounded.test.ts',
    ],
    ...ON_POSTGRES,
  },
  points: {
    code: within('apps/server/src/features/campaign', 'counters pay points recorded records'),
    tests: within('apps/server/src/features/campaign', 'counters pay', '.test.ts'),
    ...ON_POSTGRES,
  },
} satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;
