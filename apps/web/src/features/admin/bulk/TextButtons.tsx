/** Two keys for a text of several lines: to the clipboard, and into a file. */
import { useEffect, useState } from 'react';
import { download } from '../../../platform/download.ts';
import './bulk.css';

type TextKeysProps = {
  /** What it is, for the keys' names: «CSV example». */
  what: string;
  fileName: string;
  text: string;
};

const SAID_FOR_MS = 2_500;

export function TextButtons({ what, fileName, text }: TextKeysProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch (error) {
      console.warn('The clipboard is closed to us', error);
      setSaid('The browser does not allow copying here: download it instead.');
    }
  }

  return (
    <div className="wrapping-line">
      <button type="button" className="text-button" aria-label={`Copy ${what}`} onClick={() => void copy()}>
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
        {said}
      </span>
    </div>
  );
}
