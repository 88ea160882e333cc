/** Two keys for a text of several lines: to the clipboard, and into a file. */
import { download } from '../../../platform/download.ts';
import { useCopied } from '../../../ui/CopyText.tsx';
import './bulk.css';

type TextKeysProps = {
  /** What it is, for the keys' names: «CSV example». */
  what: string;
  fileName: string;
  text: string;
};

const SAID_FOR_MS = 2_500;
const SAID = {
  idle: '',
  copied: 'Copied',
  failed: 'The browser does not allow copying here: download it instead.',
};

export function TextButtons({ what, fileName, text }: TextKeysProps) {
  const { state, copy } = useCopied(text, SAID_FOR_MS);
  return (
    <div className="wrapping-line">
      <button type="button" className="text-button" aria-label={`Copy ${what}`} onClick={copy}>
        Copy
      </button>
      <button
        type="button"
        className="text-button"
        aria-label={`Download ${what}`}
        onClick={() => download(fileName, text)}
      >
        Download
      </button>
      <span role="status" className="text-button-done">
        {SAID[state]}
      </span>
    </div>
  );
}
