/** For component tests that measure text: the page's faces, and a fallback face as on a system where they have not loaded. */
import file from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';

/** Letters 12% wider than the page's, lines 20% taller; ascent and descent are divided by the scale. */
const OTHER_FACE = `
  @font-face {
    font-family: "Other Face";
    font-weight: 200 1000;
    src: url("${file}") format("woff2");
    size-adjust: 112%;
    ascent-override: ${(101.1 * 1.2) / 1.12}%;
    descent-override: ${(35.3 * 1.2) / 1.12}%;
  }
  :root {
    --font-body: "Other Face", sans-serif;
  }`;

/** Rejects when a face does not load. Before it resolves, text has the metrics of the machine's own fonts. */
export async function loadFaces(): Promise<void> {
  // The page does without its face when it is late; a test needs it, however slow the machine is.
  document.fonts.add(await new FontFace('Nunito Sans', `url("${file}")`, { weight: '200 1000' }).load());
  // The pixel face has two files, one of them for the W.
  await document.fonts.load('16px "Press Start 2P"', 'aW');
}

/** Runs `measure` with the page's face, then with the other one. */
export async function inBothFaces(measure: (face: string) => Promise<void>): Promise<void> {
  await measure("the page's face");
  const sheet = new CSSStyleSheet();
  await sheet.replace(OTHER_FACE);
  document.adoptedStyleSheets.push(sheet);
  try {
    await document.fonts.load('16px "Other Face"');
    await measure('another face');
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }
}
