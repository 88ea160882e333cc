/** Uses a running server with a local chain as a person does, over HTTP alone: `tsx visit.ts http://127.0.0.1:3000`. Fails where anything does. */
import { seedRandom } from '@pokesol/engine';
import type { AnyReplayAnswer, BattleAnswer, OpenAnswer } from '@pokesol/protocol';
import { BattlePlayer } from '../battles/battlePlayer.ts';

const [base] = process.argv.slice(2);
if (base === undefined) throw new Error('name the server: visit.ts http://127.0.0.1:3000');

const player = await BattlePlayer.create(base);
const { wallet, deckId } = player;
await wallet.fund();
const { id } = await wallet.buy('base1-mini');
const { cards } = await wallet.ok<OpenAnswer>('POST', `/api/pack-purchases/${id}/open`);
console.log(`Bought and opened: ${cards.map(({ name }) => name).join(', ')}.`);

for (const rules of ['classic', 'official'] as const) {
  const begun = await wallet.ok<BattleAnswer<'classic'>>('POST', '/api/battles', {
    mode: 'match',
    deckId,
    rules,
  });
  const ended = await player.playOn(begun, seedRandom(`a visit by ${rules} rules`));
  if (ended.result === null) throw new Error(`the battle by ${rules} rules has no end`);
  const { record } = await wallet.ok<AnyReplayAnswer>('GET', `/api/battles/${ended.id}/replay`);
  console.log(
    `A battle by ${rules} rules: ${record.actions.length} actions, ${JSON.stringify(ended.result)}.`,
  );
}
