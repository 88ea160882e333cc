/** Says under the header that this page is older than the server, and offers to load the new one; nothing stops meanwhile. */
import { useIsOutdated } from '../platform/pageVersion.ts';

export function UpdateLine() {
  const isOutdated = useIsOutdated();
  return (
    <div role="status">
      {isOutdated && (
        <div className="border-t-4 border-sun md:mt-1">
          <div className="mx-auto flex max-w-7xl items-center justify-between gap-4 px-4 py-2 text-sm md:px-6">
            <p>PokeSol has been updated. Load the page again to see everything.</p>
            <button
              type="button"
              onClick={() => window.location.reload()}
              className="min-h-11 shrink-0 px-2 font-bold text-sun underline underline-offset-4 hover:text-cream"
            >
              Reload
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
