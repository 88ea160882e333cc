/** Says under the header that the server is slow, or that it cannot be reached; goes away by itself. */
import { connection, useConnection } from '../platform/connection.ts';

export function ConnectionLine() {
  const { reachable, slow } = useConnection();
  return (
    <>
      <div role="status">
        {!reachable && (
          <div className="border-t-4 border-rose md:mt-1">
            <div className="mx-auto flex max-w-7xl items-center justify-between gap-4 px-4 py-2 text-sm md:px-6">
              <p>PokeSol cannot be reached. Trying again…</p>
              <button
                type="button"
                onClick={() => void connection.check()}
                className="min-h-11 shrink-0 px-2 font-bold text-sun underline underline-offset-4 hover:text-cream"
              >
                Try now
              </button>
            </div>
          </div>
        )}
        {reachable && slow && (
          <p className="pointer-events-none fixed bottom-19 left-1/2 -translate-x-1/2 bg-ink px-3 py-1 text-xs text-mist md:absolute md:top-full md:bottom-auto md:mt-2.5">
            Waiting for the server…
          </p>
        )}
      </div>
      {reachable && slow && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-x-0 top-full h-1 animate-shimmer bg-[linear-gradient(90deg,transparent_30%,var(--color-sun)_50%,transparent_70%)] bg-[length:220%_100%] bg-no-repeat"
        />
      )}
    </>
  );
}
