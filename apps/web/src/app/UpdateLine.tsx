/** Says under the header why this page should be loaded again, and offers it; nothing stops meanwhile. */
import { pageVersion, useReloadReason } from '../platform/pageVersion.ts';
import './frame.css';

const WHY = {
  updated: 'PokeSol has been updated. Load the page again to see everything.',
  part: 'A part of PokeSol did not load. Load the page again to get it.',
};

export function UpdateLine() {
  const reason = useReloadReason();
  return (
    <div role="status">
      {reason !== undefined && (
        <div className="update-line">
          <div className="status-line">
            <p>{WHY[reason]}</p>
            <button type="button" onClick={pageVersion.reload} className="text-button status-line-button">
              Reload
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
