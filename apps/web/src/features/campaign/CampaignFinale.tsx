/** The end of the campaign, under the last trainer's last words: everybody who was defeated, and what it came to. */
import { counted } from '../../platform/format.ts';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { TrainerPortrait } from '../trainer/index.ts';
import { useCampaignStats } from '../wallet/index.ts';
import { useOpponents } from './queries.ts';
import { isComplete, isLast } from './standings.ts';

/** Nothing unless this was the last trainer and, as the server says, none is left. */
export function CampaignFinale({ address, trainerId }: { address: string; trainerId: string }) {
  const { data: opponents = [] } = useOpponents(address);
  const stats = useCampaignStats(address);
  if (!isLast(opponents, trainerId) || !isComplete(opponents)) return null;
  return (
    <section className="finale" aria-labelledby="finale-title">
      <h2 id="finale-title" className="finale-title">
        <PixelIcon name="star" className="icon-24" />
        The campaign is yours
        <PixelIcon name="star" className="icon-24" />
      </h2>
      <ul className="finale-trainers" aria-label="Defeated trainers">
        {opponents.map(({ id, name }) => (
          <li key={id} title={name}>
            <TrainerPortrait id={id} className="finale-portrait" />
            <span className="sr-only">{name}</span>
          </li>
        ))}
      </ul>
      <p>
        All {opponents.length} trainers are defeated
        {stats !== undefined &&
          `, in ${counted(stats.campaignVictories, 'victory', 'victories')} and ${counted(stats.campaignDefeats, 'defeat')}, for ${counted(stats.pokePoints, 'Poke Point')}`}
        . You can play each of them again whenever you like.
      </p>
    </section>
  );
}
