/** The campaign: a victory begun at one server and won at the other is paid once. */
import type { CampaignBattleAnswer } from '@pokesol/protocol';
import { CampaignPlayer } from '../../apps/server/testing/battles/campaignPlayer.ts';
import { expectRefused, expectSameList } from './battling.ts';
import { playAlike } from './build.ts';
import type { Place, Running } from './place.ts';
import { type BothScenario, expectSame, type HandoverScenario } from './scenario.ts';

const TRAINER = 'joey';
/** The starter's deck wins more often than not. */
const MOST_TRIES = 20;
const MOVES_HERE = 6;

const comes = async (place: Place, { base }: Running): Promise<CampaignPlayer> =>
  CampaignPlayer.of(await place.newPlayer(base));

const figures = async (player: CampaignPlayer) => {
  const { pokePoints, campaignVictories, campaignDefeats } = await player.stats();
  return { pokePoints, campaignVictories, campaignDefeats };
};

async function reward(player: CampaignPlayer): Promise<number> {
  const trainer = (await player.opponents()).find(({ id }) => id === TRAINER);
  if (trainer === undefined) throw new Error(`there is no trainer ${TRAINER}`);
  return trainer.victoryReward;
}

const won: HandoverScenario = {
  name: 'a trainer is challenged here and beaten there, and pays once',
  async begin(place, here) {
    const player = await comes(place, here);
    let moves = 0;
    const begun = await player.play(await player.challenge(TRAINER), { stop: () => ++moves > MOVES_HERE });
    return async (there) => {
      const moved = player.at(there.base);
      if (begun.result === null && !playAlike(here.build, there.build, 'classic'))
        return expectRefused(moved, begun);
      let battle = begun.result === null ? await moved.play(begun) : begun;
      let defeats = 0;
      for (; battle.result !== 'victory' && defeats < MOST_TRIES; defeats += 1)
        battle = await moved.play(await moved.challenge(TRAINER));
      const points = await reward(moved);
      for (let claims = 0; claims < 2; claims += 1)
        expectSame('claimed', (await moved.claim(battle, TRAINER)).body, {
          success: true,
          pointsAwarded: points,
        });
      const { pokePoints, campaignVictories } = await figures(moved);
      expectSame('paid', [pokePoints, campaignVictories], [points, 1]);
    };
  },
};

const claimed: BothScenario = {
  name: 'a victory played at both, a move here and a move there, is paid once, claimed at both',
  playedBy: 'classic',
  async hold(place, here, there) {
    const player = await comes(place, here);
    const sides = [player, player.at(there.base)];
    let defeats = 0;
    let battle = await player.challenge(TRAINER);
    for (let moves = 0; battle.result !== 'victory' && defeats < MOST_TRIES; ) {
      const side = sides[moves++ % sides.length] ?? player;
      let made = 0;
      if (battle.result === null) battle = await side.play(battle, { stop: () => ++made > 1 });
      else {
        defeats += 1;
        battle = await side.challenge(TRAINER);
      }
    }
    const points = await reward(player);
    const answers = await Promise.all(
      sides.map(async (side) => (await side.claim(battle, TRAINER)).body as CampaignBattleAnswer),
    );
    for (const { pointsAwarded } of answers) expectSame('claimed', pointsAwarded, points);
    for (const side of sides)
      expectSame('paid', await figures(side), {
        pokePoints: points,
        campaignVictories: 1,
        campaignDefeats: defeats,
      });
    await expectSameList(player, [here, there]);
  },
};

export const CAMPAIGNING = { handovers: [won], atBoth: [claimed] };
