/** One battle of a gauntlet that this browser keeps, played again to be watched. */
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { sentenceOf } from '../../platform/api.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ReplayHere, ShownReplay } from '../battle/replay/index.ts';
import { playedReplay } from './gauntletReplay.ts';
import { type GauntletRun, keptGauntlets } from './gauntletRun.ts';
import { askedDeck, askedKey, gauntletHref } from './triedDeck.ts';

export default function GauntletReplayPage() {
  const [params] = useSearchParams();
  const asked = askedDeck(params);
  const run = asked && keptGauntlets.read(askedKey(asked));
  const battle = Number(params.get('battle') ?? Number.NaN);
  const isKept = run?.outcomes[battle] !== undefined;
  return (
    <>
      <title>PokeSol · Replay</title>
      {isKept ? (
        <Kept key={`${run.seed} ${battle}`} run={run} battle={battle} />
      ) : (
        <>
          <h1 className="pixel-title page-title is-alone">Replay</h1>
          <EmptyState
            icon="grass"
            title="This battle is not in this browser"
            action={<Back href="/gauntlet" />}
          >
            <p>A gauntlet stays where it was played. Its seed and command repeat it anywhere.</p>
          </EmptyState>
        </>
      )}
    </>
  );
}

const Back = ({ href }: { href: string }) => (
  <Link href={href} className={buttonClass('secondary')}>
    Back to the gauntlet
  </Link>
);

function Kept({ run, battle }: { run: GauntletRun; battle: number }) {
  const { deckKey, seed, rules, level } = run;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['gauntlet', deckKey, rules, level, seed, battle],
    queryFn: () => playedReplay(run, battle),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (data !== undefined)
    return (
      <ReplayHere value={true}>
        <ShownReplay answer={data} />
        <p className="button-row">
          <Back href={gauntletHref(deckKey)} />
        </p>
      </ReplayHere>
    );
  return (
    <div aria-busy={error === null}>
      <h1 className="pixel-title page-title is-alone">Replay</h1>
      {error === null ? (
        <>
          <p role="status" className="sr-only">
            Playing the battle again
          </p>
          <Skeleton className="screen-placeholder" />
        </>
      ) : (
        <EmptyState
          icon="alert"
          title="The battle cannot be shown"
          action={
            <div className="button-row is-centred">
              <Button busy={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
              <Back href={gauntletHref(deckKey)} />
            </div>
          }
        >
          <p>{sentenceOf(error)}</p>
        </EmptyState>
      )}
    </div>
  );
}
