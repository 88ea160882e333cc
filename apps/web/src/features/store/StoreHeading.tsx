/** What the store is, in a line: the first thing that is drawn there, before its code has come. */
import './tools.css';

export const StoreHeading = () => (
  <>
    <h1 className="pixel-title store-title">Booster Pak Collection</h1>
    <p className="store-sentence">
      Open booster packs, build your collection, and trade with players worldwide.
    </p>
  </>
);
