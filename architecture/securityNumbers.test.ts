/** The numbers in docs/security.md are those of the code. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');
const SERVER = 'apps/server/src/';
const HTTP = `${SERVER}platform/http/`;
const BATTLES = `${SERVER}features/battles/`;
const PROTOCOL = 'packages/protocol/src/constants.ts';

/** By row of the document: the phrase with the number, and the file and code that have the same number. */
const NUMBERS: Readonly<Record<string, readonly (readonly [says: string, file: string, holds: string])[]>> = {
  'guessing the admin password': [
    ['five wrong ones in a minute', `${SERVER}features/admin/loginAttempts.ts`, 'MAX_LOGIN_ATTEMPTS = 5;'],
    ['one /64, and forty from one /48', `${HTTP}network.ts`, 'NETWORKS_OF_SITE = 8;'],
    ['two at a time', `${SERVER}features/admin/password.ts`, 'HASHES_AT_ONCE = 2;'],
    ['fifty may wait', `${SERVER}features/admin/password.ts`, 'HASHES_WAITING = 50;'],
  ],
  'a stolen admin token': [['30 minutes', PROTOCOL, 'ADMIN_SESSION_MINUTES = 30;']],
  'stolen or replayed sign-in': [
    ['for five minutes', `${SERVER}features/auth/challenges.ts`, 'LIFETIME_MS = 5 * 60_000;'],
  ],
  'an AI that is given what its seat cannot see': [
    ['sixty actions a turn', 'packages/ai/src/official/playTurn.ts', 'OFFICIAL_ACTION_LIMIT = 60;'],
    ['thinks for thirty seconds', `${BATTLES}ai/thinkers.ts`, 'LONGEST_MS = 30_000;'],
  ],
  'wallets that keep the AIs busy': [
    ['(8 wait)', `${BATTLES}storage/battleCache.ts`, 'ACTIONS_WAITING = 8;'],
    ['each /48', `${HTTP}network.ts`, '::/48`'],
    ['where 200 turns wait', `${BATTLES}ai/thinkers.ts`, 'MOST_WAITING = 200;'],
  ],
  'too much of anything': [
    ['bodies of 256 kB', `${HTTP}buildHttp.ts`, 'BODY_LIMIT = 256 * 1024;'],
    ['600 requests per address', `${SERVER}platform/config/config.ts`, '.default(600)'],
    ['per /64, and eight times as many per /48', `${HTTP}network.ts`, 'NETWORKS_OF_SITE = 8;'],
    ['50 calls of a network (of IPv6: of a /48)', `${HTTP}limits.ts`, 'AT_ONCE = { share: 1 / 12,'],
    ['8 of the dear ones', `${HTTP}limits.ts`, 'DEAR_AT_ONCE = { share: 1 / 75,'],
    ['the 10 connections', `${SERVER}platform/db/limits.ts`, 'poolSize: 10,'],
    ['fifty open offers a wallet', `${SERVER}features/packs/intents.ts`, 'MOST_OPEN = 50;'],
    ['sixty new ones a minute', `${HTTP}limits.ts`, 'offer: { share: 1 / 10,'],
    ['some forty times in a week', `${SERVER}features/packs/sweep.ts`, 'some forty looks'],
    ['four battle streams a wallet', `${HTTP}eventStreams.ts`, 'STREAMS_PER_WALLET = 4;'],
    ['1,000 a network and process', `${HTTP}eventStreams.ts`, 'STREAMS_PER_NETWORK = 1_000;'],
    ['eight WebSockets a network', `${SERVER}platform/chain/rpcSocket.ts`, 'MOST_OF_A_NETWORK = 8;'],
    ['twenty subscriptions each', `${SERVER}platform/chain/pubSub.ts`, 'MOST_SUBSCRIPTIONS = 20;'],
    ['messages of 2 kB', `${HTTP}webSockets.ts`, 'LARGEST_MESSAGE = 2 * 1024;'],
    ['answers of the chain of 64 kB', `${SERVER}platform/chain/rpcEndpoint.ts`, 'ANSWER_LIMIT = 64 * 1024;'],
    ['a deck of 120 lines', PROTOCOL, 'DECK_LINES = 120;'],
    ['a list of 200 of them', PROTOCOL, 'DECKS_PER_WALLET = 200;'],
    ['(1.5 MB at most)', `${SERVER}features/decks/decks.test.ts`, '1_500_000'],
    ['fewer than two others', `${HTTP}packing.ts`, 'PACKED_AT_ONCE = 2;'],
    ['16 MB an answer', `${SERVER}features/imports/http.ts`, 'mostBytes: 16 * 1024 * 1024'],
    ['10,000 cards a set', `${SERVER}features/imports/tcgdexSource.ts`, 'MOST_CARDS = 10_000;'],
    ['64 MB a file', `${SERVER}features/imports/folderSource.ts`, 'MOST_BYTES = 64 * 1024 * 1024;'],
    ['up to 2,000 letters', 'packages/cards/src/classic/statusEffects.ts', 'LONGEST = 2000;'],
    ['10,000 rows and 16 MB a bulk import', PROTOCOL, 'BULK_ROWS = 10_000;'],
    ['16 MB a bulk import', PROTOCOL, 'BULK_BYTES = 16 * 1024 * 1024;'],
    ['audit row of 200 kB', `${SERVER}features/imports/importAuditEntry.test.ts`, '200_000'],
  ],
  'a client that asks for long answers': [['two minutes', `${HTTP}slowReaders.ts`, 'LONGEST_MS = 120_000;']],
};

const WORDS =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand)\b/i;
const ROWS = read('docs/security.md').split('\n');

describe.each(Object.entries(NUMBERS))('the row of «%s»', (risk, numbers) => {
  const row = ROWS.find((each) => each.startsWith(`| ${risk}`)) ?? '';
  const answer = row.split(' | ')[1] ?? '';

  test.each(numbers)('says «%s», as %s does', (says, file, holds) => {
    expect(answer).toContain(says);
    expect(read(file)).toContain(holds);
  });

  test('says no other number', () => {
    const rest = numbers.reduce((left, [says]) => left.replaceAll(says, ''), answer);
    // An IP version and a status code.
    expect(rest.replace(/IPv6|gets 429/g, '')).not.toMatch(WORDS);
  });
});
