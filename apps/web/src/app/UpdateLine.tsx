/** Says under the header that this page is older than the server, and offers to load the new one; nothing stops meanwhile. */
import { useIsOutdated } from '../platform/pageVersion.ts';
import './frame.css';

export function UpdateLine() {
  const isOutdated = useIsOutdated();
  return (
    <div role="status">
      {isOutdated && (
        <div className="update-line">
          <div className="status-line">
            <p>PokeSol has been updated. Load the page again to see everything.</p>
            <button
              type="button"
              onClick={() => window.location.reload()}
              className="text-button status-line-button"
            >
              Reload
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
