/** An honest page for a screen that is still being built. */
import { Link } from 'wouter';
import { useWallet } from '../features/wallet/useWallet.ts';
import { keyClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { UPCOMING } from './upcoming.ts';

export default function UpcomingPage({ path }: { path: string }) {
  const { status } = useWallet();
  const screen = UPCOMING.find((candidate) => candidate.path === path);
  if (screen === undefined) return null;
  const { title, icon, promise, prompt } = screen;
  return (
    <>
      <title>{`PokeSol · ${title}`}</title>
      <h1 className="pixel-title mb-6 text-base md:text-2xl">{title}</h1>
      <div className="space-y-6">
        {prompt && status !== 'connected' && status !== 'resuming' && (
          <EmptyState icon="wallet" title={prompt.title}>
            {prompt.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </EmptyState>
        )}
        <EmptyState
          icon={icon}
          title="This part of PokeSol is being built"
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Link href="/" className={keyClass('primary')}>
                Back to the store
              </Link>
              <Link href="/collection" className={keyClass('secondary')}>
                Your cards
              </Link>
            </div>
          }
        >
          <p>{promise}</p>
          <p>The cards you collect now will be ready for it.</p>
        </EmptyState>
      </div>
    </>
  );
}
