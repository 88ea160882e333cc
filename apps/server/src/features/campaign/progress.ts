/** The campaign as one wallet finds it: which trainers are open, what was won of each, and what it adds up to. */
import { inTheWay, ROSTER, stageOf } from '@pokesol/campaign';
import type { CampaignOpponent, CampaignStats } from '@pokesol/protocol';
import type { Db } from '../../platform/db/database.ts';
import { pointsOf } from './points.ts';
import { defeatedIn, recordsOf, type TrainerRecord } from './records.ts';

export async function opponentsFor(db: Db, wallet: string): Promise<CampaignOpponent[]> {
  const records = await recordsOf(db, wallet);
  const defeated = defeatedIn(records);
  return ROSTER.filter(({ isActive }) => isActive).map((trainer) => {
    const { id, name, title, difficulty, order, location, description, victoryReward, avatarUrl } = trainer;
    const before = inTheWay(ROSTER, trainer, defeated);
    const record = records.get(id);
    return {
      id,
      name,
      title,
      difficulty,
      order,
      location,
      description,
      victoryReward,
      avatarUrl,
      isUnlocked: before.length === 0,
      unlockedBy: before.map((each) => each.name),
      ...progressIn('userProgress', record?.classic),
      ...progressIn('officialProgress', record?.official),
    };
  });
}

/** Nothing before the first battle by those rules came to its end. */
const progressIn = <Field extends 'userProgress' | 'officialProgress'>(
  field: Field,
  record: TrainerRecord | undefined,
): Pick<CampaignOpponent, Field> | object =>
  record === undefined || record.victories + record.defeats === 0
    ? {}
    : { [field]: { isDefeated: record.victories > 0, ...record } };

/** Two counters, each read by its key: the page asks for it every five seconds. */
export async function campaignStatsOf(db: Db, wallet: string): Promise<CampaignStats> {
  const [pokePoints, records] = await Promise.all([pointsOf(db, wallet), recordsOf(db, wallet)]);
  const played = [...records.values()].flatMap(({ classic, official }) => [classic, official]);
  return {
    pokePoints,
    campaignVictories: played.reduce((sum, { victories }) => sum + victories, 0),
    campaignDefeats: played.reduce((sum, { defeats }) => sum + defeats, 0),
    currentCampaignStage: stageOf(ROSTER, defeatedIn(records)),
  };
}
